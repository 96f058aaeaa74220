"""The Blue Chip table manager's protocol, version 18: both ends, over lines of text.

Computer bridge championships are played by it: a table manager deals and passes on, four
programs call and play. See http://www.bluechipbridge.co.uk/protocol.htm.
"""
