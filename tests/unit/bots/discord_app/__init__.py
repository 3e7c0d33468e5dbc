"""Tests of bots.discord_app."""
