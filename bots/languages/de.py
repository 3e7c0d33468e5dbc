"""German."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

GERMAN: Final = Language(
    code="de",
    name="German",
    roles={
        "chat_greeting": """
            hallo, hi, hey, moin, moin moin, servus, grüß gott, grüezi, guten morgen, morgen, guten tag, tag,
            guten abend, mahlzeit, na, hallöchen, huhu, willkommen, wie geht's, wie gehts, wie geht es dir, alles gut,
            alles klar bei dir
        """,
        "chat_farewell": """
            tschüss, tschüß, tschau, ciao, bis dann, bis später, bis morgen, bis gleich, bis bald, bis nachher,
            schönen abend, schönen tag, schönes wochenende, schönen feierabend, feierabend, gute nacht, bin weg,
            bin mal weg, bin gleich wieder da, gleich zurück, gleich wieder da, bin in der pause, bin essen,
            geh essen, muss los, ich muss los, auf wiedersehen, man sieht sich
        """,
        "chat_thanks": """
            danke, danke dir, danke euch, danke schön, dankeschön, dankee, vielen dank, besten dank, herzlichen dank,
            tausend dank, merci, dank dir, lieben dank, super danke, danke sehr, danke für die hilfe, danke vielmals,
            hat geklappt, hat funktioniert, klappt, klappt jetzt, funktioniert, geht jetzt, sehr hilfreich,
            gut gemacht, guter bot, das hilft, das hat geholfen, du bist der beste
        """,
        "chat_ok": """
            ok, okay, okee, gut, super, prima, perfekt, toll, klasse, cool, spitze, top, alles klar, klar, ja, jo,
            jup, jap, jawohl, nein, nee, nö, passt, passt so, verstehe, verstanden, achso, ach so, aha, ah, oh, hm,
            hmm, mhm, stimmt, genau, richtig, eben, exakt, echt, krass, wow, ups, sorry, tut mir leid, schade, mist,
            egal, macht nichts, kein problem, kein ding, gerne, gern geschehen, bitte, bitte schön, bitteschön,
            mach ich, wird gemacht, erledigt, gut zu wissen, interessant, schön, freut mich, läuft, ich auch,
            geht klar, in ordnung, einverstanden, von mir aus, keine ahnung, weiß nicht, weiß ich nicht, glückwunsch,
            geil, nice, na gut, na dann, sicher, natürlich, logisch
        """,
        "chat_laughter": "haha, hehe, hihi, höhö, lol, xd, g",
        "chat_beside": """
            dir, euch, alle, allen, zusammen, leute, team, nochmal, sehr, viel, so, schon, mal, dann, das, ist, es,
            ja, auch, jetzt, und, für, die, hilfe, doch, nur, mir, aber, bot, du, schön, na, na dann
        """,
        "chat_wrong": """
            das ist falsch, das ist nicht richtig, das ist nicht korrekt, das ist veraltet, ist veraltet,
            das stimmt nicht, stimmt nicht, stimmt so nicht, das stimmt so nicht, stimmt nicht mehr,
            das gilt nicht mehr, gilt nicht mehr, ist falsch, nicht mehr aktuell, nicht aktuell, veraltet, inkorrekt,
            nicht korrekt, nicht richtig, hat sich geändert, wurde geändert, da irrst du, du irrst, du liegst falsch
        """,
        "chat_wrong_alone": "falsch, quatsch, unsinn, nein falsch, stimmt nicht, blödsinn, nee stimmt nicht",
        "chat_asks": """
            gibt es, gibts, gibt's, ist das, ist es, ist der, ist die, ist ein, ist eine, ist mein, ist meine,
            ist unser, ist unsere, ist dafür, sind die, sind das, sind wir, sind es, sind meine, kann ich, kann man,
            kann mir, kann jemand, kann der, kann die, können wir, könnt ihr, kannst du, könntest du, könnte ich,
            könnte man, könnten wir, darf ich, darf man, dürfen wir, dürfen die, muss ich, muss man, müssen wir,
            muss das, muss der, muss die, soll ich, sollen wir, sollte ich, brauche ich, braucht man, brauchen wir,
            braucht es, brauch ich, habe ich, hab ich, haben wir, hat jemand, hat wer, hat der, hat die, hat das,
            hast du, weiß jemand, weiss jemand, weiß wer, weißt du, gilt das, gilt der, gilt die, gilt es, gelten die,
            gelten, zählt das, zählt, zählen, bekomme ich, bekommt man, bekommen wir, kriege ich, kriegt man,
            wird das, wird der, wird die, wird es, werden die, werden wir, wurde der, wurde die, wurde das, war das,
            war der, war die, bin ich, geht das, geht es auch, kostet das, verfällt, verfallen, erklär, erkläre,
            erklär mir, sag mir, zeig mir, zeige mir, nenne, nenn mir, liste, vergleiche, fasse, brauche hilfe,
            ich brauche hilfe, hilfe bei, bitte hilf, ich suche, suche, ich wüsste gern, ich möchte wissen,
            ich frage mich, hab eine frage, habe eine frage, ich habe eine frage, kurze frage, frage:, ab wann,
            bis wann, seit wann, für wen, für welche, an wen, bei wem, von wem, mit wem, in welchem, in welcher,
            auf welche, um wie viel, wie viel, wie viele, wie lange, und wie, und was, und wer, und wann, und wo,
            und warum, und welche, aber wie, aber was, aber warum, also wie, also was, und gilt, und kann, und ist,
            und muss, und darf, und gibt
        """,
        "chat_further": """
            und für, und bei, und in, und im, und auf, und an, und am, und mit, und ohne, und nach, und vor,
            und während, und wenn, und falls, und aus, und was ist mit, was ist mit, und außerhalb, auch für,
            auch bei, auch im, nur für, gilt das auch, und das, und der, und die, und zwar für, wie sieht es mit,
            wie sieht's mit
        """,
        "chat_clause": """
            was für ein tag, was solls, was soll's, wie schön, wie cool, wie nett, wie blöd, wer weiß,
            wer weiß das schon, wie gesagt, was mich betrifft, was weiß ich, wie immer, wie war das noch
        """,
        "chat_you": """
            du, dir, dich, dein, deine, deinen, deinem, ihr, euch, euer, eure, hast, bist, kommst, kannst, willst,
            magst, gehst, machst
        """,
        "chat_together": """
            gehen wir, mittag, mittagessen, essen gehen, kaffee, bier, feierabendbier, kommst du, kommt ihr,
            kommst mit, wollen wir, sollen wir, hast du zeit, hast du kurz zeit, hast kurz zeit, treffen wir,
            kurz telefonieren, bist du da, bist du sicher
        """,
        "about_who": """
            wer bist du, was bist du, bist du ein bot, bist du ein mensch, bist du eine ki, was ist errata,
            wer ist errata, wie heißt du, stell dich vor, stell dich mal vor, wer hat dich gemacht
        """,
        "about_help": """
            hilfe, was kannst du, was kannst du alles, was kannst du so, was kannst du tun, was machst du,
            was kann ich dich fragen, was kann ich fragen, wie funktionierst du, wie funktioniert das,
            wie funktioniert der bot, wie benutze ich dich, wie benutze ich den bot, wie kannst du helfen,
            wie kannst du mir helfen, wobei kannst du helfen, wozu bist du da, befehle, welche befehle gibt es,
            welche befehle hast du, kommandos, anleitung
        """,
        "about_documents": """
            welche dokumente kennst du, welche dokumente hast du, welche dokumente hast du gelesen, was weißt du,
            was weißt du alles, was kennst du, welche quellen hast du, welche quellen nutzt du,
            welche quellen kennst du, welche dateien hast du, welche dateien kennst du, woher weißt du das alles,
            woher hast du deine informationen, welche sammlungen gibt es, wie viele dokumente hast du,
            wie viele dokumente kennst du, dokumente, zeig deine dokumente, zeig mir deine dokumente
        """,
        "chat_wrong_figure": """
            kostet jetzt, kostet inzwischen, sind es jetzt, es sind jetzt, inzwischen sind es, es sind inzwischen,
            mittlerweile sind es, es sind mittlerweile, jetzt, inzwischen, mittlerweile, eigentlich, das war früher
        """,
        "chat_helps": """
            bitte hilfe, hilf mir, hilfe bitte, bitte hilf mir, bitte helfen, kannst du helfen, kannst du mir helfen,
            kannst du da helfen
        """,
    },
    says={
        "answered": "Beantwortet",
        "partial": "Teilweise überprüft",
        "refused": "Nicht beantwortet",
        "unclear": "Welches ist gemeint?",
        "failed": "Fehlgeschlagen",
        "being answered": "Wird beantwortet",
        "high": "hohe Sicherheit ({percent} %)",
        "medium": "mittlere Sicherheit ({percent} %)",
        "low": "geringe Sicherheit ({percent} %)",
        "checks failed": "{checks} nicht überprüft",
        "checks passed": "geprüft: {checks}",
        "attempts": "{count} Versuche",
        "remembered": "gemerkt",
        "no sources": "Diese Antwort nennt keine Quellen.",
        "why button": "Wie wurde das geprüft?",
        "good answer": "Gute Antwort",
        "bad answer": "Schlechte Antwort",
        "good": "Gut",
        "bad": "Schlecht",
        "sources": "Quellen",
        "continued": "Teil {part} von {parts}, weiter unten geht es weiter",
        "whole in file": "Die ganze Antwort steht in der Datei.",
        "busy": (
            "⏳ Ich bin gerade ausgelastet, Sie sind Nummer {position}. Bitte fragen Sie in einer Minute "
            "noch einmal; diese Frage wurde nicht angenommen."
        ),
        "busy full": (
            "⏳ Ich bin gerade ausgelastet, die Warteschlange ist voll. Bitte fragen Sie in einer Minute "
            "noch einmal; diese Frage wurde nicht angenommen."
        ),
        "waiting": (
            "⏳ Ich bin gerade ausgelastet, Sie sind Nummer {position} in der Reihe. Ihre Frage ist notiert "
            "und wird beantwortet."
        ),
        "not taken": "⛔ Ich kann gerade nichts annehmen; bitte versuchen Sie es in einer Minute noch einmal.",
        "noted": "👍 Notiert, danke.",
        "share": "Mit allen teilen",
        "keep": "Für mich behalten",
        "vote withdrawn": "Ihre Stimme ist zurückgenommen.",
        "reason title": "Was war falsch?",
        "send": "Senden",
        "skip": "Überspringen",
        "reason label": "Was hätte in der Antwort stehen sollen, oder wo steht es?",
        "reason label short": "Was hätte dort stehen sollen, und wo?",
        "reason hint": "Ich suche schon noch einmal; das hilft mir, an der richtigen Stelle zu suchen.",
        "reason late": "Ich suche noch einmal. Was ich finde, kommt als eigene Nachricht: Diese bleibt, wie sie ist.",
        "reason empty": "Sie haben nichts geschrieben, also wurde nichts weiter notiert.",
        "reason taken": "Danke. Ich suche damit noch einmal.",
        "home title": "Fragen, und sehen, wo es steht",
        "home text": (
            "Ich antworte aus den Dokumenten und Zahlen Ihres Teams, nenne die Quellen und prüfe jede "
            "Antwort, bevor Sie sie sehen. Erwähnen Sie mich in einem Kanal, schreiben Sie mir hier oder "
            "nutzen Sie `/ask`. In einem Thread antworte ich auch ohne Erwähnung.\nMit 👎 suche ich noch "
            "einmal. Aus Dateien, die Admins mir schicken, lerne ich."
        ),
        "home try": "Zum Ausprobieren",
        "home latest": "Ihre letzten Fragen",
        "home none": "Sie haben noch nichts gefragt.",
        "no answer": "Hier gibt es noch keine Antwort von mir.",
        "too many": (
            "🐢 {why} Dies wurde nicht angenommen, und in den nächsten {seconds} s wird es auch "
            "nichts anderes: Bitte versuchen Sie es in {seconds} s noch einmal, damit auch andere an "
            "die Reihe kommen."
        ),
        "too many why": "Das ist mehr, als ich von einer Person in einer Minute annehme.",
        "too many marked": "Was nicht angenommen wurde, trägt eine 🐢.",
        "about title": "Zu dieser Nachricht fragen",
        "about example": "Ist das noch so?",
        "about question": "Ihre Frage",
        "about text": "Worum es geht",
        "no text there": "In dieser Nachricht steht kein Text.",
        "nothing to learn": "Geben Sie mir eine Datei oder eine Adresse, aus der ich lernen soll.",
        "not worked": "Das hat nicht geklappt und wurde festgehalten.",
        "intro hello": (
            "Ich bin Errata. Ich beantworte Fragen aus den Dokumenten und Zahlen dieses Teams. Jede "
            "Antwort prüfe ich, bevor Sie sie sehen, und zeige, wo sie steht."
        ),
        "intro know": "Was ich hier lesen kann",
        "intro documents": "Dokumente: {count}",
        "intro collections": "Sammlungen: {names}",
        "intro dated": "Vom {first} bis {last}",
        "intro figures": "Zahlen von {companies}",
        "intro nothing": (
            "Hier gibt es noch nichts, was ich lesen darf; Fragen kann ich also nicht beantworten. "
            "Wer mich betreut, kann das ändern."
        ),
        "intro try": "Fragen, die ich beantworten kann, zum Beispiel",
        "intro ways": (
            "Erwähnen Sie mich in einem Kanal, schreiben Sie mir direkt oder nutzen Sie `/ask`. In "
            "einem Thread antworte ich auch ohne Erwähnung."
        ),
        "intro judge": (
            "Woran Sie mich messen können: Jede Antwort nennt ihre Quellen, schauen Sie dort nach. "
            "Ist eine falsch, drücken Sie 👎 oder schreiben Sie, was falsch ist; dann suche ich noch "
            "einmal."
        ),
        "intro more": "und {count} weitere",
        "ask of cell": "Was ist {column} bei {row}?",
        "ask of heading": "Was sagt „{title}“ über {heading}?",
        "ask of term": "Was ist {term}?",
        "prompt can": "Was kannst du?",
        "prompt documents": "Welche Dokumente hast du?",
    },
)
