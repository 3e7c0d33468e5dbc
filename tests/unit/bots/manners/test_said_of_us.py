"""What is said of the bot, or to nobody, in all languages: it asks nothing, and nothing is looked up."""

from __future__ import annotations

import pytest

from bots.manners.remarks import RemarkKind, Topic, remark_of

WHO = {
    "en": ("are you a robot", "am i talking to a machine?", "you are just a program", "what model are you"),
    "de": ("bist du ein roboter?", "spreche ich mit einem Menschen?", "du bist doch nur ein Programm", "bist du echt"),
    "fr": ("es-tu un robot ?", "t'es un humain ou une machine ?", "je parle à un humain ?"),
    "es": ("¿eres una persona?", "eres un robot", "¿quién te programó?"),
    "it": ("sei una persona vera?", "sei solo un programma", "chi ti ha programmato?"),
    "pt": ("você é um robô?", "você é uma pessoa de verdade?", "quem te programou?"),
    "nl": ("ben je een robot?", "ben je echt een mens?", "je bent gewoon een programma"),
    "ko": ("너 누구야?", "너 로봇이야?", "당신은 누구세요?", "너 사람이야?"),
    "ja": ("あなたはロボットですか", "君は誰？", "AIなんですか？"),
    "zh": ("你是机器人吗", "你到底是谁", "你是男的还是女的？"),
    "ar": ("هل أنت روبوت", "هل انت بشر؟", "انت مين؟"),
    "hi": ("क्या तुम रोबोट हो", "तुम कौन हो?", "क्या आप मशीन हैं?"),
}
BLAME = {
    "en": ("you are useless", "this bot sucks", "omg you are so bad at this", "you are not very smart"),
    "de": ("du bist nutzlos", "dummer bot", "du verstehst ja gar nichts", "der Bot ist Schrott"),
    "fr": ("t'es nul", "ce bot est vraiment inutile", "tu comprends rien"),
    "es": ("eres inútil", "este bot no sirve", "no entiendes nada"),
    "it": ("sei inutile", "questo bot fa schifo", "non capisci niente"),
    "pt": ("você é inútil", "este bot é um lixo", "não entende nada"),
    "nl": ("je bent nutteloos", "deze bot is waardeloos", "wat ben je dom"),
    "ko": ("쓸모없네", "이 봇 진짜 별로네", "넌 바보야"),
    "ja": ("役に立たないね", "このボット使えないな", "お前バカか"),
    "zh": ("你真没用", "这个机器人真笨", "你怎么这么笨"),
    "ar": ("أنت عديم الفائدة", "هذا البوت سيء", "انت غبي جدا"),
    "hi": ("तुम बेकार हो", "यह बॉट बेकार है", "तुम किसी काम के नहीं हो"),
}
RETRACTED = {
    "en": ("sorry, wrong channel", "never mind, i found it myself", "that wasn't for you", "oops wrong thread sorry"),
    "de": ("das war nicht für dich", "vergiss es", "falscher Kanal, sorry", "hat sich erledigt, danke"),
    "fr": ("c'était pas pour toi", "laisse tomber", "désolé, mauvais canal"),
    "es": ("no era para ti", "olvídalo", "perdón, canal equivocado"),
    "it": ("non era per te", "lascia perdere", "scusate, canale sbagliato"),
    "pt": ("não era pra você", "deixa pra lá", "desculpa, canal errado"),
    "nl": ("dat was niet voor jou", "laat maar", "sorry, verkeerd kanaal"),
    "ko": ("너한테 한 말 아니야", "채널 잘못 봤네요", "아니야 됐어"),
    "ja": ("今のは忘れて", "チャンネル間違えました", "すみません、誤爆です"),
    "zh": ("发错频道了", "算了", "不好意思，发错群了"),
    "ar": ("خطأ في القناة", "انسى الأمر", "عذرا، قناة غلط"),
    "hi": ("गलत चैनल, माफ़ करना", "रहने दो", "माफ़ करना, गलत ग्रुप"),
}
LOOKED_UP = (
    *("who are the employees", "is the machine broken", "what software do you have for invoices", "bad debt policy"),
    *("wrong channel billing rate", "is the robot insured", "lost and found", "trash pickup days", "estimate price"),
    *("do you have a good printer", "are you open on sunday", "never mind the gap poster size?", "useless stock"),
    *("wie alt ist die Maschine", "haben Sie ein Modell mit Garantie", "wer hat die Software entwickelt"),
    *("quel est le meilleur modèle", "quién es la persona responsable", "chi è la persona responsabile"),
    *("quem é a pessoa responsável", "wie is de persoon voor hr", "로봇 청소기 가격", "누가 책임자예요"),
    *("机器人多少钱", "最好的模型是什么", "ロボットは何台ありますか", "من هو المسؤول", "सबसे अच्छा मॉडल कौन सा है"),
)


def _each(table: dict[str, tuple[str, ...]]) -> list[str]:
    return [text for texts in table.values() for text in texts]


@pytest.mark.parametrize("text", _each(WHO))
def test_what_we_are_is_asked_of_us(text: str) -> None:
    assert (remark_of(text).kind, remark_of(text).topic) == (RemarkKind.ABOUT_US, Topic.WHO)


@pytest.mark.parametrize("text", _each(BLAME))
def test_that_we_are_no_good_is_said_to_us(text: str) -> None:
    assert (remark_of(text).kind, remark_of(text).topic) == (RemarkKind.ABOUT_US, Topic.BLAME)


@pytest.mark.parametrize("text", _each(RETRACTED))
def test_what_takes_itself_back_is_small_talk(text: str) -> None:
    assert remark_of(text).kind is RemarkKind.SMALL_TALK


@pytest.mark.parametrize("text", ["you're the best", "good bot", "du bist echt schlau", "eres genial", "你真聪明"])
def test_who_praises_us_is_thanked_for_it(text: str) -> None:
    assert (remark_of(text).kind, remark_of(text).topic) == (RemarkKind.SMALL_TALK, Topic.THANKS)


@pytest.mark.parametrize("text", LOOKED_UP)
def test_what_only_has_words_of_it_is_looked_up(text: str) -> None:
    assert remark_of(text).kind in (RemarkKind.QUESTION, RemarkKind.NOTHING)


def test_every_language_says_each_of_it() -> None:
    assert set(WHO) == set(BLAME) == set(RETRACTED)
