"""What the bot says of itself: who it is, what it may read here, and questions that it can answer."""

from typing import Final

ITSELF: Final = "errata"
"""What answers about the product itself name as their model: nothing was searched or checked, nobody votes on it."""
