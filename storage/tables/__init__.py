"""Tables of the main database, one module a subject; `every` holds them all."""
