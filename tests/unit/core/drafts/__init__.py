"""Tests of `core/drafts`."""
