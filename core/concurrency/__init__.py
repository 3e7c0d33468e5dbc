"""What many ask at once shares: turns, threads, one flight for all, descriptors, bounded unpacking."""
