"""Who is answered by somebody: what names nobody, or only whom the question names, is no answer."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.somebody import lacks_a_deputy, lacks_a_predecessor, names_nobody

OF_NOBODY = [
    ("Who inspects the fire blanket?", "The fire blanket hangs left of the large oven."),
    ("Who gives the workshop?", "After a break of more than twelve months we ask you to repeat the workshop."),
    ("Who was in the Heron last?", "The Heron is cleaned on Mondays."),
    ("¿Quién revisa la manta?", "La manta cuelga a la izquierda del horno."),
    ("Qui contrôle la couverture ?", "La couverture est à gauche du four."),
    ("Chi controlla la coperta?", "La coperta è a sinistra del forno."),
    ("Quem verifica a manta?", "A manta está à esquerda do forno."),
    ("Wie controleert de deken?", "De deken hangt links van de oven."),
]
OF_SOMEBODY = [
    ("Who inspects the fire blanket?", "Nina Kern inspects the fire blanket."),
    ("Who inspects the fire blanket?", "It is inspected by the shift baker."),
    ("Who inspects the fire blanket?", "She inspects it every month."),
    ("Who inspects the fire blanket?", "Any member may inspect it."),
    ("Who inspects the fire blanket?", "Nobody inspects it."),
    ("Who pays for the check?", "We pay for it."),
    ("Who has priority at a crossing?", "The driver on the right goes first."),
    ("Who trained the army?", "The army was trained by Prussians."),
    ("Qui contrôle la couverture ?", "La boulangère contrôle la couverture."),
    ("¿Quién revisa la manta?", "La revisa el panadero."),
    ("Wer prüft die Löschdecke?", "Die Löschdecke prüft Kranz."),
    ("담요는 누가 점검합니까?", "담요는 박수진이 점검합니다."),
    ("谁检查灭火毯？", "灭火毯由王芳检查。"),
    ("Where is the fire blanket?", "The fire blanket hangs left of the large oven."),
]
NO_DEPUTY = [
    ("Who stands in for Ana Ruiz?", "The plan is made two weeks ahead by Ana Ruiz."),
    ("Wer vertritt Ana Ruiz?", "Den Plan macht Ana Ruiz mit Eva Brandt."),
    ("Qui remplace Ana Ruiz ?", "Ana Ruiz fait le plan avec Léa Petit."),
    ("¿Quién sustituye a Ana Ruiz?", "Ana Ruiz hace el plan con Eva Sanz."),
    ("Chi sostituisce Ana Ruiz?", "Ana Ruiz fa il piano con Eva Conti."),
    ("Quem substitui Ana Ruiz?", "Ana Ruiz faz o plano com Eva Dias."),
    ("Wie vervangt Ana Ruiz?", "Ana Ruiz maakt het rooster met Eva Smit."),
    ("من هو الذي ينوب عن سارة؟", "تعد سارة الخطة مع ليلى."),
    ("मीरा की जगह कौन काम करता है?", "मीरा योजना बनाती है।"),
    ("田中さんの代理は誰ですか？", "田中さんが計画を作ります。"),
    ("박수진 팀장 대신 누가 합니까?", "박수진 팀장이 계획을 세웁니다."),
    ("王芳不在时谁顶替她？", "王芳制定计划。"),
]
A_DEPUTY = [
    ("Who stands in for Ana Ruiz?", "In her absence Eva Brandt makes the plan."),
    ("Who covers for Ana Ruiz?", "Her deputy is Eva Brandt."),
    ("Wer vertritt Ana Ruiz?", "In Abwesenheit von Ana Ruiz macht ihn Eva Brandt."),
    ("Qui remplace Ana Ruiz ?", "En son absence, Léa Petit fait le plan."),
    ("田中さんの代理は誰ですか？", "不在の場合は佐藤さんが代行します。"),
    ("王芳不在时谁顶替她？", "王芳缺席时由李明代班。"),
    ("Who makes the plan?", "The plan is made by Ana Ruiz."),
]


@pytest.mark.parametrize(("question", "text"), OF_NOBODY)
def test_what_has_nobody_in_it_does_not_tell_who(question, text):
    assert names_nobody(asked_for(question), text, "")


@pytest.mark.parametrize(("question", "text"), OF_SOMEBODY)
def test_what_has_somebody_in_it_may_tell_who(question, text):
    assert not names_nobody(asked_for(question), text, "")


def test_a_heading_may_name_who_it_is():
    asked = asked_for("Who makes the plan?")
    assert names_nobody(asked, "The plan is made two weeks ahead.", "7. Going on courses")
    assert not names_nobody(asked, "The plan is made two weeks ahead.", "Duties of Ana Ruiz")


@pytest.mark.parametrize(("question", "text"), NO_DEPUTY)
def test_what_speaks_of_no_deputy_does_not_tell_who_stands_in(question, text):
    assert lacks_a_deputy(asked_for(question), text, "")


@pytest.mark.parametrize(("question", "text"), A_DEPUTY)
def test_what_speaks_of_one_may_tell_it(question, text):
    assert not lacks_a_deputy(asked_for(question), text, "")


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Who was head of the ticket office before Honor Lisle?", "Charters are arranged by Honor Lisle."),
        ("Wer leitete die Werkstatt vor Ida Brandt?", "Ida Brandt leitet die Werkstatt."),
        ("Qui était président avant Odile Marchand ?", "Odile Marchand préside le club."),
        ("¿Quién fue presidente antes de Ana Ruiz?", "Ana Ruiz preside el club."),
        ("Chi era presidente prima di Ada Neri?", "Ada Neri è presidente."),
        ("Quem era presidente antes de Rui Melo?", "Rui Melo é o presidente."),
        ("Wie was de voorzitter van het bestuur vóór Anna Smit?", "Anna Smit is voorzitter."),
    ],
)
def test_who_it_was_before_somebody_is_not_told_by_who_it_is(question, text):
    assert lacks_a_predecessor(asked_for(question), text)


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("Who was chair before Ana Ruiz?", "Ana Ruiz succeeded Tom Hale in 2019."),
        ("Who was chair before Ana Ruiz?", "Until 2019, Tom Hale was chair."),
        ("Wer leitete die Werkstatt vor Ida Brandt?", "Ihr Vorgänger war Karl Noll."),
        ("Who opens the hall before Monday?", "Tom Hale opens the hall."),
        ("Who arrives before the shift?", "The warden arrives first."),
        ("When was it before Ana Ruiz?", "Ana Ruiz is chair."),
        ("Wie werkt voor Acme?", "Anna Smit werkt daar."),
    ],
)
def test_who_went_before_is(question, text):
    assert not lacks_a_predecessor(asked_for(question), text)


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("구내식당은 누가 운영하나요?", "구내식당은 11시 30분부터 14시까지 운영합니다."),
        ("우편실 담당자는 누구예요?", "우편실은 평일 8시부터 16시까지 운영합니다."),
        ("휴가는 누가 승인하나요?", "휴가는 2주 전에 신청해야 합니다."),
        ("食堂は誰が運営していますか？", "食堂は11時30分から14時まで開いています。"),
        ("休暇は誰が承認しますか？", "休暇は2週間前までに申請してください。"),
        ("郵便室の責任者は誰ですか？", "週末は郵便室は9時から12時まで開いています。"),
    ],
)
def test_without_capital_letters_nobody_does_what_is_only_said_of_the_thing(asked, text):
    assert names_nobody(asked_for(asked), text, "")


@pytest.mark.parametrize(
    ("asked", "text"),
    [
        ("안내 데스크는 누가 맡고 있나요?", "안내 데스크는 김민정이 맡고 있습니다."),
        ("해외 출장은 누가 승인하나요?", "해외 출장은 재무팀장이 승인합니다."),
        ("누가 무료로 주차하나요?", "방문객은 무료로 주차합니다."),
        ("受付の担当は誰ですか？", "受付の担当は佐藤みどりです。"),
        ("海外出張は誰が承認しますか？", "海外出張は財務部長が承認します。"),
        ("電球は誰が発明しましたか？", "電球はトーマス・エジソンによって発明された。"),
        ("우편실은 언제 여나요?", "우편실은 평일 8시부터 16시까지 운영합니다."),
    ],
)
def test_without_capital_letters_a_word_that_is_marked_or_an_office_may_be_somebody(asked, text):
    assert not names_nobody(asked_for(asked), text, "")
