"""The sentences of Biritch, one folder a language, one Fluent file a room."""
