"""Tests of `core/retrieval`."""
