"""Each form of the tables; the order is in `down_revision`."""
