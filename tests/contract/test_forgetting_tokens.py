"""Whoever asks over HTTP is forgotten by the token's name as by its id, and what they had asked goes with its work."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest
from sqlalchemy import select, text
from typer.testing import CliRunner

from bots.cli import app
from core.model import Asker
from storage.access import tokens
from storage.database import open_database
from storage.forgetting.applying import forget
from storage.forgetting.person import person_of
from storage.learning import suggestions
from storage.learning.suggestions import APPLIED, EXPIRED, REJECTED, Suggestion
from storage.tables.conversations import AnswerRow, QuestionRow
from storage.tables.engine import CheckpointRow, WorkRow
from tests.contract.test_forgetting import everything, naming

NAME = "carol.danvers"
MINE, OTHERS = "tokenid0", "tokenid1"


@pytest.fixture
def database(tmp_path):
    opened = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield opened
    opened.close()


def asker(who):
    return asdict(Asker("web", "", "", who, who))


def event(who, said="How long is leave?"):
    return json.dumps({"text": said, "user": who, "place": {"platform": "web"}})


# What work holds: (person, body), and whether it goes with the one who is forgotten.
WORK = {
    "asked": ("web::" + MINE, event(MINE), True),
    "asked in another place": (f"web:w:{MINE}", event(MINE), True),
    "supplied": ("", json.dumps({"id": "s", "content": "30 days", "author": "token:" + MINE}), True),
    "looked at again": ("", json.dumps({"answer_id": "a1"}), True),
    "retried": ("", json.dumps({"answer_id": "a9", "by": asker(MINE)}), True),
    "marked": ("", json.dumps({"question_id": "q1"}), True),
    "others'": ("web::" + OTHERS, event(OTHERS, f"Is {NAME} in? And {MINE}?"), False),
    "others' retry": ("", json.dumps({"answer_id": "a2", "by": asker(OTHERS)}), False),
    "nobody's": ("", "{}", False),
    "no JSON": ("", "plain", False),
    "approved": ("", json.dumps({"suggestion": "s-applied"}), False),
    "another platform": (f"slack:T1:{MINE}", event("U1"), False),
}


def fill(session):
    for number, who in ((1, MINE), (2, OTHERS)):
        session.add(
            QuestionRow(
                id=f"q{number}", source=f"web::{number}", conversation_id=f"web::{who}", platform="web", workspace="",
                channel="", user_id=who, text="How long is leave?", place="{}", work_id="", asked_at=1.0,
            )
        )  # fmt: skip
        body = json.dumps({"question": {"asker": asker(who)}, "text": f"30 days, {NAME}"})
        session.add(
            AnswerRow(
                id=f"a{number}",
                question_id=f"q{number}",
                question="How?",
                text="So.",
                outcome="answered",
                body=body,
                created_at=1.0,
            )
        )
    for name, (person, body, _) in WORK.items():
        session.add(WorkRow(id=name, lane="jobs", name="ask", body=body, person=person, state="waiting"))
        session.add(CheckpointRow(work_id=name, name="drafted", result=json.dumps({"text": f"of {name}"})))
    whole = json.dumps({"answer": {"question": {"asker": asker(MINE), "text": "How?"}, "text": "So."}})
    session.add(CheckpointRow(work_id="nobody's", name="answered", result=whole))
    for name, status in (("pending", ""), ("rejected", REJECTED), ("applied", APPLIED), ("expired", EXPIRED)):
        names = {f"token:{MINE}": NAME, f"token:{OTHERS}": "bob"}
        details = {"content": f"{NAME} has {name}", "names": names, NAME: "key"}
        said = Suggestion(
            f"s-{name}", "evidence.inject", "", details, author=f"token:{MINE}", question="How?", answer_id="a1"
        )
        suggestions.suggest(session, said)
        if status:
            suggestions.mark(session, said.id, status)
    by_others = {"content": "Nobody has leave."}
    suggestions.suggest(
        session, Suggestion("s-others", "evidence.inject", "", by_others, author=f"token:{OTHERS}", answer_id="a1")
    )


def ids(database, table):
    with database.engine.connect() as connection:
        return set(connection.execute(text(f"SELECT id FROM {table}")).scalars())  # noqa: S608 - a constant


def forgotten(database):
    database.transaction(fill)
    person = person_of(f"web::{MINE}", called=(NAME, ""))
    forget(database, person, "terminal")
    return person


def test_the_bare_name_of_a_token_is_found_wherever_its_id_is(database):
    forgotten(database)
    assert naming(database, NAME, MINE) <= {"work", "work_checkpoint"}
    assert not [row for name, row in everything(database) if NAME in row]


def test_work_of_theirs_and_what_it_returned_goes_and_no_more(database):
    forgotten(database)
    stays = {name for name, (_, _, goes) in WORK.items() if not goes}
    assert ids(database, "work") == stays
    with database.engine.connect() as connection:
        rows = connection.execute(select(CheckpointRow.work_id, CheckpointRow.name)).all()
    assert {tuple(row) for row in rows} == {(name, "drafted") for name in stays}


def test_of_what_they_supplied_what_was_approved_stays_without_question_and_name(database):
    person = forgotten(database)
    assert ids(database, "fix_suggestions") == {"s-applied", "s-expired"}
    (kept,) = database.transaction(lambda session: suggestions.listed(session, APPLIED))
    assert (kept.question, kept.author) == ("", f"token:{person.pseudonym}")
    assert kept.details == {
        "content": f"{person.pseudonym} has applied",
        "names": {f"token:{OTHERS}": "bob"},
        person.pseudonym: "key",
    }


def test_a_token_that_was_revoked_is_forgotten_by_its_name(tmp_path):
    opened = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    made, _ = opened.transaction(lambda session: tokens.create(session, NAME, "ask"))
    opened.transaction(lambda session: tokens.revoke(session, NAME))
    asked = {"text": f"{NAME} asks", "user": made.id}
    opened.transaction(
        lambda session: session.add(
            WorkRow(id="w", lane="jobs", name="ask", body=json.dumps(asked), person="web::" + OTHERS)
        )
    )
    opened.close()
    arguments = ["forget", f"token:{NAME}", "--yes", "--json"]
    done = CliRunner().invoke(app, arguments, env={"ERRATA_HOME": str(tmp_path)})
    assert done.exit_code == 0, done.output
    opened = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    assert not [row for name, row in everything(opened) if NAME in row]
    opened.close()
