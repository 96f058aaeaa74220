"""Conventions and other packages of agreements; each file binds ``PACKAGE``."""
