"""Ranking and thresholds, adjusted to what people confirmed: proposed, tried in the shadow, promoted."""
