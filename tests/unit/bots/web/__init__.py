"""Tests of `bots/web`."""
