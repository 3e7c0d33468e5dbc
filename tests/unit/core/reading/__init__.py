"""Tests of `core/reading`."""
