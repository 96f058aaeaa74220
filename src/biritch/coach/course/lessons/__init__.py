"""The lessons of the first course, one text file each (``finesse.lesson``)."""
