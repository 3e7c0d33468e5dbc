"""Tests of `core/extraction`."""
