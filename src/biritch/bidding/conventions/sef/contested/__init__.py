"""The SEF after our opening, when the opponents bid."""
