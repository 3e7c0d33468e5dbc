"""Tests of `core/concurrency`."""
