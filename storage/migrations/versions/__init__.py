"""The database's history, one revision a file."""
