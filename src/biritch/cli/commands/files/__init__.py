"""Commands that read, check and print files of boards."""
