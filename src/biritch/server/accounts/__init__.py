"""Accounts, for who wants one: signing in, sessions, deals and preferences that follow."""
