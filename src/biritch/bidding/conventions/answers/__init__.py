"""Responses to an opening of one in a suit."""
