"""The scoring codes, one file a code; each binds ``TARIFF``."""
