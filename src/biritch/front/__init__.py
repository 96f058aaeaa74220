"""The front door: what ``import biritch`` offers a programmer, over all the rooms."""
