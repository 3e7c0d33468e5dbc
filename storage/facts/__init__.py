"""Facts: brought in, read by collection, asked by tools, removed."""
