"""Records of boards, and the file formats they are read from and written to.

What is read is not judged here: ``biritch.table.audit`` holds it against the Laws.
"""
