"""Tests of the conversation at the terminal."""
