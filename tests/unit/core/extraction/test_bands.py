"""What prose says band by band: the band of the question's one figure, and nothing of the others."""

from __future__ import annotations

import pytest

from core.extraction.bands import told_in_bands
from core.extraction.understanding import understanding
from core.model import Passage, PassageMeta

CANCEL = """Cancelling

You can cancel up to 14 days before the event free of charge. From 7 to 13 days before, 50 % of the hire is due. Less
than 7 days before, the full hire is due."""
SHORT = "Cancellation: 14 days: free; 7-13 days: 50 %; less: 100 %."
STAFF = "Staff for events\n\nUp to 100 guests we send 2 people, for 101 to 250 guests 4 people, above that 6 people."
GERMAN = """Absagen von Kursen

Bis 14 Tage vor Kursbeginn ist die Absage kostenlos. Zwischen 7 und 13 Tagen vorher werden 50 % fällig, danach die ganze
Gebühr."""
FRENCH = """Annulation

Jusqu'à 10 jours avant, l'annulation est gratuite. De 4 à 9 jours avant, 30 % sont dus. Moins de 4 jours avant, tout est
dû."""
MONEY = """Expenses

Amounts up to 50 EUR need no approval. From 50 to 500 EUR the office manager approves, above 500 EUR the board."""
PARCELS = "Parcels\n\n- up to 5 kg: 6 €\n- 5 to 10 kg: 9 €\n- over 10 kg: 15 €"


def told(question, text):
    meta = PassageMeta(
        chunk_id="c1",
        source_file="rules.md",
        file_type="markdown",
        chunk_method="structure",
        char_count=len(text),
        token_count=len(text) // 4,
        document="rules.md",
    )
    draft = told_in_bands(understanding(question, (Passage(text.replace("\n", " ").replace("  ", "\n\n"), meta),)))
    return draft.text if draft else ""


@pytest.mark.parametrize(
    ("question", "text", "said"),
    [
        ("I cancel 10 days before the event - what do I pay?", CANCEL, "50 %"),
        ("What does it cost me if I cancel 3 days before?", CANCEL, "full hire"),
        ("What do I pay if I cancel three weeks before?", CANCEL, "free of charge"),
        ("I cancel 10 days before - what do I pay?", SHORT, "7-13 days: 50 %"),
        ("What do I pay when cancelling 5 days ahead?", SHORT, "less: 100 %"),
        ("How many people do you send for 180 guests?", STAFF, "for 101 to 250 guests 4 people [1]."),
        ("How many people do you send for 300 guests?", STAFF, "above that 6 people"),
        ("Ich sage 10 Tage vorher ab, was muss ich zahlen?", GERMAN, "50 %"),
        ("Was kostet es, wenn ich 5 Tage vor dem Kurs absage?", GERMAN, "ganze Gebühr"),
        ("Combien dois-je payer si j'annule 2 jours avant ?", FRENCH, "tout est dû"),
        ("J'annule 6 jours avant, combien dois-je payer ?", FRENCH, "30 %"),
        ("I spent 320 EUR on a chair - who approves that?", MONEY, "office manager"),
        ("Who approves 900 EUR?", MONEY, "the board"),
    ],
)
def test_the_band_that_holds_the_figure_is_quoted(question, text, said):
    assert said in told(question, text)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("What is the deposit for 10 tents?", CANCEL),
        ("How many days of leave do I have after 10 years?", CANCEL),
        ("What does a chair of 320 EUR weigh?", MONEY),
        ("How many miles are 180 km?", STAFF),
        ("Which parcels cost most?", PARCELS),
    ],
)
def test_figures_of_other_things_are_of_no_band(question, text):
    assert told(question, text) == ""
