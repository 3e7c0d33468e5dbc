"""What the terminal alone says, a file a language."""
