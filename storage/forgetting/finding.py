"""Looks through every table for what names a person: what is theirs goes, what names them keeps a pseudonym.

Every text column of every table is looked through, those of the durable engine's library too, so that a table that is
added later is covered without a line here. The index of documents is not: what a team's documents say of people is
theirs to change (`bots.commands.forget` sees to what the person supplied).
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Column, Connection, LargeBinary, MetaData, String, Table, func, inspect, or_, select

from storage.forgetting.person import WEB, Person
from storage.forgetting.theirs import carries_theirs, holds_asked, is_asker, is_them, uncalled
from storage.learning.suggestions import APPLIED, APPROVED, EXPIRED, PENDING, SAID_TO
from storage.moving.rows import main_tables

Row = Mapping[str, Any]
_LIBRARY = "dbos"  # the schema of the engine's library on PostgreSQL; on SQLite its tables lie among ours
_ALEMBIC = "alembic_version"
_AT_ONCE = 500
_SUPPLIED = "fix_suggestions"
_APPROVED = (APPROVED, APPLIED, EXPIRED)
_READ_WHOLE = ("work", "work_checkpoint")  # whose they are stands in their JSON, which may name nobody


@dataclass(frozen=True, slots=True)
class Held:
    """One row that names a person, or is theirs: `changed` is what is to stand there instead, None where it goes."""

    table: Table
    row: Row
    changed: Row | None


@dataclass(slots=True)
class Owned:
    """Ids of what is a person's, as they are found: questions first, then what belongs to them."""

    questions: set[str] = field(default_factory=set)
    answers: set[str] = field(default_factory=set)
    work: set[str] = field(default_factory=set)


Rule = Callable[[Row, Person, Owned], bool]


def held_on(connection: Connection, person: Person) -> list[Held]:
    """Return every row that names a person or is theirs, by table."""
    owned, found = Owned(), []
    for table in _in_order(all_tables(connection)):
        for row in _candidates(connection, table, person, owned):
            one = _judged(table, row, person, owned)
            if one is not None:
                found.append(one)
    return found


def all_tables(connection: Connection) -> list[Table]:
    """Return every table there is but the index's: ours, and those of the engine's library, as they are found."""
    ours = main_tables()
    known = {table.name for table in ours}
    schemas = [None, _LIBRARY] if _LIBRARY in inspect(connection).get_schema_names() else [None]
    others = MetaData()
    for schema in schemas:
        others.reflect(connection, schema=schema, only=lambda name, _: name not in known and not _is_apart(name))
    return [*ours, *others.tables.values()]


def _is_apart(name: str) -> bool:
    return name.startswith("index_") or name == _ALEMBIC


def _in_order(tables: Sequence[Table]) -> list[Table]:
    """What others belong to comes first."""
    first = {"question": 0, "answer": 1, "work": 2}
    return sorted(tables, key=lambda table: first.get(table.name, 3))


def _candidates(connection: Connection, table: Table, person: Person, owned: Owned) -> Iterator[Row]:
    """Rows that may name them, and those that belong to what is theirs."""
    texts = [column for column in table.columns if is_text(column)]
    named = [c.contains(way, autoescape=True) for c in texts for way in person.ways]
    named += [func.lower(c).contains(way.lower(), autoescape=True) for c in texts for way in person.names]
    blobs = [column for column in table.columns if isinstance(column.type, LargeBinary)]
    whole = table.name in _READ_WHOLE or (blobs and table.name == "cache_entry")
    wanted: list[Any] = [True] if whole else [or_(*named)] if named else []
    seen: set[tuple[Any, ...]] = set()
    conditions: list[Any] = [*wanted, *_belonging(table, owned)]
    for condition in conditions:
        query = select(table) if condition is True else select(table).where(condition)
        for row in connection.execute(query).mappings():
            key = tuple(row[column.name] for column in _key(table))
            if key not in seen:
                seen.add(key)
                yield dict(row)


def is_text(column: Column[Any]) -> bool:
    """Say whether a column holds text, however its type is wrapped."""
    return isinstance(column.type, String) or isinstance(getattr(column.type, "impl", None), String)


def _belonging(table: Table, owned: Owned) -> Iterator[Any]:
    columns = {"question_id": owned.questions, "answer_id": owned.answers, "work_id": owned.work}
    for name, ids in columns.items():
        listed = sorted(ids)
        if name in table.columns and table.name in _RULES:
            for start in range(0, len(listed), _AT_ONCE):
                yield table.columns[name].in_(listed[start : start + _AT_ONCE])


def _key(table: Table) -> Collection[Any]:
    return list(table.primary_key.columns) or list(table.columns)


