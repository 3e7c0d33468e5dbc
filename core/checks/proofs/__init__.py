"""Rules that prove a figure: one a file; each gives the proof, or None where it has none."""
