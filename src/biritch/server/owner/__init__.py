"""The owner's desk: admission, notices, reports, and the log of the owner's acts."""
