"""A mention in the middle of what is said to somebody else is no question to us."""

from __future__ import annotations

import pytest

from bots.manners.mentions import is_in_passing


def ours(word: str) -> bool:
    return "<@BOT" in word


@pytest.mark.parametrize(
    "text",
    [
        "<@U1> can you ask <@BOT> later?",
        "<@U1>: ask <@BOT>",
        "I wonder, <@U1>, whether you could ask <@BOT> about the VPN later",
        "Ich frage mich, <@U1>, ob du später <@BOT> nach dem VPN fragen kannst",
        "hey <@U1>, kannst du später <@BOT> fragen?",
        "<@U1|anna> <@U2> what did <@BOT> say about leave?",
        "<@U1> y <@U2> preguntad a <@BOT> luego",
        "<@U1> <@BOT>에게 물어봐 줄래?",
        "Anna, can you ask <@BOT>?",
        "Hey Anna, can you ask <@BOT> how long leave is?",
        "Anna, frag mal <@BOT>",
        "Jonas, kannst du <@BOT> fragen?",
        "Lucía, ¿puedes preguntar a <@BOT>?",
        "Claire, tu peux demander à <@BOT> ?",
        "Marco, puoi chiedere a <@BOT>?",
        "Sanne, kun je het aan <@BOT> vragen?",
        "João, podes perguntar ao <@BOT>?",
        "小李，你问一下 <@BOT>",
        "田中さん、 <@BOT> に聞いてくれますか",
        "민지 씨, <@BOT> 에게 물어봐 줄래요?",
        "أحمد، هل يمكنك أن تسأل <@BOT> ؟",
        "राहुल, <@BOT> से पूछो",
    ],
)
def test_what_is_said_to_somebody_else_mentions_us_in_passing(text: str):
    assert is_in_passing(text, ours)


@pytest.mark.parametrize(
    "text",
    [
        "did <@BOT> answer you?",
        "has <@BOT> replied to you yet?",
        "have you asked <@BOT> already?",
        "you could ask <@BOT> about that",
        "I asked <@BOT> and it said 12 days",
        "<@BOT> said it's 12 days",
        "do you trust <@BOT>?",
        "is <@BOT> any use to you?",
        "hat <@BOT> dir geantwortet?",
        "hast du <@BOT> schon gefragt?",
        "frag doch mal <@BOT>",
        "<@BOT> hat gesagt, es sind 12 Tage",
        "est-ce que <@BOT> t'a répondu ?",
        "tu as demandé à <@BOT> ?",
        "demande à <@BOT>",
        "¿te contestó <@BOT>?",
        "pregúntale a <@BOT>",
        "hai chiesto a <@BOT>?",
        "<@BOT> disse que são 12",
        "heb je <@BOT> al gevraagd?",
        "<@BOT>가 답해줬어요?",
        "<@BOT>한테 물어보세요",
        "<@BOT>は答えてくれた？",
        "<@BOT>に聞いてみた？",
        "你问过<@BOT>了吗？",
        "<@BOT>回答你了吗？",
        "هل سألت <@BOT> ؟",
        "<@BOT> ने कहा कि 12 दिन हैं",
    ],
)
def test_who_tells_of_us_does_not_speak_to_us(text: str):
    assert is_in_passing(text, ours)


@pytest.mark.parametrize(
    "text",
    [
        "<@BOT> can you tell <@U1> how long leave is?",
        "<@U1> <@BOT> how long is leave?",
        "I wonder, <@U1>, so I ask <@BOT>: how long is leave?",
        "We wonder, like <@U1>, how long leave is, <@BOT>",
        "I talked to <@U1>, and ask <@BOT> how long leave is",
        "<@U1> and <@BOT> how long is leave?",
        "<@U1> no idea. <@BOT> how long is leave?",
        "<@U1> how long is leave? <@BOT>",
        "<@U1> keine Ahnung, <@BOT> wie lange ist der Urlaub?",
        "<@U1> look at this\n<@BOT> how long is leave?",
        "How long is leave, <@BOT>? cc <@U1>",
        "what did <@U1> say about leave <@BOT>",
        "<@U1>'s phone number <@BOT>?",
        "<@U1> can you ask <@BOT>? <@BOT> how long is leave?",
        "how long is leave?",
        "Hi, can I ask <@BOT> how long leave is?",
        "Hello, <@BOT> how long is leave?",
        "Anna, how long is leave, <@BOT>?",
        "Thanks, quick question <@BOT>: whom do I ask about leave?",
        "Question, may we ask <@BOT> about prices?",
        "Anna asked me. <@BOT> how long is leave?",
        "Hallo, ich wollte <@BOT> fragen: wie lange ist der Urlaub?",
        "can <@BOT> tell me the travel budget?",
        "could you <@BOT> look up the price?",
        "what does <@BOT> say about leave?",
        "let's ask <@BOT> how long leave is",
        "do you know how long leave is <@BOT>?",
        "is it true <@BOT> that we get 12 days?",
        "thanks <@BOT>, and for interns?",
        "kannst du mir sagen <@BOT> wie lange das dauert?",
        "dis-moi <@BOT> combien de jours ?",
        "연차 며칠이에요 <@BOT>",
        "有給は何日ですか <@BOT>",
        "请问<@BOT>年假几天？",
    ],
)
def test_who_speaks_to_us_is_heard(text: str):
    assert not is_in_passing(text, ours)
