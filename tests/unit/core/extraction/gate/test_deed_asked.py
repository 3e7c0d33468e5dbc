"""Tests of who does something, asked in languages whose nouns or sentences have capitals, and in those without any."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.somebody import names_nobody

NOBODY = (
    ("Wer leitet das Labor?", "Im Labor ist Essen verboten."),
    ("Wer leitet das Labor?", "Das Labor liegt im zweiten Stock neben dem Archiv."),
    ("Wer ist für den Garten zuständig?", "Im Garten ist Grillen untersagt."),
    ("¿Quién dirige el laboratorio?", "Está prohibido comer en el laboratorio."),
    ("실험실은 누가 운영하나요?", "실험실에서는 음식 섭취가 금지되어 있습니다."),
    ("博物館は誰が運営していますか？", "土曜日は17時に、日曜日は15時に閉館します。"),
    ("カフェは誰が運営していますか？", "最も人気のあるケーキはりんごケーキです。"),
)
SOMEBODY = (
    ("Wer leitet das Labor?", "Jana Petersen leitet das Labor."),
    ("Wer leitet das Labor?", "Das Labor untersteht der Forschungsabteilung."),
    ("Wer leitet das Labor?", "Laborleiterin ist seit Mai Jana Petersen."),
    ("Wer wartet die Pumpen?", "Die Haustechnik wartet die Pumpen."),
    ("Wer prüft die Kasse?", "Die Kasse prüft der Buchhalter."),
    ("¿Quién dirige el laboratorio?", "Marta dirige el laboratorio."),
    ("Qui dirige la cantine ?", "La cantine est dirigée par Claire Morel."),
    ("구내식당은 누가 운영하나요?", "구내식당은 박지수가 운영합니다."),
    ("食堂は誰が運営していますか？", "食堂は佐藤花子が運営しています。"),
    ("実験室の責任者は誰ですか？", "実験室の責任者は高橋です。"),
)


@pytest.mark.parametrize(("question", "text"), NOBODY)
def test_a_noun_of_what_is_told_is_nobody(question: str, text: str):
    assert names_nobody(asked_for(question), text, "")


@pytest.mark.parametrize(("question", "text"), SOMEBODY)
def test_a_name_an_office_or_who_does_it_is_somebody(question: str, text: str):
    assert not names_nobody(asked_for(question), text, "")
