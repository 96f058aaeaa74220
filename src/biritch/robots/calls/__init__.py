"""How robots call: by their system, with close calls judged by simulation."""
