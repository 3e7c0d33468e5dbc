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
        "intro hello": (
            "Sono Errata. Rispondo alle domande con i documenti e le cifre di questo gruppo. "
            "Controllo ogni risposta prima che la vediate e mostro dove sta scritta."
        ),
        "intro know": "Che cosa posso leggere qui",
        "intro documents": "Documenti: {count}",
        "intro collections": "Raccolte: {names}",
        "intro dated": "Datati dal {first} al {last}",
        "intro figures": "Cifre di {companies}",
        "intro nothing": (
            "Qui non c'è ancora nulla che io possa leggere, quindi non posso rispondere. Chi si "
            "occupa di me può cambiarlo."
        ),
        "intro try": "Domande a cui so rispondere, per esempio",
        "intro ways": (
            "Menzionatemi in un canale, scrivetemi direttamente o usate `/ask`. In una discussione "
            "continuo senza menzione."
        ),
        "intro judge": (
            "Come giudicarmi: ogni risposta indica le sue fonti, guardatele. Se una è sbagliata, "
            "premete 👎 o dite che cosa non va, e cerco di nuovo."
        ),
        "intro more": "e altri {count}",
        "ask of cell": "Qual è {column} di {row}?",
        "ask of heading": "Che cosa dice «{title}» su {heading}?",
        "ask of term": "Che cos'è {term}?",
        "prompt can": "Che cosa sai fare?",
        "prompt documents": "Quali documenti hai?",
        "asks can": (
            "aiuto|che cosa sai fare|cosa sai fare|che cosa puoi fare|cosa puoi fare|cosa fai|come "
            "funzioni|come funziona|che cosa posso chiedere|cosa posso chiedere|come puoi "
            "aiutarmi|che cosa sai|comandi"
        ),
        "asks who": (
            "chi sei|che cosa sei|cosa sei|presentati|sei un bot|sei umano|che cos'è errata|cos'è errata|come ti chiami"
        ),
        "asks documents": (
            "quali documenti hai|che documenti hai|quali documenti conosci|quali documenti puoi "
            "leggere|quali file hai|elenco dei documenti|mostra i tuoi documenti|che cosa puoi "
            "leggere|quali fonti hai|documenti"
        ),
    },
)
