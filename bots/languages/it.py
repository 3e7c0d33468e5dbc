"""Italian."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ITALIAN: Final = Language(
    code="it",
    name="Italian",
    roles={
        "chat_greeting": """
            ciao, salve, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio, ehi, hey, come stai,
            come va, tutto bene, benvenuto, benvenuta, ciao a tutti
        """,
        "chat_farewell": """
            arrivederci, a dopo, a domani, a presto, a più tardi, ci vediamo, ci sentiamo, buona giornata,
            buona serata, buonanotte, buona notte, buon weekend, buon fine settimana, buon pranzo, vado,
            vado a pranzo, torno subito, arrivo, scappo, a lunedì, alla prossima
        """,
        "chat_thanks": """
            grazie, grazie mille, grazie tante, molte grazie, mille grazie, ti ringrazio, grazie infinite, grz,
            grazie a te, grazie per l'aiuto, grazie dell'aiuto, funziona, ha funzionato, ora funziona, molto utile,
            bel lavoro, ottimo lavoro, bravo, bravissimo, ben fatto, sei un grande
        """,
        "chat_ok": """
            ok, okay, va bene, vabbè, vabbe, d'accordo, capito, ho capito, chiaro, sì, si, sisi, già, no, nono, certo,
            certamente, sicuro, esatto, esattamente, giusto, infatti, vero, è vero, perfetto, ottimo, bene, benissimo,
            bello, fantastico, fico, figo, grande, eccellente, fatto, anch'io, anche io, pure io, uguale,
            nessun problema, figurati, prego, di niente, scusa, scusate, scusami, ops, ahia, accidenti, cavolo, wow,
            ah, ah ok, ah ecco, oh, eh, mah, boh, hm, hmm, interessante, buono a sapersi, non so, non lo so,
            nessuna idea, complimenti, congratulazioni, auguri, peccato, tranquillo, tranquilla, ricevuto, segnato,
            per favore, dai, volentieri, ci sto
        """,
        "chat_laughter": "ahah, haha, hehe, eheh, ahaha, lol, xd, ahahah, rotfl",
        "chat_beside": """
            a tutti, a tutte, tutti, ragazzi, team, gente, mille, tante, per, l'aiuto, molto, allora, e, è, a te,
            a voi, anche, io, ancora, bot, ma, poi, quindi, dai
        """,
        "chat_wrong": """
            è sbagliato, e sbagliato, questo è sbagliato, non è vero, non è corretto, non è giusto, non è più vero,
            non è più così, non è così, non vale più, non è più valido, non è aggiornato, non è più aggiornato,
            è obsoleto, obsoleto, è vecchio, è falso, errato, è errato, scorretto, ti sbagli, hai sbagliato,
            è cambiato, sono cambiati, sono cambiate, c'è un errore
        """,
        "chat_wrong_alone": "sbagliato, falso, errato, no sbagliato, errore, risposta sbagliata",
        "chat_asks": """
            qual è, qual e, quali sono, quanto, quanti, quante, quanta, quando, dove, dov'è, come si, come faccio,
            come posso, come funziona il, come funziona la, chi, che cos'è, cos'è, cosa è, cosa, che cosa, perché,
            c'è, ci sono, posso, si può, possiamo, può, possono, puoi, potresti, potrei, potete, devo, dobbiamo,
            si deve, bisogna, serve, servono, è possibile, è obbligatorio, è necessario, esiste, esistono, abbiamo,
            ho diritto, hai, sai, sapete, qualcuno sa, qualcuno può, qualcuno ha, spiegami, spiega, dimmi, mostrami,
            dammi, elenca, confronta, riassumi, ricordami, ho bisogno di aiuto, ho bisogno di sapere, mi serve,
            mi servirebbe, vorrei sapere, mi chiedo, cerco, sto cercando, ho una domanda, una domanda, domanda:,
            da quando, fino a quando, entro quando, a chi, con chi, di chi, per chi, in che, in quale, a che,
            di quanto, per quanto, per quanti, ogni quanto, e quanto, e quando, e come, e dove, e chi, e quale,
            e cosa, e se, ma come, ma quando, ma perché, quindi come, quindi quando, e posso, e si può
        """,
        "chat_further": """
            e per, e in, e nel, e nella, e con, e senza, e se, e i, e gli, e le, e il, e la, e al, e all', e alla,
            e dopo, e prima, e durante, e fuori, e all'estero, che dire di, e riguardo, lo stesso per, anche per,
            solo per
        """,
        "chat_clause": """
            che bello, che giornata, che peccato, che noia, che ridere, chi lo sa, chissà, come sempre, come dicevo,
            quando puoi, quando vuoi, che dire, come no
        """,
        "chat_you": "tu, ti, te, tuo, tua, tuoi, tue, hai, sei, vieni, puoi, vuoi, vai, voi, vi, venite",
        "chat_together": """
            pranziamo, andiamo a pranzo, pranzo, un caffè, una birra, vieni, venite, andiamo, ci vediamo,
            hai un minuto, hai un attimo, ci sei, sei libero, sei libera
        """,
        "about_who": """
            chi sei, cosa sei, che cosa sei, sei un bot, sei un robot, sei umano, sei un'ia, cos'è errata,
            che cos'è errata, chi è errata, come ti chiami, presentati, chi ti ha creato
        """,
        "about_help": """
            aiuto, cosa puoi fare, che cosa puoi fare, cosa sai fare, che cosa sai fare, cosa fai, come funzioni,
            come funziona, come ti uso, come ti si usa, come puoi aiutarmi, in cosa puoi aiutarmi, a cosa servi,
            cosa posso chiederti, che cosa posso chiederti, comandi, quali comandi, quali sono i comandi, istruzioni
        """,
        "about_documents": """
            quali documenti conosci, quali documenti hai, che documenti hai, che documenti conosci, cosa sai,
            che cosa sai, cosa conosci, quali sono le tue fonti, quali fonti hai, quali fonti usi, quali file hai,
            da dove prendi le informazioni, quali raccolte ci sono, quanti documenti hai, quanti documenti conosci,
            documenti, mostrami i tuoi documenti
        """,
        "chat_wrong_figure": """
            adesso è, adesso sono, ora è, ora sono, ora costa, adesso costa, in realtà è, in realtà sono, adesso,
            in realtà
        """,
        "chat_helps": "aiutami, aiuto per favore, per favore aiuto, puoi aiutare, puoi aiutarmi, mi aiuti",
    },
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
    },
)
