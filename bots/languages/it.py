"""Italian."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ITALIAN: Final = Language(
    code="it",
    name="Italian",
    says={
        "answered": "Risposto",
        "partial": "Verificato in parte",
        "refused": "Senza risposta",
        "unclear": "Quale?",
        "failed": "Non riuscito",
        "being answered": "Risposta in corso",
        "high": "affidabilità alta ({percent} %)",
        "medium": "affidabilità media ({percent} %)",
        "low": "affidabilità bassa ({percent} %)",
        "checks failed": "{checks} non verificato",
        "checks passed": "verificato: {checks}",
        "attempts": "{count} tentativi",
        "remembered": "ricordato",
        "no sources": "Questa risposta non cita fonti.",
        "why button": "Come è stato verificato?",
        "good answer": "Buona risposta",
        "bad answer": "Cattiva risposta",
        "good": "Bene",
        "bad": "Male",
        "sources": "Fonti",
        "continued": "Parte {part} di {parts}, continua sotto",
        "whole in file": "La risposta intera è nel file.",
        "busy": (
            "⏳ Ora sono occupato, lei è il numero {position}. Chieda di nuovo tra un minuto; questa domanda "
            "non è stata accettata."
        ),
        "busy full": (
            "⏳ Ora sono occupato, la coda è piena. Chieda di nuovo tra un minuto; questa domanda non è "
            "stata accettata."
        ),
        "waiting": (
            "⏳ Ora sono occupato, lei è il numero {position} in coda. La sua domanda è conservata e avrà risposta."
        ),
        "not taken": "⛔ Ora non posso accettare nulla; riprovi tra un minuto.",
        "noted": "👍 Annotato, grazie.",
        "share": "Condividi con tutti",
        "keep": "Tieni per me",
        "vote withdrawn": "Il tuo voto è ritirato.",
        "reason title": "Che cosa non andava?",
        "send": "Invia",
        "skip": "Salta",
        "reason label": "Che cosa avrebbe dovuto dire la risposta, o dove si trova?",
        "reason label short": "Che cosa avrebbe dovuto dire, e dove?",
        "reason hint": "Sto già cercando di nuovo; questo mi aiuta a cercare nel posto giusto.",
        "reason late": (
            "Sto cercando di nuovo. Ciò che trovo arriva in un altro messaggio: questo non può più cambiare."
        ),
        "reason empty": "Non ha scritto nulla, quindi non è stato annotato altro.",
        "reason taken": "Grazie. Cerco di nuovo tenendone conto.",
        "home title": "Chieda, e veda dove sta scritto",
        "home text": (
            "Rispondo dai documenti e dalle cifre del suo team, li cito e verifico ogni risposta prima che "
            "lei la veda. Mi menzioni in un canale, mi scriva qui o usi `/ask`. In un thread continuo senza "
            "menzione.\nCon 👎 cerco di nuovo. Imparo dai file che gli admin mi inviano."
        ),
        "home try": "Ne provi una",
        "home latest": "Le sue ultime domande",
        "home none": "Non ha ancora chiesto nulla.",
        "no answer": "Qui non c'è ancora una mia risposta.",
        "too many": (
            "🐢 {why} Questo non è stato accettato, e nemmeno lo sarà ciò che arriva nei prossimi "
            "{seconds} s: riprova tra {seconds} s, così tocca anche agli altri."
        ),
        "too many why": "È più di quanto accetto da una persona in un minuto.",
        "too many marked": "Ciò che non è stato accettato porta una 🐢.",
        "about title": "Chiedi di questo messaggio",
        "about example": "È ancora così?",
        "about question": "La tua domanda",
        "about text": "Di che cosa si tratta",
        "no text there": "In quel messaggio non c'è testo.",
        "nothing to learn": "Dammi un file o un indirizzo da cui imparare.",
        "not worked": "Non ha funzionato, ed è stato registrato.",
    },
)
