"""Money that was written without marks is read at a glance on pages; numbers that name something stay whole."""

from __future__ import annotations

import pytest

from bots.render.html_text import answer_html
from bots.render.thousands import ends_of_groups


def shown(text):
    """Return a text with a low line where the page has a gap."""
    for _, end in reversed(ends_of_groups(text)):
        text = f"{text[:end]}_{text[end:]}"
    return text


@pytest.mark.parametrize(
    "said",
    [
        "A full fit-out costs €734_000 [1].",
        "It costs 734_000 EUR.",
        "Der Umbau kostet 734_000 Euro.",
        "CHF 1_234_567.50",
        "Le chantier a coûté 98_500,25 € en 2025.",
        "공사비는 ₩1_234_567입니다",
        "費用は1_234_567円です",
        "El coste es de 45_000 euros.",
        "$12_345_678 of 99 invoices",
        "The rent is £10_000, the deposit £30_000.",
    ],
)
def test_money_is_parted_from_five_digits_on(said):
    assert shown(said.replace("_", "")) == said


@pytest.mark.parametrize(
    "said",
    [
        "Account 7340001234",
        "Call 0041445556677.",
        "Order 734000 of 12 March",
        "€734,000 and 734.000 €",
        "€2025",
        "1000 €",
        "In 2025, 12 people",
        "Invoice 20250001 over €120",
        "The rate is €0.123456",
        "Konto 123456789, Kostenstelle 55555",
        "주문 번호 1234567",
        "Postcode 80331",
        "",
    ],
)
def test_what_has_marks_or_names_something_stays_as_it_is(said):
    assert shown(said) == said


def test_what_is_said_stays_what_it_is_and_addresses_and_code_are_left_alone():
    known = frozenset({"https://a.example/€734000"})
    html = answer_html("**€734000** [1], `€734000`, https://a.example/€734000", known, {1: ("/s/1", "Source 1")})
    assert html.count('<span class="parted">734</span>000') == 1
    assert "<code>€734000</code>" in html
    assert html.replace('<span class="parted">734</span>', "734").count("€734000") >= 2
