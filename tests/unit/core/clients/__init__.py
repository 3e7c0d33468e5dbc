"""Tests of `core/clients`."""
