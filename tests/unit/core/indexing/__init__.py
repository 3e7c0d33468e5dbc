"""Tests of `core/indexing`."""
