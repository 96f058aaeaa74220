"""Tests of systems in the files of other programs."""
