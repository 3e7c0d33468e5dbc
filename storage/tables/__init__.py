"""Tables of the main database, one module a subject; importing this package registers them all."""

from sqlmodel import SQLModel

from storage.tables import (
    access,
    audit,
    bookings,
    caches,
    conversations,
    engine,
    facts,
    feedback,
    health,
    index,
    learning,
    tokens,
)

metadata = SQLModel.metadata

__all__ = [
    "access",
    "audit",
    "bookings",
    "caches",
    "conversations",
    "engine",
    "facts",
    "feedback",
    "health",
    "index",
    "learning",
    "metadata",
    "tokens",
]
