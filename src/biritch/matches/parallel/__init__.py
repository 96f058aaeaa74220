"""Parallel work in similar pieces, on local cores or a cluster."""
