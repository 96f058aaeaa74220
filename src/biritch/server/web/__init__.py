"""The web application: addresses, pages, security."""
