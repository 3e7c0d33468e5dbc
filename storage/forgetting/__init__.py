"""What is held on one person: found in every table, shown, and forgotten."""
