"""Notification of pages that show a tournament."""
