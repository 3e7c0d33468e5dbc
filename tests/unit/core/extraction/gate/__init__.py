"""The gate of answers."""
