"""How robots call: by their system, and judged by hidden hands."""
