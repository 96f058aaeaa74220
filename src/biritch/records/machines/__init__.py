"""Files for dealing machines: deals alone, each in the same number of bytes or on a line."""
