"""USEBIO, the XML in which clubs send results (versions 1.0 to 1.3, usebio.org)."""
