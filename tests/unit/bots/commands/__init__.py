"""Tests of `bots/commands`."""
