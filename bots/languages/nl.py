"""Dutch."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

DUTCH: Final = Language(
    code="nl",
    name="Dutch",
    says={
        "answered": "Beantwoord",
        "partial": "Deels geverifieerd",
        "refused": "Niet beantwoord",
        "unclear": "Welke?",
        "failed": "Mislukt",
        "being answered": "Wordt beantwoord",
        "high": "hoge zekerheid ({percent} %)",
        "medium": "gemiddelde zekerheid ({percent} %)",
        "low": "lage zekerheid ({percent} %)",
        "checks failed": "{checks} niet geverifieerd",
        "checks passed": "gecontroleerd: {checks}",
        "attempts": "{count} pogingen",
        "remembered": "onthouden",
        "no sources": "Dit antwoord noemt geen bronnen.",
        "why button": "Hoe is dit gecontroleerd?",
        "good answer": "Goed antwoord",
        "bad answer": "Slecht antwoord",
        "good": "Goed",
        "bad": "Slecht",
        "sources": "Bronnen",
        "continued": "Deel {part} van {parts}, gaat hieronder verder",
        "whole in file": "Het hele antwoord staat in het bestand.",
        "busy": (
            "⏳ Ik ben nu bezet, u bent nummer {position}. Vraag het over een minuut opnieuw; deze vraag is "
            "niet aangenomen."
        ),
        "busy full": (
            "⏳ Ik ben nu bezet, de wachtrij is vol. Vraag het over een minuut opnieuw; deze vraag is niet aangenomen."
        ),
        "waiting": ("⏳ Ik ben nu bezet, u bent nummer {position} in de rij. Uw vraag is bewaard en wordt beantwoord."),
        "not taken": "⛔ Ik kan nu niets aannemen; probeer het over een minuut opnieuw.",
        "noted": "👍 Genoteerd, bedankt.",
        "share": "Met iedereen delen",
        "keep": "Voor mezelf houden",
        "vote withdrawn": "Je stem is ingetrokken.",
        "reason title": "Wat klopte er niet?",
        "send": "Versturen",
        "skip": "Overslaan",
        "reason label": "Wat had het antwoord moeten zeggen, of waar staat het?",
        "reason label short": "Wat had het moeten zeggen, en waar?",
        "reason hint": "Ik zoek al opnieuw; dit helpt me op de juiste plek te zoeken.",
        "reason late": "Ik zoek opnieuw. Wat ik vind, komt als eigen bericht: dit kan niet meer veranderen.",
        "reason empty": "U hebt niets geschreven, dus er is niets meer genoteerd.",
        "reason taken": "Bedankt. Ik zoek daarmee opnieuw.",
        "home title": "Vraag, en zie waar het staat",
        "home text": (
            "Ik antwoord uit de documenten en cijfers van uw team, noem de bronnen en controleer elk "
            "antwoord voordat u het ziet. Noem me in een kanaal, schrijf me hier of gebruik `/ask`. In een "
            "thread ga ik zonder vermelding door.\nMet 👎 zoek ik opnieuw. Van bestanden die beheerders me "
            "sturen, leer ik."
        ),
        "home try": "Probeer er een",
        "home latest": "Uw laatste vragen",
        "home none": "U hebt nog niets gevraagd.",
        "no answer": "Er is hier nog geen antwoord van mij.",
        "too many": (
            "🐢 {why} Dit is niet aangenomen, en wat in de komende {seconds} s komt ook niet: "
            "probeer het over {seconds} s opnieuw, zodat anderen ook aan de beurt komen."
        ),
        "too many why": "Dat is meer dan ik in een minuut van één persoon aanneem.",
        "too many marked": "Wat niet is aangenomen, draagt een 🐢.",
        "about title": "Vraag over dit bericht",
        "about example": "Is dat nog steeds zo?",
        "about question": "Uw vraag",
        "about text": "Waar het over gaat",
        "no text there": "Er staat geen tekst in dat bericht.",
        "nothing to learn": "Geef me een bestand of een adres om van te leren.",
        "not worked": "Dat is niet gelukt en is vastgelegd.",
    },
)
