"""Conventions and other packages of rows, shared by systems: each file binds ``PACKAGE``."""
