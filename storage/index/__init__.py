"""Documents, keywords and vectors: in SQLite, in PostgreSQL, with Pinecone."""
