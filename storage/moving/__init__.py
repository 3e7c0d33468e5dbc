"""Everything that is kept, carried to another database or into an archive, and back."""
