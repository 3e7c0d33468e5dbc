"""How candidates become an order: fusion, merging, signals."""
