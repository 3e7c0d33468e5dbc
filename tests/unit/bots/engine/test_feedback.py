"""Feedback through the engine: counted once, withdrawn, counted again; and what a thumbs-down leads to."""

from __future__ import annotations

import asyncio
import hashlib
import json

import pytest
from sqlalchemy import update
from sqlmodel import select

from bots.messages import Kind
from core.errors import Forbidden, KeyRejected, NotFound
from core.learning.corrections import LOOKED_TWICE, LOOKING, REASON_RECORDED, RECORDED
from core.learning.second_looks import MOST_SAID
from core.learning.signals import JobName
from core.model import Outcome
from storage.conversations import questions
from storage.database import open_database
from storage.tables.bookings import SecondLookRow
from storage.tables.conversations import AnswerRow, QuestionRow
from storage.tables.engine import WorkRow
from storage.tables.feedback import FeedbackRow, FixSuggestionRow, KnowledgeGapRow
from tests.emulators.common import PATIENCE
from tests.engine_bench import QUICK, Bench, FakeAnswerer, answer_to, incoming, until


@pytest.fixture
def database(tmp_path):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    yield database
    database.close()


def vote(kind: Kind = Kind.FEEDBACK_ADDED, vote: str = "down", emoji: str = "-1", **changes):
    changes.setdefault("message", "m1")
    return incoming(kind, payload={"vote": vote, "via": "reaction", "emoji": emoji}, **changes)


def standing(bench: Bench) -> list[tuple[str, str]]:
    return [(row.user_id, row.kind) for row in bench.rows(select(FeedbackRow)) if row.active]


def retries(bench: Bench) -> list[WorkRow]:
    return bench.rows(select(WorkRow).where(WorkRow.name == "answer.retry"))


async def test_a_thumbs_down_is_answered_at_once_and_corrects_the_message_in_place(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("It was $383.3B.", "It was $391.0B.")) as bench:
        await bench.hear(incoming(text="Revenue?"))
        event = vote()
        await bench.intake.accept(event)
        for work_id in bench.due():
            await bench.executor.execute(work_id)
        assert "looking again" in bench.platform.messages["m1"].notes[0]

        await bench.settle()

        message = bench.platform.messages["m1"]
        assert message.text == "It was $391.0B."
        assert "$383.3B became $391.0B" in message.notes[0]
        assert bench.indexer.reindexed == [("handbook.md", "default")]
        assert bench.evicted
        retry = bench.answerer.asked[1].retry
        assert (retry.force_citations, retry.other_model) == (True, True)
        assert len(bench.platform.messages) == 1


@pytest.mark.parametrize(
    "wrong", [Forbidden("The permissions of hr could not be found out."), NotFound("hr?"), KeyRejected("No key.")]
)
@pytest.mark.parametrize("said", ["vote", "reason", "correction"])
async def test_what_is_no_answer_takes_no_vote_and_stays_as_it_is(database, tmp_path, wrong, said):
    async with Bench(database, tmp_path, FakeAnswerer(wrong, "It was $391.0B.")) as bench:
        await bench.hear(incoming(text="Revenue?", direct=True))
        before = bench.platform.messages["m1"]
        if said == "vote":
            await bench.hear(vote(direct=True))
        else:
            kind = Kind.REASON if said == "reason" else Kind.CORRECTION
            await bench.hear(
                incoming(kind, text="That is wrong", message="m1", direct=True, payload={"addressed": True})
            )
        assert bench.platform.messages["m1"] == before
        assert (standing(bench), retries(bench), bench.rows(select(KnowledgeGapRow))) == ([], [], [])
        assert len(bench.answerer.asked) == 1


async def test_looking_again_never_overwrites_what_the_retry_shows(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("It was $383.3B.", "It was $391.0B.")) as bench:
        await bench.hear(incoming(text="Revenue?"))
        limited, update = asyncio.Event(), bench.courier.update_answer

        async def slow_update(posted, answer, delivery):
            if "Looking again" in answer.notes[0]:
                await limited.wait()
            return await update(posted, answer, delivery)

        bench.courier.update_answer = slow_update
        await bench.intake.accept(vote())
        voting = [asyncio.create_task(bench.executor.execute(work_id)) for work_id in bench.due()]
        await until(lambda: retries(bench))
        retrying = [asyncio.create_task(bench.executor.execute(work_id)) for work_id in bench.due()]
        await until(lambda: bench.indexer.reindexed)
        await asyncio.wait(retrying, timeout=0.2)
        limited.set()
        await asyncio.gather(*voting, *retrying)
        assert "$383.3B became $391.0B" in bench.platform.messages["m1"].notes[0]


