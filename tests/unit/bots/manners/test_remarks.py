"""What a message is to us, by its words alone."""

from __future__ import annotations

import json

import pytest

from benchmarks.manners import ROWS, SPOKEN, judged_in
from bots.manners.remarks import Remark, RemarkKind, Topic, remark_of


@pytest.mark.parametrize(
    "text",
    [
        *("how many days of leave do we get", "waht is teh price", "hwo long does it take", "and for part timers"),
        *("what do you know about pensions", "help me with my vpn", "right, is it for all?", "I need the travel form"),
        *("ok, und auf prod?", "braucht man dafür eine freigabe", "c'est quoi le plafond", "cuánto cuesta"),
        *("quais são os prazos", "quanto dura il contratto", "mag ik thuiswerken", "何日ありますか", "什么时候发工资"),
        *("한도가 얼마인가요", "ما هي سياسة الإجازات", "छुट्टी कितने दिन की है"),
    ],
)
def test_a_question_needs_no_sign_of_one(text: str) -> None:
    assert remark_of(text).kind is RemarkKind.QUESTION


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        *(("hi", Topic.GREETING), ("good morning everyone!", Topic.GREETING), ("thx :)", Topic.THANKS)),
        *(("ok", Topic.ASSENT), ("okkkk cool", Topic.ASSENT), ("+1", Topic.ASSENT), ("hahahaha", Topic.LAUGHTER)),
        *(("👍 🎉", Topic.EMOJI), (":tada:", Topic.EMOJI), ("https://wiki.example.com/x?y=1", Topic.LINK)),
        *(("Danke dir!", Topic.THANKS), ("mdr", Topic.LAUGHTER), ("jajaja", Topic.LAUGHTER), ("valeu!", Topic.THANKS)),
        *(("grazie mille", Topic.THANKS), ("dankjewel hoor", Topic.THANKS), ("ありがとうございます", Topic.THANKS)),
        *(
            ("ㅋㅋㅋㅋ", Topic.LAUGHTER),
            ("好的谢谢", Topic.ASSENT),
            ("شكرا جزيلا", Topic.THANKS),
            ("धन्यवाद जी", Topic.THANKS),
        ),
    ],
)
def test_small_talk_is_told_in_every_language(text: str, topic: Topic) -> None:
    assert remark_of(text) == Remark(RemarkKind.SMALL_TALK, topic)


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        *(("What can you do?", Topic.HELP), ("hi, what can you do for me", Topic.HELP), ("help", Topic.HELP)),
        *(("who are you", Topic.WHO), ("which documents do you know?", Topic.DOCUMENTS), ("was kannst du", Topic.HELP)),
        *(("何ができますか", Topic.HELP), ("你是谁?", Topic.WHO), ("was bist du eigentlich", Topic.WHO)),
        *(
            ("뭘 할 수 있어요?", Topic.HELP),
            ("어떤 문서가 있어?", Topic.DOCUMENTS),
            ("so what else can you do", Topic.HELP),
        ),
        ("Welche Unterlagen hast du denn überhaupt?", Topic.DOCUMENTS),
    ],
)
def test_what_is_asked_about_us_is_told_from_what_is_looked_up(text: str, topic: Topic) -> None:
    assert remark_of(text) == Remark(RemarkKind.ABOUT_US, topic)


def test_a_cry_for_help_hangs_on_what_was_said() -> None:
    assert remark_of("please help") == Remark(RemarkKind.ABOUT_US, Topic.HELP, further=True)


@pytest.mark.parametrize(
    "text",
    [
        *("that is wrong, it costs 8 now", "no that's outdated", "it's 30 now", "wrong", "das stimmt nicht mehr"),
        *(
            "c'est faux, c'est 30 maintenant",
            "está desactualizado",
            "それは間違いです、今は30日です",
            "这不对,现在是8块",
        ),
    ],
)
def test_a_correction_in_words_is_told(text: str) -> None:
    assert remark_of(text).kind is RemarkKind.CORRECTION


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("@ben what do you think?", RemarkKind.TO_SOMEBODY),
        ("was it you @tim", RemarkKind.TO_SOMEBODY),
        ("is @tim the one who approves this?", RemarkKind.QUESTION),
        ("is that wrong?", RemarkKind.QUESTION),
        ("I'm off to lunch", RemarkKind.SMALL_TALK),
        ("I think the server is down", RemarkKind.NOTHING),
        ("come over here", RemarkKind.NOTHING),
        ("```SELECT * FROM users WHERE id = ?```", RemarkKind.NOTHING),
        ("???", RemarkKind.NOTHING),
        ("", RemarkKind.ABOUT_US),
    ],
)
def test_what_else_people_say_is_told_apart(text: str, kind: RemarkKind) -> None:
    assert remark_of(text).kind is kind


def test_of_all_rows_that_are_known_hardly_any_unasked_line_is_answered_and_nearly_all_that_is_asked() -> None:
    known = (ROWS / f"manners.{name}.jsonl" for name in ("dev", "fresh", "fresh2", "fresh3"))
    talks = [json.loads(row) for path in known for row in path.read_text(encoding="utf-8").splitlines()]
    judged = [(want, got) for talk in talks for want, got, _ in judged_in(talk)]
    quiet = [got for want, got in judged if want == "quiet"]
    asked = [got for want, got in judged if want in SPOKEN]
    assert sum(got != "quiet" for got in quiet) <= len(quiet) * 0.01
    assert sum(got in SPOKEN for got in asked) >= len(asked) * 0.98


