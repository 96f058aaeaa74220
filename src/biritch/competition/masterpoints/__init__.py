"""One file each: what the places of a field earn, binding ``SCALE`` and naming its source."""
