"""Worker processes, which run robots and the solver."""
