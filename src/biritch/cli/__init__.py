"""The command line: builds, prints and reads. It knows no rule of bridge."""
