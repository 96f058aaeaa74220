"""Addresses of live tournaments: requests, permissions, views."""
