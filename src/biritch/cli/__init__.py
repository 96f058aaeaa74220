"""The command line: builds, prints and reads. It contains no bridge rules."""
