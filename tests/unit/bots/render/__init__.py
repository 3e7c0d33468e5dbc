"""Tests of `bots/render`."""
