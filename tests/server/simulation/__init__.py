"""The whole service over a clock, a network and a disk that one seed settles."""
