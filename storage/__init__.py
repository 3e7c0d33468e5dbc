"""How the ports of `core` are kept: SQLite, PostgreSQL, Redis, Pinecone."""
