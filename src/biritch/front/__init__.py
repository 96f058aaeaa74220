"""The public API of ``import biritch``, built on all packages."""
