"""One file each: how a federation ranks, each binding ``PRESET`` and naming its source."""
