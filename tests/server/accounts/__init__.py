"""Accounts: values, routes, what follows somebody, what goes."""
