"""When to speak: what is said to our answer, by whomever, and what is said to people."""

from __future__ import annotations

import pytest

from bots.manners.remarks import RemarkKind, Topic, remark_of
from bots.manners.speaking import Circumstances, Line, Speech, speech

DIMMER = (Line("ana", "how many watts does dimmer 6 take"), Line("bot", "Dimmer 6 takes 2 kW [1].", ours=True))


def said(text: str, lines: tuple[Line, ...] = DIMMER, language: str = "en", **around: object) -> Speech:
    told = {"writer": "ben", "ours": True, "lines": lines} | around
    return speech(remark_of(text, language), Circumstances(**told))


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("nope, dimmer 6 was rewired, it is on 14 now", "en"),
        ("no, they told us at noon that 3 kW is the limit now", "en"),
        ("dimmer 6 was replaced in May", "en"),
        ("Nein, Dimmer 6 hängt inzwischen an 14", "de"),
        ("non, le gradateur 6 est passé à 3 kW depuis mai", "fr"),
        ("no, desde mayo el dimmer 6 son 3 kW", "es"),
        ("no, da maggio il dimmer 6 è da 3 kW ormai", "it"),
        ("não, o dimmer 6 agora é de 3 kW", "pt"),
        ("nee, dimmer 6 is sinds mei 3 kW", "nl"),
        ("아니요, 5월부터 3 kW예요", "ko"),
        ("いえ、5月から3 kWになりました", "ja"),
        ("不是，现在是3 kW", "zh"),
        ("لا، منذ مايو أصبح 3 kW", "ar"),
        ("नहीं, अब 3 kW है", "hi"),
        ("hang on, 2 kW is last year's figure", "en"),
        ("no, sono tre da maggio", "it"),
        ("Achtung, Dimmer 6 verträgt nur drei", "de"),
    ],
)
def test_whoever_says_right_behind_our_answer_what_holds_instead_corrects_it(text, language):
    assert said(text, language=language) is Speech.CORRECT


@pytest.mark.parametrize(
    "text",
    [
        "no idea, mate",
        "nope",
        "no worries, i'll ask Cleo",
        "mine is at home now",
        "I plugged the fog machine in yesterday",
        "now we need lunch",
        "hold on 5 minutes",
        "isn't that just for the old desk?",
    ],
)
def test_what_tells_nothing_of_our_answer_corrects_nothing(text):
    assert said(text) is Speech.SILENT


def test_what_people_say_no_to_among_themselves_is_theirs():
    talk = (*DIMMER, Line("cleo", "is the van fixed"), Line("dan", "it is back since 9"))
    assert said("no thats wrong dan, the van comes at 11 now", talk) is Speech.SILENT
    assert said("that's wrong btw, dimmer 6 takes 3 kW", talk) is Speech.CORRECT, "it speaks of what we spoke of"


def test_in_a_channel_outside_of_threads_a_correction_must_speak_of_what_we_answered():
    open_channel = {"ours": False, "reply": "all", "lines": (), "answered": "how many watts\nDimmer 6 takes 2 kW [1]."}
    assert said("nope, dimmer 6 is on 3 kW now", **open_channel) is Speech.CORRECT
    assert said("nope, the bus leaves at 9 now", **open_channel) is Speech.SILENT


@pytest.mark.parametrize("text", ["and for interns?", "is that right?", "does it also apply?", "and abroad?"])
def test_where_all_is_answered_a_question_that_refers_back_to_nothing_is_not_tried(text):
    assert said(text, (), ours=False, reply="all") is Speech.SILENT


def test_where_all_is_answered_a_question_that_stands_alone_is():
    assert said("what is the curfew for the matinee?", (), ours=False, reply="all") is Speech.ANSWER
    assert said("how do I reset my VPN token when it expires?", (), ours=False, reply="all") is Speech.ANSWER


def test_who_says_in_direct_messages_what_they_will_do_asks_nothing():
    assert remark_of("no worries, i'll ask Cleo").kind is RemarkKind.SMALL_TALK
    assert remark_of("eek").topic is Topic.ASSENT
    assert remark_of("ok, i will travel to Oslo, which hotels can i book?").kind is RemarkKind.QUESTION


def test_who_asks_one_more_thing_while_people_talk_asks_us():
    talk = (Line("ben", "how many watts does dimmer 6 take"), *DIMMER[1:], Line("cleo", "let's wait for Dan"))
    assert said("sorry one more - which fuse do we use for dimmers", talk, asker=True) is Speech.ANSWER
    assert said("get me one? oat milk", talk, asker=True) is Speech.SILENT


