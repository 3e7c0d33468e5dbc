"""Italian."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.it import PAGES
from bots.languages.terminal.it import TERMINAL
from core.reading.language import Language

ITALIAN: Final = Language(
    code="it",
    name="Italian",
    roles={
        "chat_greeting": """
            ciao, salve, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio, ehi, hey, come stai,
            come va, tutto bene, benvenuto, benvenuta, ciao a tutti,
            come stai oggi, come sta, come sta oggi, come va oggi, come ti va
        """,
        "chat_farewell": """
            arrivederci, a dopo, a domani, a presto, a più tardi, ci vediamo, ci sentiamo, buona giornata, buona
            serata, buonanotte, buona notte, buon weekend, buon fine settimana, buon pranzo, vado, vado a pranzo,
            torno subito, arrivo, scappo, a lunedì, alla prossima, devo andare, devo scappare, ci aggiorniamo
        """,
        "chat_thanks": """
            grazie, grazie mille, grazie tante, molte grazie, mille grazie, ti ringrazio, grazie infinite, grz,
            grazie a te, grazie per l'aiuto, grazie dell'aiuto, funziona, ha funzionato, ora funziona, molto utile,
            bel lavoro, ottimo lavoro, bravo, bravissimo, ben fatto, sei un grande,
            gentilissimo, gentilissima, molto gentile, sei gentile, sei molto gentile, sei gentilissimo, sei
            gentilissima, che gentile, proprio quello che mi serviva, proprio quello che cercavo, mi è stato utile,
            mi hai aiutato molto, di grande aiuto, grande aiuto, la ringrazio, vi ringrazio, grazie ancora, grazie
            di cuore,
            è stato utile, è stato molto utile, è utile, è molto utile, mi ha aiutato, mi ha aiutato molto, mi
            aiuta molto
        """,
        "chat_ok": """
            ok, okay, va bene, vabbè, vabbe, d'accordo, capito, ho capito, chiaro, sì, si, sisi, già, no, nono,
            certo, certamente, sicuro, esatto, esattamente, giusto, infatti, vero, è vero, perfetto, ottimo, bene,
            benissimo, bello, fantastico, fico, figo, grande, eccellente, fatto, anch'io, anche io, pure io,
            uguale, nessun problema, figurati, prego, di niente, scusa, scusate, scusami, ops, ahia, accidenti,
            cavolo, wow, ah, ah ok, ah ecco, oh, eh, mah, boh, hm, hmm, interessante, buono a sapersi, non so,
            non lo so, nessuna idea, complimenti, congratulazioni, auguri, peccato, tranquillo, tranquilla,
            ricevuto, segnato, per favore, dai, volentieri, ci sto, uff, uffa, beh, caspita, forse, non ancora,
            può darsi, meno male, pazzesco, assurdo, ovvio, ovviamente, tipico, va beh, amen, ladri, mannaggia,
            ahi, mamma mia, e basta, e via, e pronto, e così via, e amen, e vai, e fine, è tutto, questo è tutto,
            nient'altro, va bene così, basta così, non ho altre domande, nessun'altra domanda, non mi serve altro
        """,
        "chat_laughter": "ahah, haha, hehe, eheh, ahaha, lol, xd, ahahah, rotfl",
        "chat_beside": """
            a tutti, a tutte, tutti, ragazzi, team, gente, mille, tante, per, l'aiuto, molto, allora, e, è, a te,
            a voi, anche, io, ancora, bot, ma, poi, quindi, dai, capo, amici, bello, grande
        """,
        "chat_wrong": """
            è sbagliato, e sbagliato, questo è sbagliato, non è vero, non è corretto, non è giusto, non è più vero,
            non è più così, non è così, non vale più, non è più valido, non è aggiornato, non è più aggiornato,
            è obsoleto, obsoleto, è vecchio, è falso, errato, è errato, scorretto, ti sbagli, hai sbagliato,
            è cambiato, sono cambiati, sono cambiate, c'è un errore, non può essere giusto, è superato,
            non è esatto, non è aggiornata, non torna, non vale, non è quello, non può essere, non è cosi
        """,
        "chat_wrong_alone": "sbagliato, falso, errato, no sbagliato, errore, risposta sbagliata",
        "chat_asks": """
            qual è, qual e, quali sono, quanto, quanti, quante, quanta, quando, dove, dov'è, come si, come faccio,
            come posso, come funziona il, come funziona la, chi, che cos'è, cos'è, cosa è, cosa, che cosa, perché,
            c'è, ci sono, posso, si può, possiamo, può, possono, puoi, potresti, potrei, potete, devo, dobbiamo, si
            deve, bisogna, serve, servono, è possibile, è obbligatorio, è necessario, esiste, esistono, abbiamo, ho
            diritto, hai, sai, sapete, qualcuno sa, qualcuno può, qualcuno ha, spiegami, spiega, dimmi, mostrami,
            dammi, elenca, confronta, riassumi, ricordami, ho bisogno di aiuto, ho bisogno di sapere, mi serve, mi
            servirebbe, vorrei sapere, mi chiedo, cerco, sto cercando, ho una domanda, una domanda, domanda:, da
            quando, fino a quando, entro quando, a chi, con chi, di chi, per chi, in che, in quale, a che, di quanto,
            per quanto, per quanti, ogni quanto, e quanto, e quando, e come, e dove, e chi, e quale, e cosa, e se, ma
            come, ma quando, ma perché, quindi come, quindi quando, e posso, e si può, mostra, fammi vedere, fammi un,
            elencami, descrivi, traduci, trova, trovami, cercami, indicami, mi dici, mi spieghi, mi puoi, mi sai dire,
            puoi dirmi, puoi spiegarmi, per favore dimmi, per favore spiega, per favore mostra, ho bisogno del, ho
            bisogno della, ho bisogno di, qualche idea, qualcuno ha idea, idea di, avete, entro quanto, quale, quali,
            cos'e, dove trovo, dov'e, com'è, com'e, è vero che, vero che, fino a che, a partire da, da quale, con
            quale, con quanti, con quanto, in quali, in quanto tempo, di quanti, per quale, per quali, a quanto, a
            quale, dopo quanto, su quale, su quali, sotto quale, a che ora
        """,
        "chat_further": """
            e per, e in, e nel, e nella, e con, e senza, e se, e i, e gli, e le, e il, e la, e al, e all', e alla, e
            dopo, e prima, e durante, e fuori, e all'estero, che dire di, e riguardo, lo stesso per, anche per, solo
            per, un'altra domanda, altra domanda, ancora una domanda, ultima domanda, un'altra cosa
        """,
        "chat_adds": """
            e, ora per, adesso per, e ora per, ora a, lo stesso per, lo stesso a, lo stesso con, la stessa cosa per,
            la stessa domanda per, stessa domanda per, stessa cosa per, idem per, o per, oppure per, rispetto a
        """,
        "chat_clause": """
            che bello, che giornata, che peccato, che noia, che ridere, chi lo sa, chissà, come sempre, come dicevo,
            quando puoi, quando vuoi, che dire, come no
        """,
        "chat_denies": "no, macché, veramente, in realtà, ah no, eh no, correzione, attenzione, occhio",
        "chat_changed": """
            adesso, ora, non più, da quando, dal, dallo scorso, ormai, attualmente, è cambiato, è cambiata,
            cambiato, cambiata, sostituito, sostituita, spostato, spostata, ritirato, ritirata, abbassato, alzato,
            aumentato, rinominato, al suo posto, quello giusto, quella giusta, prima era, da gennaio, da marzo,
            eliminato, tolto
        """,
        "chat_halts": "aspetta, aspettate, un attimo, un momento, alt, ferma",
        "chat_states": "è, sono, ci sono, c'è, costa, costano, era, erano",
        "chat_stops": "stop, fermati, si fermi, basta, smettila, annulla, annullare, interrompi",
        "chat_learns": """
            impara questo, imparalo, impara questo file, impara questo documento, memorizza questo,
            memorizzalo, aggiungi questo documento, aggiungi questo file, indicizza questo,
            indicizza questo file, indicizza questo documento
        """,
        "option_private": "privato, privata",
        "chat_doubts": """
            non è, non era, non erano, non sono, non sarà, non sarebbe, non dovrebbe, non sarebbero
        """,
        "chat_will": "chiedo, chiederò, vado a, guardo io, provo, chiamo, ci penso io, lascia che",
        "chat_and": "e, ed",
        "chat_asks_us": "chiedi, chiedere, chieda, chiedete, domanda, chiedilo",
        "told_by_us": """
            ha detto, dice, mi ha detto, ci ha detto, ha risposto, mi ha risposto, risponde, sostiene, ti ha
            risposto, ti ha detto
        """,
        "told_to_us": "chiesto a, domandato a, provato, hai chiesto a, ho chiesto a, ha chiesto a",
        "chat_self": "posso, possiamo, io, noi",
        "chat_you": """
            tu, ti, te, tuo, tua, tuoi, tue, hai, sei, vieni, puoi, vuoi, vai, voi, vi, venite, eri, stai,
            fai, credi, pensi, torni, arrivi, lavori, usi, dici, avevi, prendi, mangi, parti, porti, mandi,
            trovi, chiami, passi, resti, finisci, senti, vedi, scendi, sali, dormi, avrai, sarai, verrai,
            potresti, dovresti
        """,
        "chat_together": """
            vuoi che, volete che, mi mandi, mi giri, me lo mandi, pranziamo, andiamo a pranzo, pranzo, un caffè, una
            birra, vieni, venite, andiamo, ci vediamo, hai un minuto, hai un attimo, ci sei, sei libero, sei libera,
            mi porti, portami, mi prendi, prendimi, qualcuno ha, qualcuno di voi
        """,
        "about_who": """
            chi sei, cosa sei, che cosa sei, sei un bot, sei un robot, sei umano, sei un'ia, cos'è errata, che cos'è
            errata, chi è errata, come ti chiami, presentati, chi ti ha creato, sei una persona o un bot, sei una
            persona vera, hai sentimenti, hai un nome, quanti anni hai, dormi
        """,
        "chat_retracts": """
            canale sbagliato, chat sbagliata, thread sbagliato, gruppo sbagliato, finestra sbagliata, persona
            sbagliata, bot sbagliato, ho sbagliato canale, ho sbagliato chat, ho sbagliato gruppo, ho sbagliato
            thread, ho sbagliato finestra, ho sbagliato persona, non era per te, questo non era per te, quello non era
            per te, non era per lei, non è per te, non parlavo con te, non stavo parlando con te, non dicevo a te, non
            mi riferivo a te, era per un altro, era per qualcun altro, ignorami, ignora, ignoralo, ignora questo,
            ignora il messaggio, ignora il mio messaggio, ignorate, lascia perdere, lasciate perdere, lascia stare,
            dimenticalo, fa niente, fa nulla, non importa, non fa niente, non serve più, non mi serve più, non serve,
            non ce n'è più bisogno, l'ho trovato, l'ho trovata, trovato, ho trovato, l'ho già trovato, l'ho trovato da
            solo, l'ho trovato da sola, ho già trovato, ho risolto, risolto da solo, errore mio, mio errore, per
            errore, per sbaglio, inviato per errore, solo una prova, è una prova, è solo una prova, questa è una
            prova, era una prova, era per un altro canale, era per un'altra chat, era per un altro gruppo
        """,
        "none_of_these": """
            nessuna di queste, nessuno, nessuna, nessuno di questi, nessuno dei due, nessuna delle due, no, altro,
            un'altra cosa, niente di tutto ciò, né l'uno né l'altro
        """,
        "about_praise": """
            geniale, fantastico, fantastica, incredibile, intelligente, bravo, brava, bravissimo, bravissima,
            simpatico, carino, carina, divertente, utile, buono, il migliore, la migliore, migliore, meglio, perfetto,
            adoro, amo, veloce, mitico, grande, un grande, un genio, genio, un mito, mito, eroe, forte, gentile,
            meraviglioso, ottimo
        """,
        "about_blame": """
            inutile, stupido, stupida, scemo, scema, idiota, cretino, deficiente, pessimo, pessima, terribile,
            orribile, lento, lenta, non, niente, nulla, spazzatura, schifo, fai schifo, merda, una merda, peggio,
            peggiore, il peggiore, ridicolo, incompetente, servi, serve, aiuti, capisci, capisce, stai zitto, noioso,
            mai, matto, pazzo, serio, odio, deludente, imbranato, non servi a niente, non servi a nulla, incapace,
            fastidioso, non capisci, non capisci niente, non capisci nulla, non aiuti, non sai niente, non sai nulla,
            fa schifo, fai pena, fa pena, sai
        """,
        "about_being": """
            robot, bot, umano, umana, essere umano, macchina, ia, ai, intelligenza artificiale, un'intelligenza
            artificiale, un'ia, persona, persona vera, vera, vero, reale, chatgpt, chat gpt, gpt, siri, alexa,
            copilot, programma, software, computer, algoritmo, modello, chi, cosa, che cosa, quanti anni, quanti anni
            hai, quanti anni ha, anni, dove, nome, chiami, creato, programmato, sviluppato, sentimenti, vivo, viva,
            uomo, donna, qualcuno, dormi
        """,
        "about_between": """
            un, una, uno, un', o, e, di, è, il, la, lo, davvero, veramente, solo, molto, così, più, proprio,
            totalmente, completamente, forse, ma, per, mi, che, da, con, a, al, io, già, sempre, sei, anche, ti, in,
            fatto, troppo, dai, quindi, oppure, ci, essere, perché, come, oggi
        """,
        "about_you": """
            tu, sei, lei è, te, ti, tuo, tua, questo bot, il bot, bot, errata, sto parlando con, parlo con, inutile,
            stai zitto, non servi a niente, non servi a nulla, non capisci, non capisci niente, non capisci nulla, non
            aiuti, non sai niente, non sai nulla, fai schifo, fai pena, ti ha, chi ti ha
        """,
        "about_asking": """
            posso chiederti una cosa, posso chiederle una cosa, posso chiedere una cosa, posso chiederti qualcosa,
            posso chiedere qualcosa, posso farti una domanda, posso farle una domanda, posso fare una domanda,
            ti posso chiedere una cosa, ti posso fare una domanda, le posso chiedere una cosa,
            le posso fare una domanda, potrei farle una domanda, potrei fare una domanda, potrei chiedere una cosa,
            potrei chiederle una cosa, ho una domanda, ho una domanda per te, ho una domanda per lei,
            avrei una domanda, ho un dubbio, una domanda veloce, domanda veloce, una domanda rapida, domanda rapida,
            una domandina, una domanda al volo, domanda al volo, volevo chiederti una cosa,
            volevo chiederle una cosa, volevo chiedere una cosa, volevo fare una domanda, vorrei chiederti una cosa,
            vorrei chiederle una cosa, vorrei chiedere una cosa, vorrei fare una domanda, vorrei farle una domanda,
            ci sei, ci siete, sei lì, sei li, sei qui, sei ancora lì, sei online, sei disponibile, è disponibile,
            sei libero, sei libera, sei occupato, c'è qualcuno, ce qualcuno, c'è nessuno, hai un minuto,
            hai un attimo, hai un momento, hai un secondo, hai tempo, hai due minuti, ha un minuto, ha un attimo,
            ha un momento, ha tempo, avete un minuto, mi senti, mi sente, possiamo parlare, posso disturbarti,
            posso disturbarla, posso disturbare, disturbo, funziona
        """,
        "about_fun": """
            puoi raccontare una barzelletta, puoi raccontarmi una barzelletta,
            raccontami una barzelletta, racconta una barzelletta, dimmi una barzelletta, raccontaci una barzelletta,
            conosci una barzelletta, di' qualcosa di divertente, dimmi qualcosa di divertente, fammi ridere, canta
            una canzone, cantami una canzone, scrivi una poesia, scrivimi una poesia, raccontami una storia,
            intrattienimi, mi annoio
        """,
        "about_help": """
            aiuto, cosa puoi fare, che cosa puoi fare, cosa sai fare, che cosa sai fare, cosa fai, come funzioni,
            come funziona, come ti uso, come ti si usa, come puoi aiutarmi, in cosa puoi aiutarmi, a cosa servi,
            cosa posso chiederti, che cosa posso chiederti, comandi, quali comandi, quali sono i comandi, istruzioni,
            cos'altro sai fare
        """,
        "about_documents": """
            quali documenti conosci, quali documenti hai, che documenti hai, che documenti conosci, cosa sai, che cosa
            sai, cosa conosci, quali sono le tue fonti, quali fonti hai, quali fonti usi, quali file hai, da dove
            prendi le informazioni, quali raccolte ci sono, quanti documenti hai, quanti documenti conosci, documenti,
            mostrami i tuoi documenti, da dove prendi tutto questo, da dove prendi queste informazioni, che documenti
            leggi, quali documenti leggi, da quali documenti leggi
        """,
        "chat_wrong_figure": """
            adesso è, adesso sono, ora è, ora sono, ora costa, adesso costa, in realtà è, in realtà sono, adesso,
            in realtà
        """,
        "chat_helps": "aiutami, aiuto per favore, per favore aiuto, puoi aiutare, puoi aiutarmi, mi aiuti",
        "chat_particle": "per niente, affatto, davvero, proprio, mica, purtroppo, credo, però, mi sa",
        "chat_you_ending": "asti, esti, avi, evi, ivi",
        "chat_recounted": """
            era, erano, è successo, cosa è successo, ha detto, hanno detto, è stato, è stata, è andato, è andata,
            com'è andata, ha fatto, hanno fatto, ha chiesto, ha risposto, lui, lei, loro, chi l'ha, chi li ha, chi
            sono
        """,
        "chat_name": """
            ada, adriano, agnese, alberto, alessandra, alessandro, alessia, alessio, alfredo, alice, andrea, angela,
            angelo, anna, antonella, antonio, arianna, aurora, barbara, beatrice, benedetta, bruno, camilla, carla,
            carlo, carlotta, carmela, caterina, cecilia, chiara, cinzia, claudia, claudio, cristian, cristina,
            daniela, daniele, davide, debora, diego, domenico, donatella, dario, edoardo, elena, eleonora, elisa,
            elisabetta, emanuele, emilio, emma, enrico, erica, eugenio, fabio, fabrizio, federica, federico, filippo,
            flavia, franca, francesca, francesco, franco, gabriele, gabriella, gaia, giacomo, gianluca, gianni,
            giorgia, giorgio, giovanna, giovanni, giulia, giuliano, giulio, giuseppe, giuseppina, greta, ilaria,
            irene, ivan, jacopo, laura, leonardo, letizia, lorenza, lorenzo, luca, lucia, luciano, luigi, luisa,
            maddalena, manuela, marcello, marco, margherita, maria, marina, mario, marta, martina, massimo, matilde,
            matteo, maurizio, mauro, michela, michele, mirko, monica, nadia, nicola, nicoletta, noemi, paola, paolo,
            patrizia, pietro, raffaele, renato, riccardo, rita, roberta, roberto, rosa, salvatore, samuele, sara,
            sergio, silvia, simona, simone, sofia, sonia, stefania, stefano, susanna, teresa, tommaso, umberto,
            valentina, valeria, vincenzo, vittoria, vittorio, viviana
        """,
        "chat_title": """
            signor, signora, signorina, sig., sig.ra, caro, cara, dott., dott.ssa, dottor, dottoressa, ing., avv.
        """,
        "chat_honorific": "capo",
        "chat_fronted": """
            domanda, una domanda, dubbio, a proposito, inoltre, poi, allora, dunque, quindi, anche, primo, secondo,
            oggi, domani, ieri, lunedì, martedì, mercoledì, giovedì, venerdì, sabato, domenica, beh, bene, senti,
            scusa, scusate, scusi, dimmi, ditemi, davvero, urgente, importante, nota, ps, no, sì, vero, giusto, ok,
            eh, per favore, per piacere, grazie, qualcuno, tutti, ragazzi, gente, team, aiuto, esempio, adesso, ora,
            prima, dopo, sempre, mai, forse, magari, però, tuttavia, comunque, altrimenti, invece, insomma, qui, lì,
            altra domanda, altra cosa, ultima domanda, in totale, in generale, in teoria, per esempio, errata, bot,
            corretto
        """,
        "chat_adverb_ending": "mente",
    },
    says={
        "say why": (
            "Grazie, il suo voto conta. Ho già ricontrollato questa risposta su sua richiesta; mi dica in "
            "poche parole che cosa non va e la ricontrollerò ancora una volta."
        ),
        "too long here": "È più lungo di quanto si possa mostrare qui.",
        "shown whole": "`errata suggestions` lo mostra per intero.",
        "right in words": "Una risposta dice che cosa è giusto, almeno in poche parole.",
        "same people": "Le impostazioni dicono quali identità sono una sola persona.",
        "waiver of one": "Una deroga è per chi è l'unico amministratore; qui ce ne sono altri.",
        "will be read": "Lo leggerà chi legge quella.",
        "no files here": "Qui i file non vengono letti.",
        "first files read": "{name}: vengono letti solo i primi {count} file.",
        "days at most": "{days} giorni: al massimo dieci anni, o 0 per ciò che non scade.",
        "guests direct": "Nei messaggi diretti rispondo solo ai membri di questo workspace, e lei è un ospite.",
        "guests direct how": (
            "Mi chieda in un canale aperto agli ospiti, o chieda a un amministratore di questo workspace di "
            "darle dei documenti."
        ),
        "nobody called": "Nessuno qui si chiama {name}.",
        "several called": "{count} persone qui si chiamano {name}.",
        "pick person": "Scelga la persona dall'elenco dietro @.",
        **PAGES,
        **TERMINAL,
        "answered": "Risposto",
        "partial": "Verificato in parte",
        "refused": "Senza risposta",
        "unclear": "Quale?",
        "failed": "Non riuscito",
        "being answered": "Risposta in corso",
        "high": "affidabilità alta ({percent} %)",
        "medium": "affidabilità media ({percent} %)",
        "low": "affidabilità bassa ({percent} %)",
        "checks passed": "verificato: {checks}",
        "attempts": "{count} tentativi",
        "ask help": "Mi chieda qualcosa: `/ask Quanti giorni di ferie abbiamo?`",
        "ask options": (
            "Opzioni davanti: `--private` (la risposta arriva come messaggio diretto), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in RACCOLTA` (anche più volte)."
        ),
        "ask options anywhere": (
            "Opzioni, davanti o dietro: `--private` (la risposta arriva come messaggio diretto), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in RACCOLTA` (anche più volte)."
        ),
        "help head": "*Che cosa capisco*",
        "help ask": "`/ask DOMANDA` - una risposta dai documenti, con le fonti",
        "help why": "`/errata why` - come è stata verificata l'ultima risposta qui",
        "help sources": "`/errata sources` - su che cosa si basa",
        "help feedback": "`/errata feedback` - i giudizi dati in questo canale",
        "help stop": "`/errata stop` - smettere di rispondere qui",
        "help learn": "`/errata learn https://... [--in RACCOLTA]` - imparare da una pagina (admin)",
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - ciò che è stato abbandonato, ciò che leggo, i voti contro le risposte, ciò che "
            "manca nei documenti, ciò che attende approvazione; da vedere e da trattare (admin)"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - vedere o cambiare le impostazioni di questo canale (admin)"
        ),
        "meant subcommand": "`/errata {name}` non esiste: intendeva `/errata {near}`?",
        "no subcommand": "Non esiste `/errata {name}`.",
        "no mode": "La modalità {mode} non esiste.",
        "modes": "Modalità: {modes}.",
        "address needed": (
            "Mi dia un indirizzo: `/errata learn https://...`; i file si caricano in un messaggio che mi menziona."
        ),
        "not understood": "Non capisco {pair}.",
        "settings as": "Impostazioni: {names}, come NOME=VALORE.",
        "neither on nor off": "{value} non è né on né off.",
        "ingesters are": "ingesters è admins, everyone o nobody, non {value}.",
        "needs a value": "{option} richiede un valore.",
        "no setting": "L'impostazione {key} non esiste",
        "no setting near": "L'impostazione {key} non esiste: intendeva {near}?",
        "settings are": "Impostazioni: {names}.",
        "cant be near": "{key} non può essere {value}: intendeva {near}?",
        "cant be": "{key} non può essere {value}.",
        "can be": "Può essere {values}.",
        "on or off": "on oppure off",
        "collections are": "collections è everyone's, all o none, oppure nomi con virgole; non un misto.",
        "prompt taken": "🔎 Sto cercando; la risposta arriva in *Messaggi*.",
        "taken private": "🔎 Sto cercando; la risposta arriva come messaggio diretto.",
        "taken": "🔎 Sto cercando…",
        "one moment": "🔎 Un attimo…",
        "close": "Chiudi",
        "health": "Stato",
        "nothing to report": "Niente da segnalare.",
        "no text": "(senza testo)",
        "stopped": "Interrotto.",
        "stopped by": "Interrotto da {name}.",
        "platform refused": "{platform} non mi lascia fare ciò che serve per questo.",
        "nothing to stop": "Qui non c'è nulla da interrompere.",
        "cut here": "… e altro, tagliato qui.",
        "not there archived": (
            "Quel canale è archiviato, perciò la risposta è qui. Può continuare a chiedere qui o in un altro canale."
        ),
        "not there allowed": "Non posso scrivere in quel canale, perciò la risposta è qui.",
        "not there": "Non posso scrivere in quel canale, perciò la risposta è qui. Con `/invite` l'avrà lì.",
        "moved beneath": (
            "Questo workspace non permette di modificare un messaggio così vecchio, perciò questo sta sotto la "
            "prima risposta."
        ),
        "not where asked": "Non posso scrivere dove ha chiesto, perciò la risposta è qui.",
        "moved here": "Non posso più cambiare la risposta dov'è, perciò questo arriva qui.",
        "more rows": "altre {count} righe",
        "scanned": "scansione, letta con {sure} % di certezza",
        "modified": "modificato il {day}",
        "source read": "fonte letta il {day}",
        "lines": "righe {first}-{last}",
        "line": "riga {first}",
        "untitled": "senza titolo",
        "status line": "{step}…",
        "step again": "{step} (tentativo {attempt})",
        "step understanding": "legge la domanda",
        "step remembered": "ricorda una risposta precedente",
        "step searching": "cerca nei documenti",
        "step web": "cerca sul web",
        "step grading": "valuta quanto trovato",
        "step drafting": "scrive una risposta",
        "step checking": "verifica cifre e citazioni",
        "step verifying": "confronta la bozza con le fonti",
        "step fixing": "corregge ciò che le verifiche hanno trovato",
        "step fetching": "recupera le cifre mancanti",
        "step refining": "cerca di nuovo con una ricerca migliore",
        "step again searching": "cerca di nuovo",
        "receipt head": "Come è nata questa risposta",
        "receipt understood": "**Inteso come** {question}",
        "receipt attempt": "Tentativo {number}",
        "accepted": "accettata",
        "not accepted": "non accettata",
        "receipt reflection": "autovalutazione {score}: {reasoning}",
        "receipt reflected": "**Autovalutazione** {score} dopo {drafts} bozze",
        "receipt checks": "Verifiche",
        "receipt changed": "Che cosa è cambiato",
        "receipt evidence": "**Riscontri** {label} ({score})",
        "web searched": ", web consultato",
        "relevant": "pertinenti",
        "ambiguous": "incerti",
        "irrelevant": "non pertinenti",
        "receipt spent": "**Speso** {facts}",
        "receipt mode": "modalità {mode}",
        "receipt model": "modello {model}",
        "receipt by rules": "senza modello linguistico",
        "nothing to check": "niente da verificare",
        "receipt calls": "{calls} chiamate al modello, {asked} + {replied} token",
        "feedback here": "Giudizi qui: 👍 {up} · 👎 {down}",
        "settings here": "Impostazioni di questo canale:",
        "now everyones": (
            "In questo canale i membri ora leggono ciò che è per tutti; ciò che è stato dato al canale lo "
            "leggono tutti quelli che vi sono."
        ),
        "now all": "I membri di questo canale ora leggono tutte le raccolte.",
        "now nothing": "Questo canale ora non legge nulla; con collections=everyone's legge ciò che è per tutti.",
        "now reads": "Tutti in questo canale ora leggono: {names}.",
        "no collection yet": "La raccolta {name} non esiste ancora: intendeva {near}?",
        "no collection until": "La raccolta {name} non esiste ancora; appena esisterà, sarà letta.",
        "would read nothing": "Non è stato cambiato nulla: questo canale non leggerebbe nulla.",
        "only admins": "Solo gli admin possono cambiare le impostazioni.",
        "no question there": "In quel messaggio non c'è una domanda.",
        "ask me": "Mi chieda qualcosa.",
        "ask about file": "Che cosa vuole saperne? Invii il file insieme alla domanda e lo leggo per rispondere.",
        "only documents": "Rispondo solo in base ai vostri documenti e dati. Mi chieda qualcosa che vi si trova.",
        "choice gone": "Quella scelta non è più registrata.",
        "ask again": "Ponga di nuovo la domanda, per favore.",
        "asker gone": "Chi l'ha chiesto, e dove, non è più registrato.",
        "nothing indexed": (
            "Non ho ancora nulla da leggere, quindi non posso rispondere; chi mi gestisce può darmi documenti."
        ),
        "nothing indexed operator": "Non è ancora indicizzato nulla: errata ingest CARTELLA",
        "nothing but examples": (
            "Sono indicizzati solo gli esempi, e si leggono dove la loro raccolta è nominata: errata-demo. "
            "I Suoi documenti: errata ingest CARTELLA"
        ),
        "not shown": "Non ho potuto rispondere, ed è stato registrato. Chieda con altre parole, per favore.",
        "could not answer": "Non ho potuto rispondere, ed è stato registrato. {error}",
        "is this right": "È così: {claim}",
        "cant learn": "Non ho potuto imparare da questo, ed è stato registrato.",
        "learning off": "Qui imparare dai file non è configurato.",
        "may not teach": "Da questo canale non può insegnarmi nulla.",
        "nowhere to learn": "Qui non c'è una raccolta che possa leggere, quindi nessuna in cui imparare.",
        "nothing learnt": "Non c'era nulla da cui imparare.",
        "nothing to read": "Lì non c'è nulla da leggere.",
        "indexed": "**{path}** indicizzato in {collection} ({count} passaggi).",
        "indexed one": "**{path}** indicizzato in {collection} (1 passaggio).",
        "known already": "**{path}** era già noto.",
        "skipped": "**{path}** saltato: {reason}",
        "could not read": "Impossibile leggere **{path}**: {error}",
        "too large a file": "{name} supera {most} MB.",
        "kept elsewhere": "{name} non è conservato da {platform}.",
        "upload instead": "Carichi il file invece di collegarlo.",
        "not handed out": "{platform} non ha fornito {name} (stato {status}).",
        "upload again": "I link agli allegati scadono dopo un giorno: lo carichi di nuovo.",
        "channels not known": (
            "Non riesco a sapere in quali canali siamo entrambi, quindi qui non leggo nulla per lei; mi chieda "
            "in un canale."
        ),
        "readers not known": "Non riesco a sapere chi legge qui, quindi non leggo nulla per lei.",
        "nothing shared": "Non ci sono documenti che possa leggere per lei nei messaggi diretti.",
        "how to share": (
            "Qui leggo ciò che è per tutti, ciò che le è stato dato e ciò che è stato dato a canali in cui "
            "siamo entrambi: entri in uno in cui sono, o mi inviti in uno dei suoi. Un admin può dare una "
            "raccolta a lei o a loro."
        ),
        "not a member": "Ciò che qui è per tutti è per i membri di questo workspace, e lei ne è ospite.",
        "not in server": "Ciò che è per tutti è per i membri del server del team, e lei non ne è membro.",
        "other server": "Questo non è il server del team, quindi qui non si legge ciò che è per tutti.",
        "shared channel": (
            "Persone di altri workspace leggono questo canale, quindi qui non si legge ciò che è per tutti."
        ),
        "nothing given": "Non ci sono documenti che possa leggere in questo canale.",
        "how to give": "Un admin può dare una raccolta a questo canale.",
        "nothing named": "Questo canale non legge nulla: le sue impostazioni non indicano raccolte.",
        "how to name": (
            "Un admin può cambiarlo qui: collections=NOME, o collections=everyone's per ciò che è per tutti."
        ),
        "looked enough": (
            "Grazie, il suo voto conta. Su sua richiesta ho riguardato questa risposta due volte in un'ora; "
            "guarderò di nuovo passata un'ora. Fino ad allora può aiutare chiedere con altre parole."
        ),
        "looked at many": (
            "Grazie, il suo voto conta. Su sua richiesta ho riguardato risposte {count} volte in un'ora; "
            "perché tocchi anche agli altri, guarderò di nuovo passata un'ora. Fino ad allora può aiutare "
            "chiedere con altre parole."
        ),
        "taken back": "Ciò su cui si basava questa risposta non può più essere letto qui, perciò viene ritirata.",
        "answered anew": "✏️ Nuova risposta: ciò su cui si basava la precedente non può più essere letto qui.",
        "did not work": "⛔ Non ha funzionato, ed è stato registrato.",
        "belongs in backticks": "Ciò che fa parte della domanda va tra `apici inversi`.",
        "no option near": "L'opzione {option} non esiste: intendeva {near}?",
        "no option": "L'opzione {option} non esiste.",
        "options are": "Esistono {names}.",
        "option such as": "Ad esempio `--mode crag` o `--in manuale`.",
        "answer is private": "🔒 La risposta è nei suoi messaggi diretti con me.",
        "fits in private": (
            "🔒 Ci sono documenti su questo che lei può leggere, ma non tutti "
            "qui: me lo chieda in un messaggio diretto."
        ),
        "how to let guests": "Chieda a un admin di questo spazio di lasciar fare domande qui agli ospiti.",
        "guests off": "In questo canale rispondo solo ai membri dell'area di lavoro, e lei ne è un ospite.",
        "private too late": (
            "Una modifica non può rendere privato ciò che è stato chiesto davanti a tutti: "
            "l'ho lasciato com'era. Lo chieda di nuovo con `--private`."
        ),
        "answer elsewhere": (
            "Non posso scrivere in quel canale, perciò la risposta è nei suoi messaggi diretti con me."
        ),
        "only you see": "Lo vede solo lei: non posso scrivere dove ha chiesto.",
        "only you see here": "Lo vede solo lei: non posso raggiungerla con messaggi diretti.",
        "command menu ask": "Chiedere ai documenti e alle cifre del suo team",
        "command menu why": "Mostrare come è stata verificata l'ultima risposta qui",
        "command menu sources": "Mostrare su che cosa si basa l'ultima risposta qui",
        "command menu feedback": "Mostrare i giudizi dati in questo canale",
        "command menu stop": "Interrompere ciò a cui si sta rispondendo per lei qui",
        "command menu ingest": "Imparare da file o da una pagina (per chi può)",
        "command menu settings": "Vedere le impostazioni di questo canale o cambiarle (admin)",
        "command menu about": "Chiedi di questo",
        "command menu verify": "Verifica questo",
        "option question": "Che cosa vuole sapere",
        "option mode": "Come si cerca e si verifica",
        "option collection": "Cercare solo in questa raccolta",
        "option private": "Solo lei vede la risposta",
        "option channel mode": "Come si risponde qui alle domande",
        "option collections": "Che cosa legge questo canale: nomi con virgole, everyone's, all o none",
        "option bots": "Rispondere anche ad altri bot",
        "option ingesters": "Chi può insegnarmi da qui",
        "option feedback": "Mostrare i pulsanti di giudizio e contare i voti",
        "option document": "Documento",
        "option another document": "Altro documento",
        "option page": "Una pagina da leggere, come https://...",
        "option into": "Dove metterlo",
        "mode standard": "Standard: i suoi documenti",
        "mode crag": "Correttivo: documenti valutati, il web se non bastano",
        "mode reflective": "Autovalutativo: bozze valutate e migliorate",
        "mode both": "Entrambi: valutato e autovalutativo",
        "mode auto": "Auto: in base alla domanda",
        "command menu help": "Che cosa sono, che cosa posso leggere qui e che cosa può chiedere",
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
        "unasked offer": (
            "💡 Lo vede solo Lei: nessuno me l'ha chiesto e non sono abbastanza sicuro per dirlo a tutti. {answer}"
        ),
        "noted": "👍 Annotato, grazie.",
        "share": "Condividi con tutti",
        "keep": "Tieni per me",
        "vote withdrawn": "Il suo voto è ritirato.",
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
        "too many": "🐢 {why} Perché tocchi anche agli altri, questo non è stato accettato; riprovi tra {seconds} s.",
        "too many why": "È più di quanto accetto da una persona in un minuto.",
        "too many marked": "Ciò che non è stato accettato porta una 🐢.",
        "about title": "Chiedi di questo messaggio",
        "about example": "È ancora così?",
        "about question": "La sua domanda",
        "about text": "Di che cosa si tratta",
        "no text there": "In quel messaggio non c'è testo.",
        "nothing to learn": "Dammi un file o un indirizzo da cui imparare.",
        "not worked": "Non ha funzionato, ed è stato registrato.",
        "intro hello": (
            "Sono Errata. Rispondo alle domande con i documenti e le cifre di questo gruppo. "
            "Controllo ogni risposta prima che la vediate e mostro dove sta scritta."
        ),
        "intro again": "Di nuovo buongiorno. Che cosa desidera sapere?",
        "none of these": "Nessuna di queste",
        "none of these told": "Va bene. Lo chieda con ciò che lo distingue: un nome, un luogo, un anno.",
        "intro blamed": (
            "Mi dispiace di non essere stato d'aiuto. Mi dica cosa non andava, o chieda con altre parole, e cerco"
            " di nuovo."
        ),
        "intro all right": "Va bene. Mi chieda quando le serve qualcosa.",
        "intro go ahead": "Sì, certo. Che cosa desidera sapere?",
        "intro know": "Che cosa posso leggere qui",
        "intro documents": "Documenti: {count}",
        "intro collections": "Raccolte: {names}",
        "intro dated": "Datati dal {first} al {last}",
        "intro dated once": "Datati {date}",
        "intro figures": "Cifre di {companies}",
        "intro welcome": "Con piacere. Mi chieda quando le serve qualcosa.",
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
            "Come giudicarmi: ogni risposta indica le sue fonti, le guardi. Se una è sbagliata, prema 👎 o "
            "dica che cosa non va, e cerco di nuovo."
        ),
        "intro judge typed": (
            "Come giudicarmi: ogni risposta indica le sue fonti, guardatele. Se una è "
            "sbagliata, scrivete `/bad` e che cosa non va, e cerco di nuovo."
        ),
        "intro more": "e altri {count}",
        "ask of cell": "{column} di {row}?",
        "ask of heading": "Che cosa dice «{title}» su «{heading}»?",
        "ask of subject": "{heading}: che cosa devo sapere?",
        "ask of period": "{column} in {row}?",
        "prompt can": "Che cosa sai fare?",
        "prompt documents": "Quali documenti hai?",
        "checks failed": "non confermato: {checks}",
        "check citations": "fonti",
        "check numbers": "cifre",
        "check years": "date",
        "check filings": "documenti depositati",
        "check instructions": "istruzioni",
        "check standing": "validità dei documenti",
        "check scans": "scansioni",
        "check verification": "rilettura",
        "check other": "formulazione",
        "admins named": "Un amministratore può cambiarle per voi.",
        "somebody on": "qualcuno su {platform}",
        "an operator": "un responsabile",
        "a reader": "un lettore",
        "teach how": "Un amministratore può permettervelo o farlo per voi.",
        "receipt new": "questa volta con: {novelty}",
        "receipt took": "ha richiesto {seconds}",
        "told operators": "Chi si occupa di me può vedere perché.",
        "admin only": "Solo gli amministratori possono farlo.",
        "admin jobs": "Lavori abbandonati, i più recenti prima:",
        "admin no jobs": "Non è stato abbandonato nulla.",
        "admin retried": "{thing} viene ritentato.",
        "admin sure": (
            "Questo toglie **{thing}** ({collection}, {count} brani) a tutti; il file resta. Per farlo: {command}"
        ),
        "admin sure one": (
            "Questo toglie **{thing}** ({collection}, 1 brano) a tutti; il file resta. Per farlo: {command}"
        ),
        "admin removed": "{thing} è stato tolto.",
        "admin unknown": "Qui non c'è nulla chiamato {thing}.",
        "admin votes": "👎 in sospeso, i più recenti prima:",
        "admin no votes": "Non c'è nessun 👎 da guardare.",
        "admin dismissed": "{thing} è scartato: non conta più.",
        "about short": "Chiedi di questo",
        "command menu admin": "Lavori, documenti, voti, lacune e suggerimenti (admin)",
        "option reply": "A che cosa rispondo: menzioni, domande nei miei thread o tutte le domande qui",
        "option unasked above": ("Da quale sicurezza rispondo in pubblico a ciò che nessuno mi ha chiesto (da 0 a 1)"),
        "command menu admin jobs": "Mostra ciò che è stato abbandonato o fallo ritentare",
        "option retry": "L'identificativo di ciò che va ritentato",
        "command menu admin documents": "Mostra i documenti, rileggine uno o toglilo",
        "option find": "Parte di un nome",
        "option reindex": "Il documento da rileggere",
        "option remove": "Il documento da togliere",
        "option confirm": "Toglierlo davvero",
        "command menu admin votes": "Mostra tutti i 👎 aperti o scartane uno",
        "option dismiss": "L'identificativo del voto che non deve più contare",
        "a confidence": "È una sicurezza da 0 a 1, per esempio 0.7.",
        "not shareable": ("Non si può condividere: non risulta come risposta ricevuta in privato in un canale."),
        "not read there": "Resta a lei: si basa su documenti che in quel canale non vengono letti.",
        "shared already": "È già condiviso.",
        "ask a person": "Chiedi a una persona",
        "person asked": (
            "🙋 I documenti non lo dicono: «{question}». Se lo sa, risponda in questa discussione; conservo "
            "la sua risposta solo se è d'accordo."
        ),
        "person consent": (
            "Posso conservare questa come risposta, a suo nome? «{reply}» Prima la approva qualcun altro."
        ),
        "person agree": "Conserva",
        "person decline": "Non conservare",
        "person kept": "Grazie. Quando qualcun altro l'avrà approvata, risponderò con essa e la nominerò.",
        "person declined": "Non viene conservata.",
        "person approved": "È stato approvato: rispondo con questo e cito il suo nome.",
        "person rejected": "Non è stato approvato, quindi non viene conservato.",
        "person none": (
            "Qui non è indicato nessuno a cui chiedere. La sua domanda è nell'elenco di ciò che manca nei documenti."
        ),
        "person noted": "Annotato. Chi si occupa dei documenti vede che aspetti; la risposta comparirà qui.",
        "page waiting": "{count} in attesa di una persona",
        "person already": "È già stato chiesto a qualcuno.",
        "person private": (
            "Ha chiesto in privato, quindi nessun altro vede la sua domanda. È nell'elenco di ciò che manca "
            "nei documenti."
        ),
        "person not yours": "Può deciderlo solo chi è stato interpellato.",
        "person many": "È più di quanto chieda per lei in un'ora; riprovi più tardi.",
        "digest head": "📋 Domande qui negli ultimi 7 giorni: {asked}; con risposta: {answered}; 👎: {rejected}.",
        "digest open": "Ancora senza risposta:",
        "admin gaps": "Ciò che i documenti non dicono, il più chiesto per primo:",
        "admin no gaps": "Non manca nulla di ciò che è stato chiesto.",
        "admin suggestions": "Ciò che attende approvazione, il più recente per primo:",
        "admin no suggestions": "Nulla attende approvazione.",
        "option waive": "È tuo, e sei l'unico admin",
        "admin waived": "Fatto: {thing}. Era tuo e nessun altro l'ha guardato: è registrato.",
        "admin waive how": "Se sei l'unico admin, rinuncia a questo secondo sguardo, e resta registrato: {command}",
        "admin done": "Fatto: {thing}",
        "command menu admin gaps": "Mostra ciò che manca nei documenti; assegna, rispondi o scarta",
        "command menu admin suggestions": "Mostra ciò che attende approvazione; approva o rifiuta",
        "option gap": "L'identificativo di una lacuna",
        "option gap owner": "Chi deve rispondere",
        "option gap answer": "Ciò che è giusto, come sarà citato",
        "option gap dismiss": "Non è cosa che i documenti debbano dire",
        "option approve": "L'identificativo di ciò che diventa prova",
        "option reject": "L'identificativo di ciò che non sarà mai prova",
        "option channel owner": "A chi si chiede ciò che manca nei documenti",
        "option digest": "Dire ogni settimana che ne è stato delle domande qui",
    },
)
