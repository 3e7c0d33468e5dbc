"""What all tables are."""

from __future__ import annotations

from pydantic import ConfigDict
from sqlmodel import SQLModel


class Row(SQLModel):
    """A row of a table. Rows are not validated: what pydantic needs for that is not made before it is asked for."""

    model_config = ConfigDict(defer_build=True)  # type: ignore[assignment]  # SQLModel's own knows a key more
