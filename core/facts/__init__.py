"""Fact tools: their arguments, companies and ratios."""
