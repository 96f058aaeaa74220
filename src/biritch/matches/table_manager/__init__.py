"""The Blue Chip table manager's protocol, version 18: both ends, over lines of text.

Computer bridge championships use it: a table manager deals and forwards messages, four programs
call and play. See http://www.bluechipbridge.co.uk/protocol.htm.
"""
