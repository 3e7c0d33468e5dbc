"""Rules that let a figure pass unproved, because it claims nothing that could be looked up: one a file."""
