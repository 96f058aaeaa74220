"""Tests of results exchanged between servers."""
