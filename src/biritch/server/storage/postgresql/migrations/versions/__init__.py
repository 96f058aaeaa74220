"""The versions of the tables; `down_revision` gives their order."""
