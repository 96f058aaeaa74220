"""Boards and deals on the command line: conditions, formats, drawings, registers."""
