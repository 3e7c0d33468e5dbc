"""Tests of `bots`."""
