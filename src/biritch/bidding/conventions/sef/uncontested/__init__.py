"""The SEF while the opponents pass."""
