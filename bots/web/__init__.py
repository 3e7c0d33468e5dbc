"""The HTTP front door."""
