"""Tests of `core/steps`."""
