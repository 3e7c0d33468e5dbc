"""The work there is to do: taken in, in whose turn, by which process, and what became of it."""
