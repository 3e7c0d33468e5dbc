"""The tiers of the cache, and where their bytes are kept."""
