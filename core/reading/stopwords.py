"""Words without a topic of their own, by language: they tell the language, and are left out of comparisons."""

from __future__ import annotations

from typing import Final

_LISTS: Final[dict[str, str]] = {
    "en": """
        a an the and or but if then of to in on at by for from with without into onto over under about as is are was
        were be been being am do does did done have has had having will would shall should can could may might must
        i you he she it we they me him her us them my your his its our their mine yours this that these those there
        here what which who whom whose when where why how not no yes so than too very just only also any some each
        all both much many more most such own same other up down out off again once per via it's what's that's i'm
        don't doesn't didn't isn't aren't can't let's who's we're they're you're i've we've there's how's when's
    """,
    "de": """
        der die das den dem des ein eine einer eines einem einen und oder aber ist sind war waren wird werden wurde
        hat haben hatte ich du er sie es wir ihr mein dein sein unser euer nicht kein keine auch nur noch schon wie
        was wer wo wann warum welche welcher welches wieviel viele viel für mit von vom zu zum zur bei nach aus auf
        im in an am um über unter durch ohne gegen dass wenn als man kann können muss darf gibt
    """,
    "fr": """
        le la les un une des du de d et ou mais est sont était sera être a ont avait avoir je tu il elle nous vous
        ils elles on mon ma mes ton sa ses notre nos votre vos leur leurs ce cet cette ces qui que quoi quel quelle
        quels quelles quand où comment combien pourquoi ne pas plus dans sur sous avec sans pour par au aux en y se
        si est-ce peut puis-je faut
    """,
    "es": """
        el la los las un una unos unas de del y o pero es son era fue ser ha han había yo tú él ella nosotros
        ustedes ellos mi mis tu tus su sus nuestro este esta estos estas ese esa que qué quién cuál cuáles cuándo
        cuanto cuánto cuántos cuántas cuánta dónde cómo por para con sin en a al no se si lo le les hay puede más
        muy
    """,
    "pt": """
        o a os as um uma uns umas de do da dos das e ou mas é são era foi ser tem têm eu você ele ela nós vocês eles
        meu minha seu sua nosso este esta esse essa isso que quem qual quais quando quanto quantos quantas onde como
        por para com sem em no na nos nas ao à não se há pode mais muito
    """,
    "it": """
        il lo la i gli le un uno una di del dello della dei degli delle e o ma è sono era sarà essere ha hanno io tu
        lui lei noi voi loro mio mia suo sua nostro questo questa questi quello che chi cosa quale quali quando
        quanto quanti quante dove come perché per con senza in nel nella a al alla ai alle da dal dalla non si più
        c'è può
    """,
}

BY_LANGUAGE: Final[dict[str, frozenset[str]]] = {code: frozenset(text.split()) for code, text in _LISTS.items()}

# What people say around a question; it is in no document and must not count as missing there.
_FILLERS: Final = """
    please tell say know want need like could explain describe give show find look think mean thing things someone
    somebody anyone anybody person people exactly actually currently really still ever get got go goes question
    answer hello hi hey thanks thank help wonder wondering allowed able document documents according information
    info details detail happen happens happened kind sort type use used using take takes steps step procedure
    process list compare comparison difference many much respectively respective amount
"""
FILLERS: Final[frozenset[str]] = frozenset(_FILLERS.split())

STOP_WORDS: Final[frozenset[str]] = frozenset().union(*BY_LANGUAGE.values()) | FILLERS
