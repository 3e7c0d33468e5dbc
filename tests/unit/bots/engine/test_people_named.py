"""People read names, never what the log calls somebody: sources, lists of suggestions and gaps, settings."""

from __future__ import annotations

import time

import pytest
from sqlmodel import select

from bots.channel_settings import ChannelSettings
from bots.engine.asides import for_people
from bots.engine.deciding import Desk
from bots.languages import LANGUAGES, say
from bots.messages import Kind
from bots.people_named import called, names_of
from core.errors import BadSetting, Unavailable
from storage.learning.suggestions import Approval, listed
from storage.tables.feedback import FixSuggestionRow
from tests.engine_bench import incoming
from tests.fakes_platform import FakeCourier, FakePlatform
from tests.learning_bench import stories
from tests.unit.bots.engine.test_asking_people import LUNCH, OWNED, consented, later, reply, wish
from tests.unit.bots.engine.test_supplied import LEAVE, RIGHT, SUPPLIED

ADMIN = {"what": "suggestions", "act": "list"}


def named(told, **names: str) -> None:
    told.bench.services.couriers["slack"].called.update(names)


async def test_what_somebody_supplied_is_cited_by_their_name_and_no_id(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        named(told, U7="Petra", U9="Anna")
        message = await told.ask(LUNCH)
        await wish(told, message)
        await reply(told, "Lunch in the canteen costs 6 euros.")
        await consented(told)
        (made,) = told.bench.database.transaction(listed)
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1", "U9"))
        await desk.approve(made.id, Approval("slack:T1:U9", "default", expires_at=time.time() + 86_400))
        await later(told)
        titles = [entry.title for entry in await told.bench.services.indexer.documents()]
        assert any(title.startswith("Answer by Petra, valid until") for title in titles), titles
        notes = [note for one in told.bench.platform.messages.values() for note in one.notes]
        assert not any("supplied/" in note for note in notes), notes


async def test_an_admin_sees_who_said_what_to_which_question(tmp_path):
    async with stories(tmp_path, admins=("U9",)) as told:
        named(told, U2="Ben")
        message = await told.ask(LEAVE)
        await told.bench.hear(incoming(Kind.CORRECTION, RIGHT, message=message, user="U2", payload={"addressed": True}))
        (row,) = told.bench.rows(select(FixSuggestionRow))
        await told.bench.hear(incoming(Kind.ADMINISTER, message="8.0", user="U9", payload=ADMIN))
        said = told.bench.platform.verbs("tell")[-1]
        assert f"`{row.id}` · Ben · “{LEAVE}” → {SUPPLIED}" in said
        assert "slack:" not in said


async def test_settings_name_the_owner_and_a_refusal_names_no_variable(tmp_path):
    async with stories(tmp_path, configured={"default": ChannelSettings(owner="U7")}, admins=("U9",)) as told:
        named(told, U7="Petra")
        await told.bench.hear(incoming(Kind.CONFIGURE, user="U2", payload={"changes": {}}))
        await told.bench.hear(incoming(Kind.CONFIGURE, message="8.0", user="U2", payload={"changes": {"mode": "crag"}}))
        shown, refused = told.bench.platform.verbs("tell")
        assert "- owner: Petra" in shown
        assert refused == f"{say('only admins', 'en')} {say('admins named', 'en')}"


def test_people_on_a_platform_are_told_no_settings_and_those_at_the_terminal_are():
    error = BadSetting("That did not work.", hint="Set LLM_TIMEOUT higher.")
    assert for_people(incoming(), error) == "That did not work."
    assert "LLM_TIMEOUT" in for_people(incoming(platform="console"), error)


class Failing(FakeCourier):
    async def name_of(self, place, user):
        raise Unavailable("Slack does not answer.")


async def test_who_has_no_name_is_called_by_where_they_are():
    courier = FakeCourier(FakePlatform())
    courier.called["U2"] = " Ben\n  Kurz "
    actors = ["slack:T1:U2", "slack:T1:U3", "discord::7", "token:x"]
    assert await names_of({"slack": courier, "discord": Failing(FakePlatform())}, actors) == {"slack:T1:U2": "Ben Kurz"}
    assert called("slack:T1:U3") == "somebody on Slack"
    assert called("terminal:root") == "root"


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
@pytest.mark.parametrize("actor", ["slack:T1:U2", "discord:15:1575", "token:abcdef", ""])
def test_no_language_calls_anybody_by_an_id(actor, language):
    said = called(actor, language=language)
    assert said
    assert not any(part and part in said for part in actor.split(":")[1:])
