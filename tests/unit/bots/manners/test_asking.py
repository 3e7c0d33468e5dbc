"""Whether we are there, or may be asked, is no question for the documents: it gets a short word."""

from __future__ import annotations

import pytest

from bots.introduction import about
from bots.languages import LANGUAGES, say
from bots.manners.remarks import RemarkKind, Topic, remark_of
from bots.manners.speaking import Circumstances, Line, Speech, speech
from core.model import Question

ASKED = {
    "en": ("Can I ask you something?", "may I ask you a question?", "hey, are you there?", "do you have a minute?"),
    "de": ("Kann ich dich mal was fragen?", "Darf ich Ihnen eine Frage stellen?", "Bist du da?", "Hast du kurz Zeit?"),
    "fr": (
        "Je peux te poser une question ?",
        "Puis-je vous demander quelque chose ?",
        "T'es là ?",
        "Vous avez une minute ?",
    ),
    "es": ("¿Puedo preguntarte algo?", "¿Le puedo hacer una pregunta?", "hola, ¿estás ahí?", "¿Tienes un minuto?"),
    "pt": ("Posso te perguntar uma coisa?", "Posso fazer uma pergunta?", "oi, você está aí?", "Tem um minutinho?"),
    "it": ("Posso chiederti una cosa?", "Posso farle una domanda?", "ciao, ci sei?", "Hai un minuto?"),
    "nl": ("Mag ik je iets vragen?", "Kan ik u een vraag stellen?", "hoi, ben je er?", "Heb je even tijd?"),
    "ja": ("質問してもいいですか？", "ちょっと聞いてもいいですか", "いますか？", "今お時間いいですか？"),
    "ko": ("질문해도 될까요?", "뭐 좀 물어봐도 돼요?", "계세요?", "잠깐 시간 있으세요?"),
    "zh": ("可以问你一个问题吗？", "想请教一下", "你好，在吗？", "你现在有空吗？"),
    "ar": ("هل يمكنني أن أسألك سؤالا؟", "ممكن سؤال؟", "هل أنت هنا؟", "هل لديك دقيقة؟"),
    "hi": ("क्या मैं आपसे कुछ पूछ सकता हूँ?", "मुझे एक सवाल पूछना है", "क्या आप वहाँ हैं?", "क्या आपके पास एक मिनट है?"),
}
ASKS_AT_ONCE = {
    "en": (
        "Can I ask you something about parental leave?",
        "I have a question: how long is the warranty?",
        "are you there on Monday to open the office?",
        "do you have a minute rule for late trains?",
        "quick question, how many days of leave do we get?",
        "I lost my badge, can I ask for a new one?",
    ),
    "de": ("Kann ich dich was zur Elternzeit fragen?", "Ich habe eine Frage: wie lange gilt die Garantie?"),
    "fr": ("J'ai une question : combien de jours de congé ?", "Vous avez une minute de silence prévue quand ?"),
    "es": ("Tengo una pregunta: ¿cuántos días de vacaciones hay?",),
    "pt": ("Tenho uma pergunta: quantos dias de férias temos?",),
    "it": ("Ho una domanda: quanti giorni di ferie abbiamo?",),
    "nl": ("Ik heb een vraag: hoeveel vakantiedagen hebben we?",),
    "ja": ("質問です、年休は何日ですか？", "質問があります。年休は？"),
    "ko": ("질문이 있어요, 연차는 며칠인가요?",),
    "zh": ("我有个问题，年假几天？", "在吗？年假有多少天"),
    "ar": ("عندي سؤال: كم عدد أيام الإجازة؟",),
    "hi": ("एक सवाल है: छुट्टी कितने दिन की है?",),
}


def cases(table):
    return [(text, language) for language, texts in table.items() for text in texts]


@pytest.mark.parametrize(("text", "language"), cases(ASKED))
async def test_whether_we_may_be_asked_is_answered_in_a_word_in_the_askers_language(text, language):
    remark = remark_of(text)
    assert (remark.kind, remark.topic) == (RemarkKind.ABOUT_US, Topic.ASKING)
    assert speech(remark, Circumstances("ana", addressed=True)) is Speech.ANSWER
    told = await about.told_of_itself(Question(text, spoken=language), None, None)  # neither index nor model is asked
    assert told is not None
    assert told.text == say("intro go ahead", language)


@pytest.mark.parametrize(("text", "language"), cases(ASKS_AT_ONCE))
def test_what_is_asked_in_the_same_breath_is_a_question(text, language):
    assert remark_of(text, language).kind is RemarkKind.QUESTION


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.code)
def test_the_short_word_asks_what_is_wanted(language):
    assert language.says["intro go ahead"].endswith(("?", "？", "؟"))


@pytest.mark.parametrize("text", [text for text, _ in cases(ASKED)])
def test_among_people_it_is_said_to_them(text):
    ours = (Line("ana", "how long is leave"), Line("bot", "30 days [1].", ours=True))
    alone = Circumstances("ana", ours=True, asker=True, lines=ours)
    assert speech(remark_of(text), alone) is Speech.ANSWER
    for talk in ((*ours, Line("ben", "ok")), (Line("ben", "so long"), *ours)):
        assert speech(remark_of(text), Circumstances("ana", ours=True, asker=True, lines=talk)) is Speech.SILENT
    assert speech(remark_of(text), Circumstances("ben", ours=True, lines=ours)) is Speech.SILENT
    assert speech(remark_of(text), Circumstances("ana", reply="all", lines=())) is Speech.SILENT
