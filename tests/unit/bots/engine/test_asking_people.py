"""Ask a person: the owner is called once; their reply answers once they agreed to it and another approved it."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import pytest
from sqlalchemy import update
from sqlmodel import select

from bots.channel_settings import ChannelSettings
from bots.engine.deciding import Desk
from bots.engine.digesting import have_told, seen_by_all
from bots.engine.gathering import gathered
from bots.engine.suggesting import expire
from bots.languages import say
from bots.messages import Kind, Place, place_to_json
from core.errors import Forbidden
from storage.learning import gaps
from storage.learning.suggestions import Approval, listed
from storage.tables.conversations import AnswerRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FixSuggestionRow, KnowledgeGapRow
from storage.tables.learning import PersonAskedRow
from tests.engine_bench import incoming
from tests.learning_bench import stories

LUNCH = "How much does lunch cost in the canteen?"
REPLY = "Lunch in the canteen costs 6 euros."
OWNED = {"configured": {"default": ChannelSettings(owner="U7", digest=True)}, "admins": ("U1", "U9")}


async def wish(told, message: str, user: str = "U1", **place) -> None:
    answer = told.bench.rows(select(AnswerRow).order_by(AnswerRow.created_at))[-1]
    await told.bench.hear(
        incoming(Kind.ASK_PERSON, message=message, user=user, payload={"answer_id": answer.id}, **place)
    )


async def reply(told, text: str, user: str = "U7", **changes) -> None:
    """Say something in the thread as the adapters do: what is heard decides what it is."""
    said = incoming(text=text, user=user, payload={"addressed": False}, **{"message": "5.0", **changes})
    heard = await told.bench.services.conversation.heard(said)
    if heard.incoming is not None:
        await told.bench.hear(heard.incoming)


def notes(told) -> list[tuple[str, list[str], str]]:
    """What was called or could be pressed: the text, the acts, and who was called."""
    kept = told.bench.platform
    noted = [(one.text, kept.beneath[one.key]) for one in kept.messages.values() if one.key in kept.beneath]
    return [(text, [press.act for press in beneath.presses], beneath.calls) for text, beneath in noted]


async def consented(told, *, agrees: bool = True, user: str = "U7") -> None:
    (row,) = told.bench.rows(select(PersonAskedRow))
    await told.bench.hear(incoming(Kind.CONSENT, user=user, payload={"asked": row.id, "agrees": agrees}))


async def later(told) -> None:
    """Do also what was to wait a few seconds."""
    told.bench.database.transaction(
        lambda session: session.connection().execute(update(WorkRow).values(not_before=0.0))
    )
    await told.bench.settle()


async def test_an_owners_reply_is_kept_after_consent_and_approval_answers_in_place_and_expires(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        message = await told.ask(LUNCH)
        await wish(told, message)
        await wish(told, message)
        assert told.bench.platform.verbs("tell") == [say("person already", "en")]
        await reply(told, "Is that still asked?")
        assert len(notes(told)) == 1, "a question is no reply"
        await reply(told, REPLY)
        (asked, _, called), (consent, acts, _) = notes(told)
        assert (LUNCH in asked, called, REPLY in consent, acts) == (True, "U7", True, ["agree", "decline"])

        await consented(told, user="U3")
        assert told.bench.rows(select(FixSuggestionRow)) == [], "nobody agrees for another"
        await consented(told)
        (made,) = told.bench.database.transaction(listed)
        assert (made.status, made.author, made.owner) == ("pending", "slack:T1:U7", "slack:T1:U7")
        assert "6 euros" not in told.said(await told.ask(LUNCH, message="6.0", thread="6.0")), "not before approval"

        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1", "U9"))
        with pytest.raises(Forbidden):
            await desk.approve(made.id, Approval("slack:T1:U7", collection="default"))
        await desk.approve(made.id, Approval("slack:T1:U9", "default", expires_at=time.time() + 86_400))
        await later(told)
        assert "6 euros" in told.said(message), "the refusal is answered in place"

        told.bench.database.transaction(
            lambda session: setattr(session.get(FixSuggestionRow, made.id), "expires_at", time.time() - 1)
        )
        assert await expire(told.bench.services) == 1
        assert "6 euros" not in told.said(await told.ask(LUNCH, message="7.0", thread="7.0"))
        assert {row.status for row in told.bench.rows(select(KnowledgeGapRow)) if row.topic == LUNCH} == {gaps.OPEN}


async def test_what_an_owner_adds_before_they_agree_is_kept_with_what_they_said(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        await wish(told, await told.ask(LUNCH))
        await reply(told, REPLY)
        await reply(told, "Guests pay 9 euros.", message="5.1")
        await reply(told, "thanks everybody", message="5.2")
        *_, (consent, acts, called) = notes(told)
        assert len(notes(told)) == 3
        assert (f"{REPLY}\nGuests pay 9 euros." in consent, acts, called) == (True, ["agree", "decline"], "U7")
        await consented(told)
        (made,) = told.bench.database.transaction(listed)
        assert made.details["content"] == f"{REPLY}\nGuests pay 9 euros."
        await reply(told, "And children pay 3 euros.", message="5.3")
        assert len(notes(told)) == 3, "once they agreed, what they go on to say is their own"


async def test_what_its_author_does_not_agree_to_is_kept_nowhere(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        await wish(told, await told.ask(LUNCH))
        await reply(told, REPLY)
        await consented(told, agrees=False)
        await consented(told)
        assert told.bench.rows(select(FixSuggestionRow)) == []
        assert [row.reply for row in told.bench.rows(select(PersonAskedRow))] == [""]


async def test_what_was_asked_in_private_is_shown_to_nobody_else(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        message = await told.ask(LUNCH, private=True)
        await wish(told, message)
        assert notes(told) == []
        assert told.bench.platform.verbs("tell") == [say("person private", "en")]


async def test_where_nobody_is_named_the_gap_is_listed_and_its_assignee_is_asked(tmp_path):
    async with stories(tmp_path) as told:
        message = await told.ask(LUNCH)
        await wish(told, message)
        assert told.bench.platform.verbs("tell") == [say("person none", "en")]
        (gap,) = await _gathered(told)
        told.bench.database.transaction(lambda session: gaps.assign(session, gap.id, "slack:T1:U7", "terminal:root"))
        await wish(told, message)
        assert [called for _, _, called in notes(told)] == ["U7"]


async def test_one_person_has_few_people_asked_within_an_hour(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        for number in range(6):
            message = await told.ask(
                f"How much does menu {number} cost in the canteen?", message=f"{number}.5", thread=f"{number}.5"
            )
            await wish(told, message, thread=f"{number}.5")
        assert len(notes(told)) == 5
        assert told.bench.platform.verbs("tell") == [say("person many", "en")]


async def test_admins_list_assign_answer_and_approve_from_chat_and_nobody_their_own(tmp_path):
    async with stories(tmp_path, **OWNED) as told:

        async def administer(user, what, act, name="", said=""):
            before = len(told.bench.platform.verbs("tell"))
            payload = {"what": what, "act": act, "name": name, "said": said}
            await told.bench.hear(incoming(Kind.ADMINISTER, user=user, payload=payload))
            return told.bench.platform.verbs("tell")[before:][0]

        await told.ask(LUNCH)
        listing = await administer("U1", "gaps", "list")
        assert LUNCH in listing
        gap = listing.split("`")[1]
        assert await administer("U5", "gaps", "list") == say("admin only", "en")
        await administer("U1", "gaps", "assign", gap, "<@U7|ada>")
        assert "· somebody on Slack" in await administer("U1", "gaps", "list")
        told.bench.courier.called["U7"] = "Petra"
        assert "· Petra" in await administer("U1", "gaps", "list")
        await administer("U1", "gaps", "answer", gap, REPLY)
        listing = await administer("U1", "suggestions", "list")
        assert REPLY in listing
        made = listing.split("`")[1]
        assert "Nobody approves" in await administer("U1", "suggestions", "approve", made, "default")
        assert await administer("U9", "suggestions", "approve", made, "default") == say(
            "admin done", "en", thing=f"`{made}`"
        )
        assert "6 euros" in told.said(await told.ask(LUNCH, message="8.0", thread="8.0"))
        assert "applied already" in await administer("U9", "suggestions", "reject", made)


async def test_a_channel_is_told_its_week_once_without_what_was_asked_in_private(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        await told.ask(LUNCH)
        await told.ask("How much does a secret cost?", private=True, message="2.0", thread="2.0")
        await told.ask("How much may a hotel cost a night?", message="3.0", thread="3.0")
        monday = datetime.fromtimestamp(time.time(), UTC)
        while monday.isoweekday() != 1 or monday.hour < 7:
            monday = datetime.fromtimestamp(monday.timestamp() + 3_600, UTC)
        for _ in range(2):
            assert await have_told(told.bench.services, monday.timestamp()) == 1
            await told.bench.settle()
        (posted,) = [text for text in told.bench.platform.texts() if text.startswith("📋")]
        assert (
            posted
            == f"{say('digest head', 'en', asked=2, answered=1, rejected=0)}\n{say('digest open', 'en')}\n- {LUNCH}"
        )


@pytest.mark.parametrize(
    ("place", "seen"),
    [
        (Place("slack", "C1", thread="1.0", message="2.0"), True),
        (Place("slack", "C1", private=True), False),
        (Place("slack", "D1", direct=True), False),
        (Place("discord", "7", thread="9", message="9"), True),  # begun from a message: as open as the channel
        (Place("discord", "7", thread="9", message="12"), False),  # it may be a private thread
    ],
)
def test_a_digest_tells_only_of_what_everybody_there_saw(place, seen):
    assert seen_by_all(place_to_json(place)) is seen


async def _gathered(told):
    from bots.engine.gathering import gathered

    return await gathered(told.bench.database, None)


async def test_a_reply_that_its_author_deletes_is_evidence_no_more_and_one_they_change_waits_anew(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        await wish(told, await told.ask(LUNCH))
        await reply(told, REPLY)
        await consented(told)
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1", "U9"))
        (made,) = told.bench.database.transaction(listed)
        await desk.approve(made.id, Approval("slack:T1:U9", "default"))
        await later(told)
        assert "6 euros" in told.said(await told.ask(LUNCH, message="6.0", thread="6.0"))

        changed = incoming(Kind.EDIT, REPLY.replace("6", "7"), message="5.0", user="U7", payload={"addressed": False})
        assert (await told.bench.services.conversation.heard(changed)).incoming is not None
        await told.bench.hear(changed)
        assert "6 euros" not in told.said(await told.ask(LUNCH, message="7.0", thread="7.0")), "not any more"
        (again, before) = told.bench.database.transaction(listed)
        assert (again.status, again.details["content"], before.status) == (
            "pending",
            REPLY.replace("6", "7"),
            "expired",
        )

        await told.bench.hear(incoming(Kind.DELETED, message="5.0", user="U7"))
        assert [one.status for one in told.bench.database.transaction(listed)] == ["rejected", "expired"]


async def test_a_reply_deleted_before_its_author_agreed_is_kept_nowhere(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        await wish(told, await told.ask(LUNCH))
        await reply(told, REPLY)
        await told.bench.hear(incoming(Kind.DELETED, message="5.0", user="U7"))
        await consented(told)

        assert told.bench.rows(select(FixSuggestionRow)) == []
        assert [row.reply for row in told.bench.rows(select(PersonAskedRow))] == [""]


@pytest.mark.parametrize(
    "said", ["Paris, obviously.", "Yes, on Fridays.", "Tuesday", "Lena does.", "No.", "木曜日です。"]
)
async def test_what_an_owner_replies_is_shown_back_however_short(tmp_path, said):
    async with stories(tmp_path, **OWNED) as told:
        await wish(told, await told.ask(LUNCH))
        await reply(told, said)
        (_, (consent, acts, called)) = notes(told)
        assert (said in consent, acts, called) == (True, ["agree", "decline"], "U7")


@pytest.mark.parametrize("said", ["Thanks!", "ok", "let me check", "👍", "Who wants to know?"])
async def test_small_talk_and_questions_of_an_owner_leave_their_reply_open(tmp_path, said):
    async with stories(tmp_path, **OWNED) as told:
        await wish(told, await told.ask(LUNCH))
        await reply(told, said)
        assert len(notes(told)) == 1
        await reply(told, "6 euros")
        assert len(notes(told)) == 2


async def test_who_presses_again_is_told_what_became_of_it_and_the_buttons_are_gone(tmp_path):
    async with stories(tmp_path, **OWNED) as told:
        await wish(told, await told.ask(LUNCH))
        await reply(told, REPLY)
        (row,) = told.bench.rows(select(PersonAskedRow))

        async def press(user: str = "U7") -> str:
            payload = {"asked": row.id, "agrees": True}
            await told.bench.hear(incoming(Kind.CONSENT, message="m9", user=user, payload=payload))
            return told.bench.platform.verbs("tell")[-1]

        assert await press() == say("person kept", "en")
        assert told.bench.platform.verbs("settle") == [say("person kept", "en")]
        assert await press() == say("person kept", "en")
        assert await press("U3") == say("person not yours", "en")
        (made,) = told.bench.database.transaction(listed)
        desk = Desk(told.bench.database, told.bench.services.indexer, ("U1", "U9"))
        await desk.approve(made.id, Approval("slack:T1:U9", "default", expires_at=time.time() + 86_400))
        assert await press() == say("person approved", "en")
        assert len(told.bench.platform.verbs("settle")) == 3, "another's press changes nothing"


@pytest.mark.parametrize("listed_before", [False, True])
async def test_a_gap_that_was_answered_leaves_the_list_with_all_that_mean_the_same(tmp_path, listed_before):
    async with stories(tmp_path, **OWNED) as told:

        async def open_gaps() -> list[str]:
            found = await gathered(told.bench.database, None)
            return [gap.topic for gap in found if gap.status == gaps.OPEN]

        await told.ask(LUNCH)
        second = await told.ask(LUNCH, message="2.0", thread="2.0")
        if listed_before:
            assert await open_gaps() == [LUNCH]
        await wish(told, second, thread="2.0")
        await reply(told, REPLY, thread="2.0")
        await consented(told)
        assert await open_gaps() == []