async def test_a_button_pressed_before_its_answer_is_noted_still_corrects_it(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("It was $383.3B.", "It was $391.0B.")) as bench:

        async def press():
            bench.courier.on_post = None
            answer_id = bench.platform.messages["m1"].key
            payload = {"vote": "down", "via": "button", "answer_id": answer_id}
            await bench.intake.accept(incoming(Kind.FEEDBACK_ADDED, message="m1", payload=payload))
            await bench.settle()

        bench.courier.on_post = press
        await bench.hear(incoming(text="Revenue?"))
        async with asyncio.timeout(PATIENCE):
            while bench.platform.messages["m1"].text != "It was $391.0B.":
                await asyncio.sleep(0.01)  # it was put off for so long
                await bench.settle()
        assert len(retries(bench)) == 1


async def test_a_correction_stands_for_the_old_answer_in_the_history(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Old.", "New.", "Third.")) as bench:
        await bench.hear(incoming(text="Revenue?"), vote())
        await bench.hear(incoming(text="And profit?", message="2.0"))

        assert [turn.text for turn in bench.answerer.asked[2].history] == ["Revenue?", "New."]
        corrected = bench.rows(select(AnswerRow).where(AnswerRow.text == "New."))[0]
        (question, _) = bench.rows(select(QuestionRow).order_by(QuestionRow.asked_at))
        assert question.answer_id == corrected.id


async def test_feedback_and_its_jobs_are_one_transaction(database, tmp_path, monkeypatch):
    from storage.conversations import feedback

    async with Bench(database, tmp_path, FakeAnswerer("Old.", "New.")) as bench:
        await bench.hear(incoming(text="Revenue?"))

        def crash(session, entries):
            raise ValueError("the jobs could not be written")

        with monkeypatch.context() as patch:
            patch.setattr(feedback, "put_jobs", crash)
            event = vote()
            await bench.hear(event)

        assert bench.state(event.event_id) == "dead"
        assert not bench.rows(select(FeedbackRow))
        assert not retries(bench)


async def test_the_same_vote_counts_once_and_leads_to_one_retry(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Old.", "New.")) as bench:
        await bench.hear(incoming(text="Revenue?"))
        await bench.hear(vote(), vote(emoji="thumbsdown"), vote(emoji="-1"))

        assert standing(bench) == [("U1", "down")]
        assert len(retries(bench)) == 1


async def test_a_vote_goes_with_its_last_reaction_and_comes_back_with_the_next(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Revenue?"))
        await bench.hear(vote(), vote(emoji="x"))
        await bench.hear(vote(Kind.FEEDBACK_WITHDRAWN))
        assert standing(bench) == [("U1", "down")]
        await bench.hear(vote(Kind.FEEDBACK_WITHDRAWN, emoji="x"))
        assert standing(bench) == []
        await bench.hear(vote())

        assert standing(bench) == [("U1", "down")]
        (row,) = bench.rows(select(FeedbackRow))
        assert row.rounds == 2
        assert len(retries(bench)) == 1


async def test_a_withdrawal_that_is_handled_first_still_wins(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Revenue?"))
        await bench.intake.accept(vote())
        await bench.intake.accept(vote(Kind.FEEDBACK_WITHDRAWN))
        for work_id in reversed(bench.due()):
            await bench.executor.execute(work_id)

        assert standing(bench) == []


async def test_a_reaction_on_any_part_counts_for_the_whole_answer(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("x" * 100)) as bench:
        await bench.hear(incoming(text="Revenue?"))
        await bench.hear(vote(message="m1", vote="up", emoji="+1"), vote(message="m3", vote="up", emoji="+1"))

        (row,) = bench.rows(select(FeedbackRow))
        assert (row.kind, row.active, row.message_id) == ("up", True, "m1")


async def test_two_users_votes_are_two(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Revenue?"))
        await bench.hear(vote(vote="up", emoji="+1", user="U1"), vote(vote="up", emoji="+1", user="U2"))

        assert sorted(standing(bench)) == [("U1", "up"), ("U2", "up")]
        assert not retries(bench)


async def test_a_reaction_on_somebody_elses_message_is_none_of_ours(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(vote(message="m99"))

        assert not bench.rows(select(FeedbackRow))


async def test_a_second_answer_that_says_the_same_is_not_shown_as_a_correction(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Two years. [1]", "Two  years.")) as bench:
        await bench.hear(incoming(text="How long?"), vote())

        message = bench.platform.messages["m1"]
        assert message.text == "Two years. [1]"
        assert "found nothing better" in message.notes[0]


@pytest.mark.parametrize(
    ("kind", "said", "told"),
    [
        (Kind.REASON, "It is three years since May 2026.", RECORDED),
        (Kind.REASON, "no", REASON_RECORDED),
        (Kind.CORRECTION, "That is wrong, it is three years.", RECORDED),
    ],
)
@pytest.mark.parametrize("second", ["Two  years.", "Four years."])
async def test_who_says_why_is_told_in_place_what_came_of_it_and_that_it_was_recorded(
    tmp_path, kind, said, told, second
):
    database = open_database(f"sqlite:///{tmp_path / 'errata.db'}")
    async with Bench(database, tmp_path, FakeAnswerer("Two years.", second)) as bench:
        await bench.hear(incoming(text="How long?"))
        answer_id = bench.platform.messages["m1"].key
        await bench.hear(incoming(kind, said, message="2.0", user="U2", payload={"answer_id": answer_id}))
        came, recorded, *_ = bench.platform.messages["m1"].notes
        assert came.startswith(("🔁 Looked again", "✏️ Corrected because"))
        assert recorded == told
        suggested = [row for row in bench.rows(select(WorkRow)) if row.name == JobName.INJECT_EVIDENCE]
        assert len(suggested) == (told == RECORDED), "it is said to be a suggestion where it is one"
    database.close()


@pytest.mark.parametrize(
    ("second", "shown"),
    [
        (lambda q: _say(q, "No.", Outcome.FAILED), "Two years."),
        (lambda q: _say(q, "I can't say.", Outcome.REFUSED), "Two years."),
        (lambda q: _say(q, "Perhaps three.", Outcome.PARTIAL), "Two years."),
        (lambda q: _say(q, "Three years.", Outcome.ANSWERED), "Three years."),
    ],
)
async def test_only_a_better_answer_takes_the_place_of_the_old_one(database, tmp_path, second, shown):
    async with Bench(database, tmp_path, FakeAnswerer("Two years.", second)) as bench:
        await bench.hear(incoming(text="How long?"), vote())

        assert bench.platform.texts() == [shown]


async def _say(question, text, outcome):
    return answer_to(question, text, outcome=outcome)


async def test_a_retry_that_fails_says_so_on_the_old_answer(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Two years.", KeyRejected("The key was rejected."))) as bench:
        await bench.hear(incoming(text="How long?"), vote())

        message = bench.platform.messages["m1"]
        assert message.text == "Two years."
        assert "found nothing better" in message.notes[0]


async def test_a_retry_that_takes_long_says_that_it_is_still_at_it(database, tmp_path):
    from dataclasses import replace

    go_on = asyncio.Event()

    async def slow(question):
        await go_on.wait()
        return answer_to(question, "Three years.")

    limits = replace(QUICK, still_looking_after=0.05)
    async with Bench(database, tmp_path, FakeAnswerer("Two years.", slow), limits=limits) as bench:
        await bench.hear(incoming(text="How long?"))
        hearing = asyncio.create_task(bench.hear(vote()))
        await until(lambda: "Still looking" in "".join(bench.platform.messages["m1"].notes))
        go_on.set()
        await hearing

        assert bench.platform.texts() == ["Three years."]


async def test_a_reason_is_kept_and_goes_into_the_next_try(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("One.", "Two.", "Three.")) as bench:
        await bench.hear(incoming(text="How long?"), vote())
        await bench.hear(incoming(Kind.REASON, "That is the old warranty.", message="m1"))

        (row,) = bench.rows(select(FeedbackRow))
        assert row.reason == "That is the old warranty."
        assert bench.answerer.asked[2].retry.reason == "That is the old warranty."
        assert "old warranty" in bench.platform.messages["m1"].notes[0]
        assert bench.rows(select(KnowledgeGapRow))[0].topic == "How long?"


async def test_where_feedback_is_off_a_reaction_is_only_a_reaction(database, tmp_path):
    async with Bench(database, tmp_path, admins=["U1"]) as bench:
        await bench.hear(incoming(Kind.CONFIGURE, payload={"changes": {"feedback": "off"}}))
        await bench.hear(incoming(text="How long?"), vote())

        assert not bench.rows(select(FeedbackRow))


async def test_a_message_deleted_by_hand_stops_no_retry(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Old.", "New.")) as bench:
        await bench.hear(incoming(text="How long?"))
        bench.platform.delete("m1")
        await bench.hear(vote())

        assert {row.state for row in bench.rows(select(WorkRow))} == {"done"}


async def test_feedback_over_http_names_the_answer_and_is_written_though_nothing_is_posted(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("Old.", "New.")) as bench:
        await bench.hear(incoming(text="How long?", platform="web"))
        answer_id = bench.rows(select(AnswerRow))[0].id
        event = incoming(
            Kind.FEEDBACK_ADDED, platform="web", message="", payload={"vote": "down", "answer_id": answer_id}
        )
        await bench.hear(event)

        assert standing(bench) == [("U1", "down")]
        assert {row.text for row in bench.rows(select(AnswerRow))} == {"Old.", "New."}


async def test_a_channels_feedback_is_summed_up(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="How long?"))
        await bench.hear(vote(vote="up", emoji="+1", user="U2"), vote(user="U3"))
        await bench.hear(incoming(Kind.REASON, "Too short.", message="m1", user="U3"), incoming(Kind.SUMMARY))

        assert bench.platform.verbs("tell") == ["Feedback here: 👍 1 · 👎 1\n- Too short."]


async def test_a_reaction_that_is_quicker_than_the_note_of_the_post_is_counted_later(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        question = incoming(text="How long?")
        seen = asyncio.Event()

        async def react():
            bench.courier.on_post = None
            await bench.intake.accept(vote(message="m1", vote="up", emoji="+1"))
            (work_id,) = bench.due()
            await bench.executor.execute(work_id)
            assert bench.state(work_id) == "waiting"
            seen.set()

        bench.courier.on_post = react
        await bench.hear(question)
        assert seen.is_set()
        while bench.rows(select(WorkRow).where(WorkRow.state == "waiting")):
            await bench.settle()

        assert standing(bench) == [("U1", "up")]


async def test_toggling_a_reaction_a_dozen_times_costs_one_look_and_words_are_asked_for_once(database, tmp_path):
    replies = [f"It was ${number}B." for number in range(300, 345)]
    async with Bench(database, tmp_path, FakeAnswerer(*replies)) as bench:
        await bench.hear(incoming(text="Revenue?"))
        for _ in range(12):
            await bench.hear(vote(), vote(Kind.FEEDBACK_WITHDRAWN))
        await bench.hear(vote())
        assert len(retries(bench)) == 1
        assert len(bench.answerer.asked) == 2
        assert standing(bench) == [("U1", "down")], "the vote itself counts"
        [told] = bench.platform.verbs("tell")
        assert "in a few words what is wrong" in told
        await bench.hear(incoming(Kind.REASON, text="That is last year's.", message="m1"))
        assert len(retries(bench)) == 2
        await bench.hear(incoming(Kind.REASON, text="That is  last year's.", message="m1"))
        assert len(retries(bench)) == 2
        assert len(bench.platform.verbs("tell")) == 1, "the same words twice are one look"


async def test_reasons_and_corrections_open_no_way_around_the_two_looks(database, tmp_path):
    replies = [f"It was ${number}B." for number in range(300, 345)]
    async with Bench(database, tmp_path, FakeAnswerer(*replies)) as bench:
        await bench.hear(incoming(text="Revenue?"))
        for number in range(10):
            await bench.hear(incoming(Kind.REASON, text=f"Wrong, number {number}", message="m1"))
        assert len(retries(bench)) == 2
        assert bench.platform.verbs("tell") == []
        assert bench.platform.messages["m1"].notes[0] == LOOKED_TWICE, "it is said where the answer is, for all to see"
        assert bench.rows(select(FeedbackRow.reason)) == ["Wrong, number 9"], "the latest reason is kept"


async def test_what_is_said_to_be_right_waits_as_a_suggestion_also_where_nothing_is_looked_at_again(database, tmp_path):
    replies = [f"It was ${number}B." for number in range(300, 345)]
    async with Bench(database, tmp_path, FakeAnswerer(*replies)) as bench:
        await bench.hear(incoming(text="Revenue?"))
        for number in (*range(401, 404), 403, *range(404, 430)):
            await bench.hear(incoming(Kind.REASON, text=f"It was ${number}B.", message="m1"))
        assert len(retries(bench)) == 2
        supplied = [json.loads(details)["content"] for details in bench.rows(select(FixSuggestionRow.details))]
        assert supplied == [f"It was ${number}B." for number in range(401, 401 + 2 + MOST_SAID)], "each once, some"
        assert RECORDED in bench.platform.messages["m1"].notes


async def test_what_waits_for_approval_goes_with_the_question_it_was_said_of(database, tmp_path):
    async with Bench(database, tmp_path, FakeAnswerer("It was $300B.", "It was $301B.")) as bench:
        await bench.hear(incoming(text="Revenue?"))
        await bench.hear(incoming(Kind.REASON, text="It was $401B.", message="m1"))
        assert bench.rows(select(FixSuggestionRow.status)) == ["pending"]
        [row] = bench.rows(select(QuestionRow))
        bench.database.transaction(lambda session: questions.forget(session, session.get(QuestionRow, row.id)))
        assert bench.rows(select(FixSuggestionRow.status)) == []


async def test_that_it_was_looked_at_twice_is_told_alone_where_the_message_cant_be_changed(database, tmp_path):
    replies = [f"It was ${number}B." for number in range(300, 345)]
    async with Bench(database, tmp_path, FakeAnswerer(*replies)) as bench:
        await bench.hear(incoming(text="Revenue?"))
        for number in range(2):
            await bench.hear(incoming(Kind.REASON, text=f"Wrong, number {number}", message="m1"))
        bench.courier.update_answer = refuse
        await bench.hear(incoming(Kind.REASON, text="Wrong again", message="m1"))
        [told] = bench.platform.verbs("tell")
        assert "looked at this answer twice for you" in told


async def test_that_it_was_looked_at_twice_overwrites_no_look_that_is_under_way(database, tmp_path):
    replies = [f"It was ${number}B." for number in range(300, 345)]
    async with Bench(database, tmp_path, FakeAnswerer(*replies)) as bench:
        await bench.hear(incoming(text="Revenue?"))
        for number in range(3):
            event = incoming(Kind.REASON, text=f"Wrong, number {number}", message="m1")
            await bench.intake.accept(event)
            assert event.event_id in bench.due()
            await bench.executor.execute(event.event_id)
        assert bench.platform.messages["m1"].notes[0] == LOOKING
        assert any("looked at this answer twice" in told for told in bench.platform.verbs("tell"))


async def refuse(*_):
    raise NotFound("The message is gone.")


async def test_votes_on_fourteen_answers_cost_ten_looks_and_are_told_once(database, tmp_path):
    replies = [f"It was ${number}B." for number in range(300, 400)]
    async with Bench(database, tmp_path, FakeAnswerer(*replies)) as bench:
        for number in range(1, 15):
            await bench.hear(incoming(text="Revenue?", user=f"A{number}", message=f"{number}.0"))
        answers = list(bench.platform.messages)
        for message in answers:
            await bench.hear(vote(message=message))
        assert len(answers) == 14
        assert len(retries(bench)) == 10
        assert standing(bench) == [("U1", "down")] * 14, "the votes themselves count"
        [told] = bench.platform.verbs("tell")
        assert "looked at answers again for you 10 times within the hour" in told

        await bench.hear(vote(user="U2", message=answers[-1]))
        assert len(retries(bench)) == 11, "another has his own"
        database.transaction(lambda session: session.exec(update(SecondLookRow).values(at=SecondLookRow.at - 3_601)))
        await bench.hear(vote(Kind.FEEDBACK_WITHDRAWN, message=answers[-1]), vote(message=answers[-1]))
        assert len(retries(bench)) == 12, "an hour later there are looks again"


async def test_reasons_in_many_channels_open_no_way_around_the_ten_looks(database, tmp_path):
    replies = [f"It was ${number}B." for number in range(300, 400)]
    async with Bench(database, tmp_path, FakeAnswerer(*replies)) as bench:
        for number in range(15):
            await bench.hear(incoming(text="Revenue?", channel=f"C{number}", user=f"A{number}", message=f"{number}.0"))
        for number, message in enumerate(list(bench.platform.messages)):
            kind = Kind.REASON if number % 2 else Kind.FEEDBACK_ADDED
            payload = {"vote": "down", "via": "button"}
            await bench.hear(incoming(kind, "Wrong.", channel=f"C{number}", message=message, payload=payload))
        assert len(retries(bench)) == 10
        assert len(bench.platform.verbs("tell")) == 1


async def test_one_persons_looks_leave_another_his_own_and_come_back_in_an_hour(database, tmp_path):
    replies = [f"It was ${number}B." for number in range(300, 345)]
    async with Bench(database, tmp_path, FakeAnswerer(*replies)) as bench:
        await bench.hear(incoming(text="Revenue?"))
        for _ in range(5):
            await bench.hear(vote(), vote(Kind.FEEDBACK_WITHDRAWN))
        await bench.hear(vote(user="U2"))
        assert len(retries(bench)) == 2
        database.transaction(lambda session: session.exec(update(SecondLookRow).values(at=SecondLookRow.at - 3_601)))
        await bench.hear(vote())
        assert len(retries(bench)) == 3
        assert {asked.retry.by.user for asked in bench.answerer.asked[1:]} == {"U1", "U2"}, "who wants it pays"


def press(vote: str):
    return incoming(Kind.FEEDBACK_ADDED, message="m1", payload={"vote": vote, "via": "button"})


async def test_a_vote_takes_the_place_of_the_other_and_a_second_press_takes_it_back(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Revenue?"), press("up"), press("down"))
        assert standing(bench) == [("U1", "down")]
        assert len(retries(bench)) == 1
        await bench.hear(press("down"))
        assert standing(bench) == []
        await bench.hear(vote(vote="up", emoji="+1"), press("down"))
        assert standing(bench) == [("U1", "down")]
        assert len(bench.rows(select(FeedbackRow))) == 1


async def test_votes_of_a_version_that_kept_a_row_each_become_one(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Revenue?"))
        (answer,) = bench.rows(select(AnswerRow))
        chat = "slack:T1:C1"
        for kind, seq in (("up", 1), ("down", 2)):
            named = hashlib.sha256("\n".join((chat, "m1", "U1", kind)).encode()).hexdigest()[:32]
            row = FeedbackRow(id=named, answer_id=answer.id, user_id="U1", chat_id=chat, message_id="m1", kind=kind)
            row.marks, row.rounds = f'{{"m1:{kind}": [{seq}, true]}}', 1
            database.transaction(lambda session, row=row: session.add(row))
        await bench.hear(press("down"))
        (row,) = bench.rows(select(FeedbackRow))
        assert (row.kind, row.active, row.rounds) == ("down", False, 2)


async def test_where_an_answer_cant_be_changed_whoever_rejects_it_is_told_that_it_is_looked_at(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Revenue?"))
        bench.platform.fail_next(Forbidden("no more"))
        await bench.intake.accept(vote())
        for work_id in bench.due():
            await bench.executor.execute(work_id)
        assert bench.platform.verbs("tell") == ["🔁 Somebody says that this is wrong, so I am looking again."]


async def test_how_somebody_voted_is_known_whichever_way_it_was_given(database, tmp_path):
    async with Bench(database, tmp_path) as bench:
        await bench.hear(incoming(text="Revenue?"), vote())
        (answer,) = bench.rows(select(AnswerRow).where(AnswerRow.hidden.is_(False)))
        place = incoming().place
        assert (await bench.conversation.vote(place, "U1", answer.id))[0] == "down"
        assert (await bench.conversation.vote(place, "U2", answer.id))[0] == ""
        await bench.hear(vote(Kind.FEEDBACK_WITHDRAWN))
        assert (await bench.conversation.vote(place, "U1", answer.id))[0] == ""
