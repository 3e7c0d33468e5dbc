"""Prompts as files: one a call."""
