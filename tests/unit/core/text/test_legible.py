"""Text as it may be shown: nothing unseen, turned around or passing for another word; what is meant stays."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.drafts.attribution import attribute
from core.model import Draft, Evidence, Passage, PassageMeta
from core.text.lookalikes import could_pass_for_another
from core.text.printable import legible

UNSEEN = "\u200b\u2060\ufeff\u00ad\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u3164\U000e0041\U000e007f"


@pytest.mark.parametrize(
    "text",
    [
        "می‌خواهم به خانه‌ها بروم",  # Persian: joiners part words
        "क्‍ष and क्‌ष; ශ්‍රී ලංකා",  # scripts of India: joiners choose letters
        "👨‍👩‍👧‍👦 ❤️‍🔥 👩🏽‍⚕️ 🏳️‍🌈 1️⃣ ℹ️ ⚠️ ✏️",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f England",
        "שלום‏ (C++)‎ עולם",
        "العدد ٥٪؜ من المجموع",
        "葛\U000e0100城 Tシャツ 3Dプリンタ A형 T恤",
        "Δt, sinα, μm, kΩ, ρV, α-Helix, β-Carotin",
        "USBшный IT-специалист; Müller, Łódź, ærø, İstanbul, café",
        "line\n\nbreak\ttab",
    ],
)
def test_what_is_meant_stays_as_it_is(text):
    assert legible(text) == text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("invoice\u202efdp.exe", "invoicefdp.exe"),
        ("pay\u200bpal and\u2060 more\ufeff", "paypal and more"),
        ("p\u0430yp\u0430l", "paypal"),
        ("\u0430\u0440\u0440le and \u0391pple", "apple and Apple"),
        ("cпасибо", "спасибо"),
        ("hidden\U000e0068\U000e0069 text", "hidden text"),
        ("a\ufe0f\ufe01\ufe02b", "ab"),
        ("x\u200dy\u200cz", "xyz"),
        ("left\u200e and right\u200f", "left and right"),
        ("\u3164\u115f\u2800", "\u2800"),
        ("one\u2028two", "one\ntwo"),
        ("\ud800 \x00\x1b[31m", "\ufffd [31m"),
    ],
)
def test_what_deceives_the_eye_is_taken_out(text, shown):
    assert legible(text) == shown


def test_an_address_keeps_its_letters_so_that_it_is_not_taken_for_another():
    assert legible("https://p\u0430yp\u0430l.com/x") == "https://p\u0430yp\u0430l.com/x"


@given(st.text(st.sampled_from(UNSEEN + "ab \nא‌‍‎️👍क."), max_size=40))
def test_nothing_unseen_is_left_whatever_stands_around_it(text):
    shown = legible(text)
    assert not set(shown) & set(UNSEEN)
    assert legible(shown) == shown
    assert [c for c in shown if unicodedata.category(c)[0] == "L"] == [c for c in text if c.isalpha() and c != "\u3164"]


@pytest.mark.parametrize("label", ["p\u0430ypal", "\u0430\u0440\u0440\u04cf\u0435", "p\u0251ypal", "\u03bfk"])
def test_a_name_that_could_be_read_as_another_is_told(label):
    assert could_pass_for_another(label)


@pytest.mark.parametrize("label", ["paypal", "müller", "почта", "例え", "bücher-日本", "straße", "ελλάδα"])
def test_a_name_of_one_script_is_itself(label):
    assert not could_pass_for_another(label)


def test_every_draft_is_made_legible_before_it_is_checked():
    evidence = Evidence((Passage("Leave is 28 days.", PassageMeta("c", "d", "text")),))
    assert attribute(Draft("Le\u200bave is 2\u202e8 days [1].", (1,)), evidence).text == "Leave is 28 days [1]."