@pytest.mark.parametrize(
    ("told", "text", "language"),
    [
        ("the customer called again", "which customer?", "en"),
        ("我们的客户又来投诉了", "哪个客户?", "zh"),
        ("o cliente reclama que não passa nem 500", "ele cadastrou o aparelho novo?", "pt"),
        ("3ラインまた止まってますね", "原因は何でした?", "ja"),
        ("the rack fell over", "what happened to the spare lamps", "en"),
        ("bring your own cable", "does anyone have a spare cable?", "en"),
        ("bringt kabel mit", "hat jemand ein ersatzkabel?", "de"),
    ],
)
def test_what_its_asker_asks_after_what_a_person_just_told_is_asked_of_that_person(told, text, language):
    lines = (*DIMMER, Line("ben", told))
    assert said(text, lines, language, writer="ana", asker=True) is Speech.SILENT


@pytest.mark.parametrize(
    "text",
    [
        "how many lamps may hang on it",
        "and dimmer 7?",
        "until when may we use the hall",
        "what was dimmer 6 fused with",
    ],
)
def test_what_its_asker_asks_of_something_else_or_of_our_answer_is_asked_of_us(text):
    lines = (*DIMMER, Line("ben", "the rack fell over yesterday"))
    assert said(text, lines, writer="ana", asker=True) is Speech.ANSWER


def test_who_has_replied_to_a_person_may_ask_us_again():
    lines = (*DIMMER, Line("ben", "he will ask that, too"), Line("ana", "he did, yes"))
    assert said("how much is it", lines, writer="ana", asker=True) is Speech.ANSWER


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("since this morning??", "en"),
        ("9 degrees?!", "en"),
        ("seit heute früh??", "de"),
        ("depuis ce matin ??", "fr"),
        ("¿¿desde esta mañana??", "es"),
        ("desde hoje cedo?!", "pt"),
        ("da stamattina??", "it"),
        ("sinds vanochtend?!", "nl"),
        ("今朝から？！", "ja"),
        ("오늘 아침부터??", "ko"),
        ("今天早上开始的？？", "zh"),
        ("منذ الصباح؟؟", "ar"),
        ("आज सुबह से??", "hi"),
    ],
)
def test_who_is_astonished_at_what_a_person_just_told_asks_that_person(text, language):
    lines = (*DIMMER, Line("ben", "the rack is at 12 again"))
    assert said(text, lines, language, writer="ana", asker=True) is Speech.SILENT


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("which one, the tall one?", "en"),
        ("which customer do you mean?", "en"),
        ("welchen, den großen?", "de"),
        ("lequel, le grand ?", "fr"),
        ("¿cuál, el alto?", "es"),
        ("どの鈴木さん？", "ja"),
    ],
)
def test_where_all_is_answered_who_comes_back_at_anothers_question_in_a_few_words_asks_that_person(text, language):
    lines = (Line("liv", "anyone got the number of the acme guy"),)
    assert said(text, lines, language, ours=False, reply="all") is Speech.SILENT
    own = (Line("ben", "anyone got the number of the acme guy"),)
    assert said("what is the number of the gate?", own, ours=False, reply="all") is Speech.ANSWER
    assert said("what is the number of the gate?", lines, ours=False, reply="all") is Speech.ANSWER


@pytest.mark.parametrize("thanks", ["thx!", "ok", "👍", "danke", "merci bcp", "ありがとう"])
def test_what_its_asker_said_thanks_for_somebody_else_may_ask_on(thanks):
    lines = (*DIMMER, Line("ana", thanks))
    asked = (Line("ana", "how many watts does dimmer 6 take"), *lines)
    assert said("does it also work outdoors?", asked, writer="cleo") is Speech.ANSWER
    assert said("how many watts may dimmer 6 take abroad?", asked, writer="cleo") is Speech.ANSWER
    assert said("when does the van come tomorrow?", asked, writer="cleo") is Speech.SILENT
    assert said("can you pass me the tape?", asked, writer="cleo") is Speech.SILENT
    assert said("isn't that for the old desk?", asked, writer="cleo") is Speech.SILENT
    talk = (*asked, Line("ben", "the fuse blew again"))
    assert said("does it also work outdoors?", talk, writer="cleo") is Speech.SILENT
