"""Rules that hold a figure to be wrong, or a cell of the same value not to be the one meant: one a file."""
