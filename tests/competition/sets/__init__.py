"""Tests of sets of boards."""
