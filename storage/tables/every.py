"""All tables of the main database together, as migrations and copies need them; a process loads those that it uses."""

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
