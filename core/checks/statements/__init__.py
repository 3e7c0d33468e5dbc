"""Rules about what a sentence says in words: one rule a file."""
