"""Manners: what a message is to us, and whether to speak. Knows no platform."""
