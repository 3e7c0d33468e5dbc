"""A group that a word turns into all others answers for none of them."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.quotable import is_of_something_else


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("비회원 요금은 12,000원입니다.", "회원 요금은 얼마예요?"),
        ("Non-members pay 38 euros a night.", "What do members pay a night?"),
        ("Nichtmitglieder zahlen ein Pfand von 15 Euro.", "Wie viel Pfand zahlen Mitglieder?"),
        ("非会員の料金は3,500円です。", "会員の料金はいくらですか？"),
        ("Unter 12-Jährige zahlen keine Kurtaxe.", "Wie viel Kurtaxe zahlen über 12-Jährige?"),
        ("Nicht-Mitglieder zahlen 15 Euro Eintritt.", "Wie viel Eintritt zahlen Mitglieder?"),
        ("Nonresidents pay a fee of 20 dollars.", "What fee do residents pay?"),
        ("Unregistered visitors pay 14 pounds.", "How much do registered visitors pay?"),
        ("Les non-adhérents paient 22 euros.", "Combien paient les adhérents ?"),
        ("Los no socios pagan 18 euros.", "¿Cuánto pagan los socios?"),
        ("I non soci pagano 18 euro.", "Quanto pagano i soci?"),
        ("Niet-leden betalen 18 euro.", "Hoeveel betalen leden?"),
        ("非会员的费用是300元。", "会员的费用是多少？"),
        ("Guests without a card pay 9 euros.", "How much do guests with a card pay?"),
        ("Gäste ohne Kurkarte zahlen 9 Euro.", "Wie viel zahlen Gäste mit Kurkarte?"),
        ("Les visiteurs sans carte paient 9 euros.", "Combien paient les visiteurs avec carte ?"),
        ("Children under 12 pay 4 euros.", "How much do children over 12 pay?"),
        ("12歳未満の料金は500円です。", "12歳以上の料金はいくらですか？"),
        ("12세 미만 요금은 3,000원입니다.", "12세 이상 요금은 얼마인가요?"),
        ("Members pay 25 euros a night.", "What do non-members pay a night?"),
        ("회원 요금은 9,000원입니다.", "비회원 요금은 얼마예요?"),
        ("会員の料金は2,500円です。", "非会員の料金はいくらですか？"),
        ("Mitglieder zahlen 10 Euro Pfand.", "Wie viel Pfand zahlen Nichtmitglieder?"),
    ],
)
def test_the_opposite_group_is_something_else(text: str, question: str):
    assert is_of_something_else(asked_for(question), text)


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("비회원 요금은 12,000원입니다.", "비회원 요금은 얼마예요?"),
        ("회원 요금은 9,000원이고 비회원 요금은 12,000원입니다.", "회원 요금은 얼마예요?"),
        ("Non-members pay 38 euros a night.", "What do non-members pay a night?"),
        ("Members pay 25 euros, non-members 38 euros a night.", "What do members pay a night?"),
        ("Nichtmitglieder zahlen ein Pfand von 15 Euro.", "Wie viel Pfand zahlen Nichtmitglieder?"),
        ("非会員の料金は3,500円です。", "非会員の料金はいくらですか？"),
        ("会員の料金は2,500円です。", "会員の料金はいくらですか？"),
        ("Unter 12-Jährige zahlen keine Kurtaxe.", "Wie viel Kurtaxe zahlen unter 12-Jährige?"),
        ("Los socios no pagan entrada.", "¿Cuánto pagan los socios de entrada?"),
        ("Los socios pagan 18 euros.", "¿Cuánto pagan los socios?"),
        ("Les non-adhérents paient 22 euros.", "Combien paient les non-adhérents ?"),
        ("Gäste ohne Kurkarte zahlen 9 Euro.", "Wie viel zahlen Gäste ohne Kurkarte?"),
        ("Guests with a card pay 7 euros, those without one 9.", "How much do guests with a card pay?"),
        ("12歳未満の料金は500円です。", "12歳未満の料金はいくらですか？"),
        ("12세 미만 요금은 3,000원입니다.", "12세 미만 요금은 얼마인가요?"),
        ("Children under 12 pay 4 euros.", "How much do children under 12 pay?"),
        ("Refunds are made without a receipt within 14 days.", "Within how many days are refunds made?"),
        ("The deposit for members is 20 euros and is nonrefundable.", "How much is the deposit for members?"),
        ("비용은 12,000원입니다.", "비용은 얼마예요?"),
        ("Die Mitgliedschaft kostet 40 Euro und ist nicht übertragbar.", "Wie viel kostet die Mitgliedschaft?"),
        ("The intake takes 45 minutes.", "How much time does the intake cost?"),
        ("The indoor pool has 30 lockers.", "How many lockers does the indoor pool have?"),
    ],
)
def test_what_tells_it_is_none_of_the_opposite_group(text: str, question: str):
    assert not is_of_something_else(asked_for(question), text)
