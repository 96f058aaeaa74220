"""Rebids of opener and responder."""
