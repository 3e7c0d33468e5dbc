"""Dutch."""

from __future__ import annotations

from typing import Final

TERMINAL: Final = {
    "terminal help": "Stel een vraag, of:",
    "terminal help sources": "de passages waarop het laatste antwoord berust",
    "terminal help why": "hoe het laatste antwoord tot stand kwam: pogingen, controles, tijden",
    "terminal help mode": "hoe er geantwoord wordt: {names}",
    "terminal help collection": "alleen deze verzamelingen lezen; `all` maakt dat ongedaan",
    "terminal help vote": "zeggen wat u van het laatste antwoord vindt; /bad probeert het opnieuw",
    "terminal help new": "een nieuw gesprek beginnen",
    "terminal help resume": "eerdere gesprekken tonen of met een ervan verdergaan",
    "terminal help quit": "afsluiten",
    "terminal keys": (
        "Alt-Enter begint een nieuwe regel, Ctrl-R zoekt in wat u eerder typte, Tab vult opdrachten aan."
    ),
    "terminal keys stop": "Ctrl-C stopt een antwoord of maakt de regel leeg; op een lege regel sluit het af.",
    "terminal welcome": "Vraag me naar uw documenten. /help zegt wat ik verder begrijp, /quit sluit af.",
    "terminal stopped": "Gestopt. Nog een keer Ctrl-C sluit af.",
    "terminal unknown": "{name} ken ik niet.",
    "terminal meant": "Bedoelde u {name}?",
    "terminal no answer": "Er is nog geen antwoord.",
    "terminal no mode": "De modus {name} bestaat niet: {names}.",
    "terminal mode": "Modus: {name}",
    "terminal no collection": "De verzameling {name} bestaat niet. Verzamelingen: {names}.",
    "terminal collections": "Verzamelingen: {names}",
    "terminal all but": "alle behalve {name}",
    "terminal none yet": "nog geen",
    "terminal thanks": "Dank u, genoteerd.",
    "terminal again": "Genoteerd. Ik kijk opnieuw; elke zin moet op een bron berusten ...",
    "terminal new": "Een nieuw gesprek.",
    "terminal no earlier": "Er zijn geen eerdere gesprekken.",
    "terminal resume how": "/resume N gaat met een ervan verder.",
    "terminal going on": "We gaan verder met: {text}",
    "terminal no conversation": "Gesprek {number} bestaat niet: 1 tot {count}.",
    "terminal one question": "1 vraag",
    "terminal questions": "{count} vragen",
    "terminal cut": "{count} tekens",
    "terminal answers": "Antwoorden: {answers}",
    "terminal reads": "Leest: {held} (gegevens in {folder})",
    "terminal no documents": "nog geen documenten",
    "terminal one document": "één document in {names}",
    "terminal documents": "{count} documenten in {names}",
    "terminal figures too": "cijfers in {names}",
    "terminal extracts": "fragmenten uit uw documenten; er is geen taalmodel ingesteld ({settings})",
    "terminal by model": "{model}, modus {mode}",
}
