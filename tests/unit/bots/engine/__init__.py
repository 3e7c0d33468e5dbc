"""Tests of `bots/engine`."""
