"""Records of boards, and the file formats they are read from and written to.

Nothing is judged here: ``biritch.table.audit`` checks records against the Laws.
"""
