"""Words that deny along with another deny once; who denies that something is forbidden allows it."""

from __future__ import annotations

import pytest

from core.checks import check_record


def is_refuted(answer: str, source: str) -> bool:
    return not check_record({"id": "1", "answer": answer, "context": source})["passed"]


@pytest.mark.parametrize(
    ("denied", "said"),
    [
        ("La tarifa no incluye nunca el desayuno del hotel.", "La tarifa incluye el desayuno del hotel."),
        ("Non è ammesso nessun animale in ufficio.", "È ammesso un animale in ufficio."),
        ("La tariffa non include mai la colazione dell'albergo.", "La tariffa include la colazione dell'albergo."),
        ("Não é permitido nenhum animal no escritório.", "É permitido um animal no escritório."),
        ("A tarifa não inclui nunca o café da manhã do hotel.", "A tarifa inclui o café da manhã do hotel."),
        ("Le tarif n'inclut jamais le petit-déjeuner de l'hôtel.", "Le tarif inclut le petit-déjeuner de l'hôtel."),
        ("Les bureaux n'admettent ni chiens ni chats.", "Les bureaux admettent chiens et chats."),
        ("Der Tarif enthält nie und nimmer das Frühstück im Hotel.", "Der Tarif enthält das Frühstück im Hotel."),
    ],
)
def test_two_words_that_deny_together_deny_once(denied, said):
    assert is_refuted(said, denied)
    assert is_refuted(denied, said)
    assert not is_refuted(denied, denied)


@pytest.mark.parametrize(
    ("said", "source"),
    [
        ("Se entra con tarjeta al archivo.", "Nunca se entra sin tarjeta al archivo."),
        ("On entre aux archives avec un badge.", "On n'entre jamais aux archives sans badge."),
        ("Si entra in archivio con il badge.", "Non si entra mai in archivio senza badge."),
        ("Entra-se no arquivo com cartão.", "Nunca se entra no arquivo sem cartão."),
    ],
)
def test_what_is_never_so_without_is_no_denial(said, source):
    assert not is_refuted(said, source)


@pytest.mark.parametrize(
    ("said", "source"),
    [
        ("Se puede traer perros a la oficina.", "No está prohibido traer perros a la oficina."),
        ("Il est permis d'amener des chiens au bureau.", "Il n'est pas interdit d'amener des chiens au bureau."),
        ("Es ist erlaubt, Hunde ins Büro mitzubringen.", "Es ist nicht verboten, Hunde ins Büro mitzubringen."),
        ("È permesso portare cani in ufficio.", "Non è vietato portare cani in ufficio."),
        ("É permitido trazer cães para o escritório.", "Não é proibido trazer cães para o escritório."),
        ("Het is toegestaan honden mee te nemen.", "Het is niet verboden honden mee te nemen."),
        ("It is allowed to bring dogs to the office.", "It is not forbidden to bring dogs to the office."),
        (
            "사무실에 개를 데려오는 것은 허용됩니다.",
            "사무실에 개를 데려오는 것은 금지되어 있지 않습니다.",
        ),
        (
            "オフィスに犬を連れてくることは許可されています。",
            "オフィスに犬を連れてくることは禁止されていません。",
        ),
        ("允许带狗进办公室。", "不禁止带狗进办公室。"),
        ("يسمح بإحضار الكلاب إلى المكتب.", "لا يحظر إحضار الكلاب إلى المكتب."),
        ("कार्यालय में कुत्ते लाने की अनुमति है।", "कार्यालय में कुत्ते लाना मना नहीं है।"),
    ],
)
def test_what_is_not_forbidden_may_be_done(said, source):
    assert not is_refuted(said, source)
