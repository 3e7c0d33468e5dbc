"""All rows of a small table with the columns asked for, where that is asked, in every language; else nothing of it."""

from __future__ import annotations

from datetime import date

import pytest

from core.tabulated.asking import read_question
from core.tabulated.building import Stretch, tables_of
from core.tabulated.document import DocumentTables
from core.tabulated.listed_rows import listed_rows
from tests.tabulated_answers import the_answer

TODAY = date(2026, 5, 1)
SIZE, PRICE = ("18", "24", "30"), ("90", "120", "150")
HEADS = {
    "en": ("Linde: rooms", "Room", "Size", "Price per night"),
    "de": ("Pension Tanne: Zimmer", "Zimmer", "Größe (qm)", "Preis pro Nacht (EUR)"),
    "fr": ("Hôtel du Lac : chambres", "Chambre", "Surface (m²)", "Prix par nuit (EUR)"),
    "es": ("Hotel Sol: habitaciones", "Habitación", "Tamaño (m²)", "Precio por noche (EUR)"),
    "pt": ("Hotel Mar: quartos", "Quarto", "Tamanho (m²)", "Preço por noite (EUR)"),
    "it": ("Albergo Alba: camere", "Camera", "Superficie (mq)", "Prezzo per notte (EUR)"),
    "nl": ("Hotel Duin: kamers", "Kamer", "Grootte (m2)", "Prijs per nacht (EUR)"),
    "ja": ("湖畔ホテルの客室", "部屋", "広さ (m2)", "料金"),
    "ko": ("호수 호텔 객실", "객실", "면적 (m2)", "요금"),
    "zh": ("湖畔酒店客房", "房间", "面积", "价格"),
    "ar": ("فندق البحيرة: الغرف", "الغرفة", "المساحة", "السعر"),
    "hi": ("झील होटल: कमरे", "कमरा", "आकार", "कीमत"),
}
ASKED = [
    ("en", "List all rooms with their size", SIZE),
    ("en", "Show me the prices of each room", PRICE),
    ("en", "What is the size of each room?", SIZE),
    ("de", "Zeig mir die Preise aller Zimmer der Pension Tanne", PRICE),
    ("de", "Liste alle Zimmer mit ihrer Größe auf", SIZE),
    ("de", "Was kostet jedes Zimmer?", (*SIZE, *PRICE)),
    ("de", "Vergleiche die Zimmer der Pension Tanne", (*SIZE, *PRICE)),
    ("fr", "Liste toutes les chambres avec leur surface", SIZE),
    ("es", "Muéstrame el precio de cada habitación", PRICE),
    ("pt", "Lista todos os quartos com o seu tamanho", SIZE),
    ("it", "Mostrami il prezzo di ogni camera", PRICE),
    ("nl", "Toon me de prijs van elke kamer", PRICE),
    ("ja", "各部屋の料金を教えてください", PRICE),
    ("ko", "모든 객실과 면적을 알려줘", SIZE),
    ("zh", "显示每个房间的价格", PRICE),
    ("ar", "اعرض سعر كل غرفة", PRICE),
    ("hi", "हर कमरे की कीमत बताओ", PRICE),
]


def document(code, path="x.md"):
    title, kind, size, price = HEADS[code]
    rows = "".join(
        f"| {name} | {s} | {p} |\n" for name, s, p in zip(("Ahorn", "Birke", "Eiche"), SIZE, PRICE, strict=True)
    )
    text = f"# {title}\n\n| {kind} | {size} | {price} |\n|---|---|---|\n{rows}"
    return DocumentTables("default", path, title, title, tables_of([Stretch(text)]))


@pytest.mark.parametrize(("code", "asked", "cells"), ASKED)
def test_each_row_is_told_with_what_is_asked_for_in_every_language(code, asked, cells):
    found = the_answer(read_question(asked, TODAY), [document(code)])
    assert found is not None
    assert [row[0] for row in found.told.table.rows] == ["Ahorn", "Birke", "Eiche"]
    assert {cell.cell for cell in found.cells} == set(cells)
    assert all(cell in found.told.text for cell in cells)


@pytest.mark.parametrize(
    "asked",
    [
        "What is the average price of all rooms?",
        "What is the total price of all rooms?",
        "Which room has the highest price of all?",
        "How many rooms are there in all?",
        "Show me the price of Ahorn",
        "Compare Ahorn and Birke",
        "List all rooms larger than Birke",
        "List the rooms without a price",
        "Show rooms with wifi",
        "Are all rooms free?",
    ],
)
def test_what_is_to_be_made_of_rows_or_is_asked_of_some_is_not_answered_by_all(asked):
    question = read_question(asked, TODAY)
    found = the_answer(question, [document("en")]) if question is not None else None
    assert found is None or found.told.table is None or len(found.told.rows) != 3


@pytest.mark.parametrize(
    "asked", ["Was kosten alle Zimmer zusammen?", "Was ist der durchschnittliche Preis aller Zimmer?"]
)
def test_nor_so_in_another_language(asked):
    assert listed_rows(read_question(asked, TODAY), [document("de")]) is None


def test_of_two_tables_that_say_all_neither_is_meant():
    asked = "List all rooms with their size"
    assert listed_rows(read_question(asked, TODAY), [document("en"), document("en", "y.md")]) is None
