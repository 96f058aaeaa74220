"""Addresses of the page of rulings."""
