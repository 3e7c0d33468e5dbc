"""Tests of bots.manners."""
