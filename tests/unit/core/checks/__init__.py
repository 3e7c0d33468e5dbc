"""Tests of `core/checks`."""
