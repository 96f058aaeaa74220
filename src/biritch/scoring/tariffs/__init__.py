"""One file, one scoring code; each binds ``TARIFF``."""
