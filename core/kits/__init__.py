"""A kit of its own for one question: metered, and confined where its text may not leave."""
