"""What a question's words are looked for by, language by language."""

from __future__ import annotations

import pytest

from core.reading.wording import asked_words, held_terms


def terms(question: str, language: str) -> set[str]:
    return {term for word in asked_words(question, language) for term in word.terms}


@pytest.mark.parametrize(
    ("language", "word", "text"),
    [
        ("de", "Zulassungsquote", "Die Zulassungsquoten sanken."),
        ("de", "Kündigung", "Es gilt eine Kündigungsfrist von drei Monaten."),
        ("de", "Museum", "In den Museen und im Museumsshop."),
        ("es", "abandonarían", "Las tropas abandonaron la zona."),
        ("fr", "remboursement", "Les remboursements sont faits par virement."),
        ("it", "rimborso", "I rimborsi arrivano entro dieci giorni."),
        ("pt", "reembolso", "Os reembolsos demoram dez dias."),
        ("nl", "vergoeding", "De vergoedingen worden maandelijks betaald."),
        ("ar", "الإجازات", "تمنح إجازة سنوية."),
        ("hi", "छुट्टियों", "कर्मचारियों को छुट्टी मिलती है।"),
    ],
)
def test_a_word_is_found_in_another_form_and_in_a_compound(language, word, text):
    wanted = terms(word, language)
    assert wanted
    assert held_terms(wanted, text, language) == wanted


def test_words_that_only_begin_alike_are_two_words():
    assert held_terms(terms("Vertrag", "de"), "Die Vertretung ist geregelt.", "de") == frozenset()
    assert held_terms(terms("Regen", "de"), "Die Regel gilt.", "de") == frozenset()


def test_one_letter_is_no_first_part_of_a_compound():
    assert held_terms(terms("Rauchen", "de"), "Sie brauchen den Beleg.", "de") == frozenset()
    assert held_terms(terms("Meldung", "de"), "Die Abmeldung ist nötig.", "de") == {"meldung"}


@pytest.mark.parametrize(
    ("language", "question", "left"),
    [
        ("de", "Wie lange dauert die Probezeit?", {"lange", "dauert", "probezeit"}),
        ("es", "¿Cuándo vence el contrato?", {"vence", "contrato"}),
        ("ko", "연차는 며칠인가요?", {"연차"}),
        ("ja", "保証期間は何年ですか？", {"保証", "証期", "期間"}),
        ("zh", "谁批准的预算？", {"批准", "预算"}),
    ],
)
def test_what_asks_and_what_carries_no_meaning_is_no_word_of_a_question(language, question, left):
    found = terms(question, language)
    assert left <= found
    assert not {word for word in found if word in {"wie", "cuándo", "며칠", "何", "谁", "谁批", "准的", "的预"}}


@pytest.mark.parametrize(
    ("language", "question", "crossing"),
    [
        ("zh", "2023年营业收入是多少？", "年营"),
        ("zh", "2023年末员工多少？", "年末"),
        ("ja", "2023年度売上高はいくらですか？", "年度"),
        ("ko", "2023년도매출은 얼마입니까?", "년도"),
    ],
)
def test_what_is_written_on_to_a_year_is_no_part_of_the_word_behind_it(language, question, crossing):
    found = terms(question, language)
    assert "2023" in found
    assert crossing not in found


def test_a_word_is_found_whatever_particle_is_behind_it():
    assert held_terms(terms("회사에서는", "ko"), "우리 회사의 규정", "ko") == {"회사"}


@pytest.mark.parametrize(
    ("language", "question", "kind"),
    [
        ("de", "Welche Abteilung genehmigt Reisen?", "abteilung"),
        ("ko", "출장을 승인하는 부서는?", "부서"),
        ("zh", "出差由哪个部门批准？", "部门"),
        ("ja", "出張を承認するのはどの部署ですか？", "部署"),
    ],
)
def test_the_kind_of_thing_that_is_asked_for_is_told_apart(language, question, kind):
    asked = [word for word in asked_words(question, language) if word.of_kind]
    assert any(kind in word.terms for word in asked)


def test_english_is_compared_by_stems_as_ever():
    wanted = terms("When does the licence expire?", "en")
    assert held_terms(wanted, "The licence expires in May.", "en") == wanted


def test_a_verb_that_says_little_weighs_like_a_kind():
    asked = asked_words("Where does the proverb come from?", "en")
    assert [word.terms for word in asked if word.of_kind] == [("com",)]
