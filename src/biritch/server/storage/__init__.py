"""Where the server keeps its logs."""