@pytest.mark.parametrize(
    "text",
    ["das stimmt doch gar nicht, es sind 30", "faux, c'est 130", "hmm that can't be right", "ese numero ya no vale"],
)
def test_a_correction_is_told_with_emphasis_within_it_and_with_what_follows(text: str) -> None:
    assert remark_of(text).kind is RemarkKind.CORRECTION


def test_what_is_asked_about_us_may_follow_what_is_said() -> None:
    assert remark_of("i'm new here, what can you help me with?").topic is Topic.HELP
    assert remark_of("when is lunch? also, what can you do").kind is RemarkKind.QUESTION


def test_who_asks_for_help_with_something_asks_for_that() -> None:
    asked = remark_of("I can't find the leave policy. Can you help me?")
    assert (asked.kind, asked.topic) == (RemarkKind.QUESTION, None)
    assert remark_of("Which laptop do new hires get, can you help?").kind is RemarkKind.QUESTION
    assert remark_of("hi all, I'm stuck, can you help me?").topic is Topic.HELP


@pytest.mark.parametrize("text", ["언제 가실래요?", "¿cuándo llegaste?", "wann kommst du?", "وين كنت تشتغل؟"])
def test_the_form_of_a_verb_speaks_to_you(text: str) -> None:
    assert remark_of(text).to_you


def test_an_order_in_polite_words_is_no_reaction() -> None:
    assert not remark_of("please list the deputies").reacts
    assert remark_of("really? since when").reacts


def test_a_korean_question_that_goes_on_behind_what_is_asked_about_us_is_another() -> None:
    assert remark_of("어떤 자료를 제출해야 하나요?").kind is RemarkKind.QUESTION


@pytest.mark.parametrize(
    "text",
    ["gotta run, talk later", "my train leaves, see you tomorrow", "muss zum Zug, bis morgen", "je file, à demain"],
)
def test_who_takes_leave_in_the_last_clause_asks_nothing(text: str) -> None:
    assert remark_of(text).topic is Topic.FAREWELL


def test_thanks_in_advance_are_no_leave_taking() -> None:
    assert remark_of("how do I reset my VPN, thanks").kind is RemarkKind.QUESTION
    assert remark_of("what did they say at the meeting, bye bye gifts included?").kind is RemarkKind.QUESTION


def test_where_no_blanks_part_words_a_word_of_assent_may_open_what_is_asked_or_denied():
    assert not remark_of("可以分期付款吗", "zh").reacts
    assert remark_of("可以，分期付款吗", "zh").reacts
    assert remark_of("不是吧，现在只能分两期了", "zh").denies
    assert not remark_of("不是吧", "zh").denies


@pytest.mark.parametrize(
    "text",
    [
        *(
            "tell me a joke",
            "Tell us a joke please!",
            "can you sing a song?",
            "Erzähl mir bitte einen Witz!",
            "raconte-moi une blague",
        ),
        *("cuéntame un chiste", "conta uma piada", "raccontami una barzelletta", "vertel een mop", "ジョークを言って"),
        *("농담 해줘", "讲个笑话", "احك لي نكتة", "एक चुटकुला सुनाओ"),
    ],
)
def test_who_wishes_to_be_entertained_asks_that_of_us(text):
    remark = remark_of(text)
    assert (remark.kind, remark.topic) == (RemarkKind.ABOUT_US, Topic.FUN)


@pytest.mark.parametrize(
    "text",
    [
        "Tell me a joke about the travel policy's limits",
        "What is the joke budget?",
        "Wer schreibt ein Gedicht zur Feier?",
    ],
)
def test_what_only_speaks_of_a_joke_is_a_question(text):
    assert remark_of(text).topic is not Topic.FUN


@pytest.mark.parametrize(
    "said",
    [
        *(
            "Super, danke dir!",
            "Vielen Dank, sehr nett!",
            "Danke, genau das habe ich gebraucht",
            "Danke, das war super",
        ),
        *("Gracias, muy amable", "Gracias, justo lo que necesitaba", "Merci, c'est très gentil", "Merci, ça m'a aidé"),
        *("Grazie, gentilissimo", "Grazie, molto gentile", "Obrigado, muito gentil", "Obrigada, ajudou bastante"),
        *(
            "Dank je, heel aardig",
            "Bedankt, precies wat ik nodig had",
            "정말 고마워요!",
            "감사합니다, 큰 도움이 됐어요",
        ),
        *("ありがとう、とても助かりました", "谢谢，太棒了", "谢谢，帮大忙了", "شكرا، لطف منك", "شكرا، ساعدتني كثيرا"),
        *(
            "धन्यवाद, बहुत मदद मिली",
            "Thank you, very kind of you",
            "Great, thank you!",
            "Thanks, that's exactly what I needed",
        ),
    ],
)
def test_thanks_in_more_words_are_thanks(said):
    assert (remark_of(said).kind, remark_of(said).topic) == (RemarkKind.SMALL_TALK, Topic.THANKS)


@pytest.mark.parametrize(
    "said", ["Danke, und was kostet das?", "Gracias, ¿cuánto cuesta?", "고마워요, 정원은 몇 명이에요?"]
)
def test_thanks_before_a_question_leave_it_one(said):
    assert remark_of(said).kind is RemarkKind.QUESTION