def _judged(table: Table, row: Row, person: Person, owned: Owned) -> Held | None:
    rule = _RULES.get(table.name)
    if rule is not None and rule(row, person, owned):
        _own(table.name, row, owned)
        return Held(table, row, None)
    if row.get("workspace") not in (None, "", person.workspace) and person.workspace:
        return None  # an id of the same letters in another workspace is somebody else's
    if table.name not in _OURS:
        return Held(table, row, None) if any(person.is_named(str(v)) for v in row.values() if v) else None
    texts = {name: uncalled(value, person) for name, value in row.items() if isinstance(value, str)}
    changed = {name: _fitting(table, name, person.without(value)) for name, value in texts.items()}
    if table.name == _SUPPLIED and row["answer_id"] in owned.answers and f'"{SAID_TO}": true' not in row["details"]:
        changed["question"] = ""  # was theirs, and what was approved reads well without
    changed = {name: value for name, value in changed.items() if value != row[name]}
    if table.name == "audit" and "subject" in changed:
        changed["subject"] = person.pseudonym  # a token's id stands there with its name
    return Held(table, row, changed) if changed else None


def _fitting(table: Table, name: str, value: str) -> str:
    """A pseudonym may be longer than the id it stands for: the column's length holds."""
    length = getattr(table.columns[name].type, "length", None)
    return value[:length] if length else value


def _own(name: str, row: Row, owned: Owned) -> None:
    if name == "question":
        owned.questions.add(row["id"])
        owned.work.add(row["work_id"])
    elif name == "answer":
        owned.answers.add(row["id"])
    elif name == "work":
        owned.work.add(row["id"])


def _asked(row: Row, person: Person, _: Owned) -> bool:
    return row["platform"] == person.platform and row["user_id"] == person.user and _there(row, person)


def _there(row: Row, person: Person) -> bool:
    return not person.workspace or row["workspace"] in ("", person.workspace)


def _answered(row: Row, person: Person, owned: Owned) -> bool:
    asker = json.loads(row["body"]).get("question", {}).get("asker")
    return row["question_id"] in owned.questions or is_asker(asker, person)


def _worked(row: Row, person: Person, owned: Owned) -> bool:
    theirs = is_them(row["person"], person) or row["id"] in owned.work
    return theirs or carries_theirs(row["body"], person, owned.answers, owned.questions)


def _supplied(row: Row, person: Person, owned: Owned) -> bool:
    """What they supplied goes unless somebody approved it, and what others said of their answers while that is open."""
    theirs = is_them(row["author"], person) and row["status"] not in _APPROVED
    return theirs or (row["status"] == PENDING and row["answer_id"] in owned.answers)


def _voted(row: Row, person: Person, owned: Owned) -> bool:
    theirs = row["user_id"] in (person.user, person.subject)
    chat = f"{person.platform}:{person.workspace}:"
    return row["answer_id"] in owned.answers or (theirs and (not row["chat_id"] or row["chat_id"].startswith(chat)))


def _by_answer(row: Row, _: Person, owned: Owned) -> bool:
    return row["answer_id"] in owned.answers


def _by_question(row: Row, _: Person, owned: Owned) -> bool:
    return row["question_id"] in owned.questions


def _by_work(row: Row, person: Person, owned: Owned) -> bool:
    return row["work_id"] in owned.work or holds_asked(row["result"], person)


def _looked(row: Row, person: Person, _: Owned) -> bool:
    return bool(row["user_id"] == person.user)


def _is_subject(row: Row, person: Person, _: Owned) -> bool:
    return row["kind"] in ("user", "person", "token") and (
        row["subject"] in person.called or is_them(row["subject"], person)
    )


def _token(row: Row, person: Person, _: Owned) -> bool:
    return person.platform == WEB and person.user in (row["id"], row.get("token"))


def _cached(row: Row, person: Person, _: Owned) -> bool:
    return person.is_named(row["value"].decode("utf-8", "replace"))


def _conversed(row: Row, person: Person, _: Owned) -> bool:
    return person.is_named(row["id"])


# What is a person's goes, row by row; whatever else names them keeps its row and loses the name.
_RULES: Mapping[str, Rule] = {
    "question": _asked,
    "answer": _answered,
    "work": _worked,
    "work_checkpoint": _by_work,
    "post": _by_question,
    "feedback": _voted,
    "signal": _by_answer,
    "knowledge_gaps": _by_answer,
    "frozen_case": _by_answer,
    "person_asked": _by_answer,
    _SUPPLIED: _supplied,
    "second_look": _looked,
    "collection_grant": _is_subject,
    "booking_total": _is_subject,
    "api_token": _token,
    "web_session": _token,
    "cache_entry": _cached,
    "conversation": _conversed,
}
_OURS = frozenset(table.name for table in main_tables())
