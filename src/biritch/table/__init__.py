"""One live table: an append-only log, undo, claims. It knows no HTTP and no storage."""
