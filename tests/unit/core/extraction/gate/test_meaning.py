"""What something means, asked: what only speaks of it tells no meaning."""

from __future__ import annotations

import pytest

from core.extraction.gate.asked import asked_for
from core.extraction.gate.meaning import tells_no_meaning


@pytest.mark.parametrize(
    ("question", "text", "lacks_a_meaning"),
    [
        ("What does OTIF mean?", "OTIF stands for on time, in full.", False),
        ("What does OTIF mean?", "We report OTIF every Friday.", True),
        ("What is the meaning of OTIF?", "OTIF (on time, in full) is reported on Fridays.", False),
        ("OTIF meaning", "We send OTIF figures to the board.", True),
        ("what do ayes and noes mean", "Shouts of Aye indicate agreement, shouts of No disagreement.", False),
        ("What does the red lamp mean?", "If the lamp turns red, call the shift lead.", False),
        ("What does the red lamp mean?", "The red lamp hangs over gate 3.", True),
        ("What does cross-dock mean?", "The slot code tells the dock. The cross-dock fills up on Mondays.", True),
        ("What does cross-dock mean?", "The cross-dock lies at the back. It is a hall without shelves.", False),
        ("What does the mean of the samples show?", "The mean of the samples fell to 3.", False),
        ("Where does the red lamp hang?", "The red lamp hangs over gate 3.", False),
        ("Was bedeutet WKZ?", "WKZ steht für Werkzeugkostenzuschuss.", False),
        ("Was bedeutet WKZ?", "Der WKZ wird im Januar ausgezahlt.", True),
        ("Was versteht man unter Umschlag?", "Der Umschlag im Lager dauert zwei Tage.", True),
        ("Was heißt Rückstand?", "Ein Rückstand ist ein Auftrag, der auf Ware wartet.", False),
        ("Que signifie RTT ?", "Les RTT se posent avant mars.", True),
        ("Que signifie RTT ?", "RTT désigne la réduction du temps de travail.", False),
        ("¿Qué significa la luz roja?", "La luz roja indica que la cinta está llena.", False),
        ("¿Qué significa la luz roja?", "La luz roja cuelga sobre la puerta 3.", True),
        ("Cosa significa DDT?", "Il DDT si firma all'arrivo.", True),
        ("Cosa significa DDT?", "DDT: documento di trasporto.", False),
        ("O que quer dizer NF?", "A NF chega por e-mail.", True),
        ("O que quer dizer NF?", "NF quer dizer nota fiscal.", False),
        ("Wat betekent THT?", "THT staat voor tenminste houdbaar tot.", False),
        ("Wat betekent THT?", "De THT wordt op dinsdag gecontroleerd.", True),
        ("피킹이 무슨 뜻인가요?", "피킹 구역은 2층에 있습니다.", True),
        ("적치가 무슨 뜻이에요?", "적치란 물건을 선반에 올려 두는 것을 말합니다.", False),
        ("検品場とはどういう意味ですか？", "検品場は2階にあります。", True),
        ("欠品の意味は？", "欠品とは、在庫がないことを指します。", False),
        ("黄灯是什么意思？", "黄灯挂在三号门上方。", True),
        ("黄灯是什么意思？", "黄灯表示传送带已满。", False),
        ("ما معنى الضوء الأحمر؟", "الضوء الأحمر فوق الباب.", True),
        ("ما معنى الضوء الأحمر؟", "الضوء الأحمر يعني أن الحزام ممتلئ.", False),
        ("लाल बत्ती का मतलब क्या है?", "लाल बत्ती दरवाज़े के ऊपर लगी है।", True),
        ("लाल बत्ती का मतलब क्या है?", "लाल बत्ती का मतलब है कि बेल्ट भरी है।", False),
    ],
)
def test_a_meaning_is_told_by_what_says_what_something_is_or_when(question, text, lacks_a_meaning):
    assert tells_no_meaning(asked_for(question), text) is lacks_a_meaning
