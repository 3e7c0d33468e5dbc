"""Tests of `core/facts`."""
