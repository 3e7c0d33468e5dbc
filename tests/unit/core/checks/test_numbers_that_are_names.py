"""A whole number that names something is compared to the last digit: half a percent off is another port."""

from __future__ import annotations

import pytest

from core.checks import check_record
from core.checks.rules import RULES

WRONG = [
    ("Use port 8081.", "Use port 8080."),
    ("Use port 8100.", "Use port 8080."),
    ("Dial extension 4412 [1].", "Dial extension 4411."),
    ("The PIN is 4813.", "The PIN is 4812."),
    ("The PIN of the safe is 4813 [1].", "The PIN of the safe is 4812."),
    ("The account number is 1234568.", "The account number is 1234567."),
    ("Transfer it to account number 1234568 [1].", "Transfer it to account number 1234567."),
    ("The postcode is 10119.", "The postcode is 10117."),
    ("The postcode of the office is 10119 [1].", "The postcode of the office is 10117."),
    ("Invoice 100400 is overdue.", "Invoice 100000 is overdue."),
    ("Error code 50021 means disk full.", "Error code 50011 means disk full."),
    ("Employee 30012 was promoted.", "Employee 30013 was promoted."),
    ("Bus 1004 goes there.", "Bus 1005 goes there."),
    ("8081.", "The proxy listens on 8080.", "Which port does the proxy use?"),
    ("Die Durchwahl ist 4412.", "Die Durchwahl ist 4411."),
    ("Die Postleitzahl lautet 10119.", "Die Postleitzahl lautet 10117."),
    ("Der Dienst nutzt Port 8081.", "Der Dienst nutzt Port 8080."),
    ("Le code postal est 75012.", "Le code postal est 75011."),
    ("Composez le poste 4412.", "Composez le poste 4411."),
    ("El código postal es 28014.", "El código postal es 28013."),
    ("Il PIN è 4813.", "Il PIN è 4812."),
    ("O ramal é 4412.", "O ramal é 4411."),
    ("De pincode is 4813.", "De pincode is 4812."),
    ("内線番号は4412です。", "内線番号は4411です。"),
    ("端口号是8081。", "端口号是8080。"),
    ("포트 번호는 8081입니다.", "포트 번호는 8080입니다."),
    ("الرمز السري هو 4813.", "الرمز السري هو 4812."),
    ("पिन 4813 है।", "पिन 4812 है।"),
    ("Badger 30012 won.", "Badger 30013 won."),
]
RIGHT = [
    ("Use port 8080.", "Use port 8080."),
    ("The PIN of the safe is 4812 [1].", "The PIN of the safe is 4812."),
    ("There were 1200 visitors.", "There were 1203 visitors."),
    ("Sales reached 1200.", "Sales reached 1203."),
    ("The port handled 1200 containers.", "The port handled 1204 containers."),
    ("The code has 4000 lines.", "The code has 4010 lines."),
    ("The account holds 120400 euros.", "The account holds 120,410 euros."),
    ("It weighs about 2600 kg.", "It weighs 2603 kg."),
    ("The order was for 2200 bolts.", "The order was for 2204 bolts."),
    ("Die Durchwahl ist 4411.", "Die Durchwahl ist 4411."),
    ("内線番号は4411です。", "内線番号は4411です。"),
    ("The population is 100,400.", "The population is 100,000."),
]


def _passes(row: tuple[str, ...], **more: object) -> bool:
    answer, context, *question = row
    record = {"id": 1, "answer": answer, "context": context, "question": "".join(question)}
    return bool(check_record(record, **more)["passed"])


@pytest.mark.parametrize("row", WRONG)
def test_a_name_that_is_off_by_a_digit_is_wrong(row: tuple[str, ...]) -> None:
    assert not _passes(row)


@pytest.mark.parametrize("row", RIGHT)
def test_quantities_keep_their_tolerance(row: tuple[str, ...]) -> None:
    assert _passes(row)


def test_a_port_passes_for_another_without_the_rule() -> None:
    assert _passes(WRONG[0], rules=RULES.without("named_otherwise"))
