"""The web application: routes, pages, security."""
