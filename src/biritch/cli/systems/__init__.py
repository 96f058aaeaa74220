"""Systems on the command line: users' own files and other programs' files."""
