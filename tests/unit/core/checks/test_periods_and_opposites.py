"""What is said of another time than the evidence's, or by the opposite of its word, is wrong."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES

WRONG = [
    ("Q3 2024 revenue was $5M.", "Q2 2024 revenue was $5M."),
    ("The launch is in Q3 2024.", "The launch is in Q2 2024."),
    ("H1 2023 revenue was $5M.", "H2 2023 revenue was $5M."),
    ("The audit is in April.", "The audit is in May."),
    ("The meeting is on Tuesday.", "The meeting is on Thursday."),
    ("The meeting starts at noon.", "The meeting starts at 9 am."),
    ("Die Prüfung ist im April.", "Die Prüfung ist im Mai."),
    ("Die Sitzung ist am Dienstag.", "Die Sitzung ist am Donnerstag."),
    ("L'audit est en avril.", "L'audit est en mai."),
    ("La réunion est mardi.", "La réunion est jeudi."),
    ("La auditoría es en abril.", "La auditoría es en mayo."),
    ("La riunione è martedì.", "La riunione è giovedì."),
    ("A reunião é na terça-feira.", "A reunião é na quinta-feira."),
    ("De vergadering is op dinsdag.", "De vergadering is op donderdag."),
    ("会議は火曜日です。", "会議は木曜日です。"),
    ("会议在星期二。", "会议在星期四。"),
    ("회의는 화요일입니다.", "회의는 목요일입니다."),
    ("الاجتماع يوم الثلاثاء.", "الاجتماع يوم الخميس."),
    ("बैठक मंगलवार को है।", "बैठक गुरुवार को है।"),
    ("The value is 1.2e9.", "The value is 1.2e6."),
    ("Revenue was 1.2E9.", "Revenue was 1.2E6."),
    ("The policy covers flood damage.", "The policy excludes flood damage."),
    ("Approval is optional.", "Approval is mandatory."),
    ("The merger was approved.", "The merger was rejected."),
    ("The maximum is 5 kg.", "The minimum is 5 kg."),
    ("Reply within 5 days.", "Reply after 5 days."),
    ("Der Antrag wurde genehmigt.", "Der Antrag wurde abgelehnt."),
    ("La demande a été acceptée.", "La demande a été rejetée."),
    ("La solicitud fue aceptada.", "La solicitud fue rechazada."),
    ("La richiesta è stata accettata.", "La richiesta è stata respinta."),
    ("O seguro é opcional.", "O seguro é obrigatório."),
    ("De verzekering is optioneel.", "De verzekering is verplicht."),
    ("办公室允许带宠物。", "办公室不允许带宠物。"),
    ("The shop is open from Monday to Friday.", "The shop is open from Monday to Thursday."),
    ("The season runs from May to October.", "The season runs from May to September."),
    ("Der Kurs läuft von Montag bis Freitag.", "Der Kurs läuft von Montag bis Mittwoch."),
    ("El taller abre de lunes a sábado.", "El taller abre de lunes a viernes."),
]
RIGHT = [
    ("Die Pacht endet am 31.03.2028.", "Die Pacht beginnt am 01.04.2024. Sie endet am 31.03.2028."),
    ("The shop is open from Monday to Friday.", "The shop is open Monday through Friday."),
    ("The shop is open on Mondays and Fridays.", "The shop is open from Monday to Friday."),
    (
        "The shop is open from Monday to Friday.",
        "The shop is open from Monday to Thursday. The shop is open on Friday, too.",
    ),
    ("Q2 2024 revenue was $5M.", "Second quarter 2024 revenue was $5M."),
    ("The audit is in May.", "The audit is in May."),
    ("The audit is in May.", "The audit is on 3 May."),
    ("The meeting is on Wednesday.", "The office opens Monday to Friday. The meeting is in the office."),
    ("The meeting starts at noon.", "The meeting starts at 12:00."),
    ("Contractors may use the gym.", "Contractors can use the gym."),
    ("The value is 1.2e6.", "The value is 1,200,000."),
    ("The value is 1.2 million.", "The value is 1.2e6."),
    ("Approval is not optional.", "Approval is mandatory."),
    ("The merger was approved.", "The merger was rejected by one and approved by all others."),
    ("办公室不允许带宠物。", "办公室不允许带宠物。"),
    ("Reply within 5 days.", "Reply within 5 days. Reply after 5 days is late."),
    ("Der Antrag wurde abgelehnt.", "Der Antrag wurde abgelehnt."),
]


@pytest.mark.parametrize(("answer", "context"), WRONG)
def test_another_time_or_the_opposite_word_is_wrong(answer: str, context: str) -> None:
    assert not check_record({"id": 1, "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize(("answer", "context"), RIGHT)
def test_the_same_said_otherwise_is_right(answer: str, context: str) -> None:
    assert check_record({"id": 1, "answer": answer, "context": context})["passed"]


@pytest.mark.parametrize(("row", "rule"), [(1, "of_another_time"), (22, "opposed")])
def test_each_is_caught_by_its_own_rule(row: int, rule: str) -> None:
    answer, context = WRONG[row]
    assert check_record({"id": 1, "answer": answer, "context": context}, RULES.without(rule))["passed"]


@pytest.mark.parametrize(
    ("source", "right", "wrong"),
    [
        ("The probation lasts six months.", "Probation lasts six months.", "Probation lasts six weeks."),
        (
            "Die Probezeit dauert sechs Monate.",
            "Die Probezeit dauert sechs Monate.",
            "Die Probezeit dauert sechs Wochen.",
        ),
        ("De proeftijd duurt zes maanden.", "De proeftijd duurt zes maanden.", "De proeftijd duurt zes weken."),
        ("مدة فترة التجربة ستة أشهر.", "فترة التجربة ستة أشهر.", "فترة التجربة ستة أسابيع."),
        (
            "Die Bestellungen stiegen von 310 auf 402.",
            "Die Bestellungen stiegen auf 402.",
            "Die Bestellungen sanken auf 402.",
        ),
        ("Los pedidos subieron de 310 a 402.", "Los pedidos subieron a 402.", "Los pedidos bajaron a 402."),
        ("Gli ordini sono saliti da 310 a 402.", "Gli ordini sono saliti a 402.", "Gli ordini sono scesi a 402."),
        ("As encomendas subiram de 310 para 402.", "As encomendas subiram para 402.", "As encomendas caíram para 402."),
        (
            "De bestellingen stegen van 310 naar 402.",
            "De bestellingen stegen naar 402.",
            "De bestellingen daalden naar 402.",
        ),
        ("ارتفعت الطلبات من 310 إلى 402.", "ارتفعت الطلبات إلى 402.", "انخفضت الطلبات إلى 402."),
    ],
)
def test_another_length_of_time_in_words_and_another_direction_are_wrong_in_every_language(
    source: str, right: str, wrong: str
) -> None:
    assert check_record({"id": 1, "answer": right, "context": source})["passed"]
    assert not check_record({"id": 1, "answer": wrong, "context": source})["passed"]
