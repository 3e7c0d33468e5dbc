"""Tests of `core/evaluation`."""
