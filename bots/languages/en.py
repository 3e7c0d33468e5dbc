"""English."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ENGLISH: Final = Language(
    code="en",
    name="English",
    says={
        "answered": "Answered",
        "partial": "Partly verified",
        "refused": "Not answered",
        "unclear": "Which one?",
        "failed": "Failed",
        "being answered": "Being answered",
        "high": "high confidence ({percent} %)",
        "medium": "medium confidence ({percent} %)",
        "low": "low confidence ({percent} %)",
        "checks failed": "{checks} not verified",
        "checks passed": "checked: {checks}",
        "attempts": "{count} attempts",
        "ask help": "Ask me something: `/ask How many days of leave do we have?`",
        "ask options": (
            "Options in front: `--private` (the answer comes as a direct message), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in COLLECTION` (may be repeated)."
        ),
        "ask options anywhere": (
            "Options, in front or behind: `--private` (the answer comes as a direct message), `--mode "
            "standard|crag|self_reflective|both|auto`, `--in COLLECTION` (may be repeated)."
        ),
        "help head": "*What I understand*",
        "help ask": "`/ask QUESTION` - an answer from the documents, with its sources",
        "help why": "`/errata why` - how the latest answer here was checked",
        "help sources": "`/errata sources` - what it rests on",
        "help feedback": "`/errata feedback` - what feedback this channel gave",
        "help stop": "`/errata stop` - stop answering here",
        "help learn": "`/errata learn https://... [--in COLLECTION]` - learn from a page (admins)",
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none follow_ups=on|off feedback=on|off "
            "respond_to_bots=on|off ingesters=admins|everyone|nobody]` - show or change this channel's "
            "settings (admins)"
        ),
        "meant subcommand": "There is no `/errata {name}`: did you mean `/errata {near}`?",
        "no mode": "There is no mode {mode}.",
        "modes": "Modes: {modes}.",
        "address needed": (
            "Give me an address: `/errata learn https://...`; files are uploaded in a message that mentions me."
        ),
        "not understood": "I don't understand {pair}.",
        "settings as": "Settings: {names}, as NAME=VALUE.",
        "neither on nor off": "{value} is neither on nor off.",
        "ingesters are": "ingesters is admins, everyone or nobody, not {value}.",
        "needs a value": "{option} needs a value.",
        "no setting": "There is no setting {key}",
        "no setting near": "There is no setting {key}: did you mean {near}?",
        "settings are": "Settings: {names}.",
        "cant be near": "{key} can't be {value}: did you mean {near}?",
        "cant be": "{key} can't be {value}.",
        "can be": "It can be {values}.",
        "on or off": "on or off",
        "collections are": "collections is everyone's, all, or none, or names with commas; not a mixture.",
        "prompt taken": "🔎 Looking that up; the answer comes under *Messages*.",
        "taken private": "🔎 Looking that up; the answer comes as a direct message.",
        "taken": "🔎 Looking that up…",
        "one moment": "🔎 One moment…",
        "close": "Close",
        "health": "Health",
        "nothing to report": "Nothing to report.",
        "no text": "(no text)",
        "prompt topics title": "What do you know about?",
        "prompt topics": "Which topics do the documents you can read cover?",
        "prompt rule title": "Look up a rule",
        "prompt rule": "What are the rules for travel expenses, and where do they stand?",
        "prompt figure title": "Check a figure",
        "prompt figure": "What was the total revenue in the latest year you have figures for?",
        "prompt years title": "Compare two years",
        "prompt years": "How did revenue change between the two latest years you have figures for?",
        "stopped": "Stopped.",
        "nothing to stop": "There is nothing to stop here.",
        "cut here": "…and more, cut here.",
        "not there": "I may not write in that channel, so you have the answer here. `/invite` me to have it there.",
        "moved beneath": "This workspace lets nobody edit so old a message, so this comes beneath the first answer.",
        "not where asked": "I may not write where you asked, so you have the answer here.",
        "moved here": "Discord lets me change the answer no more where it stands, so this comes here.",
        "more rows": "{count} more rows",
        "modified": "modified {day}",
        "lines": "lines {first}-{last}",
        "line": "line {first}",
        "untitled": "untitled",
        "status line": "is {step}...",
        "step again": "{step} (attempt {attempt})",
        "step understanding": "reading the question",
        "step remembered": "remembering an earlier answer",
        "step searching": "searching the documents",
        "step web": "searching the web",
        "step grading": "weighing the evidence",
        "step drafting": "drafting an answer",
        "step checking": "checking figures and citations",
        "step verifying": "verifying the draft against its sources",
        "step fixing": "fixing what the checks found",
        "step fetching": "fetching missing figures",
        "step refining": "searching again with a better query",
        "step again searching": "searching again",
        "receipt head": "How this answer came about",
        "receipt understood": "**Understood as** {question}",
        "receipt attempt": "Attempt {number}",
        "accepted": "accepted",
        "not accepted": "not accepted",
        "receipt new": "new: {novelty}",
        "receipt reflection": "reflection {score}: {reasoning}",
        "receipt reflected": "**Reflection** {score} after {drafts} drafts",
        "receipt checks": "Checks",
        "receipt evidence": "**Evidence** {label} ({score})",
        "web searched": ", web searched",
        "relevant": "relevant",
        "ambiguous": "ambiguous",
        "irrelevant": "irrelevant",
        "receipt spent": "**Spent** {facts}",
        "receipt mode": "mode {mode}",
        "receipt model": "model {model}",
        "receipt calls": "{calls} model calls, {asked} + {replied} tokens",
        "feedback here": "Feedback here: 👍 {up} · 👎 {down}",
        "settings here": "Settings of this channel:",
        "now everyones": "Members in this channel now read what is for everyone, and all what was given to it.",
        "now all": "Members in this channel now read every collection.",
        "now nothing": "This channel now reads nothing; collections=everyone's lets it read what is for everyone.",
        "now reads": "Everyone in this channel now reads: {names}.",
        "no collection yet": "There is no collection {name} yet: did you mean {near}?",
        "no collection until": "There is no collection {name} yet; once there is, it is read.",
        "only admins": "Only admins can change settings.",
        "admins named": "ERRATA_ADMINS names them.",
        "no question there": "There is no question in that message.",
        "ask me": "Ask me something.",
        "choice gone": "That choice is not on record any more.",
        "ask again": "Please ask your question again.",
        "asker gone": "Who asked this, and where, is not on record any more.",
        "nothing indexed": (
            "I have nothing to read yet, so I can't answer this; whoever looks after me can give me documents."
        ),
        "nothing indexed operator": "Nothing is indexed yet: errata ingest FOLDER",
        "not shown": "I could not answer this, and it was recorded. Please ask in other words.",
        "could not answer": "I could not answer this, and it was recorded. {error}",
        "is this right": "Is this claim right? Say what the documents and figures say about it: {claim}",
        "cant learn": "I could not learn from that, and it was recorded.",
        "learning off": "Learning from files is not set up here.",
        "may not teach": "You can't teach me from this channel.",
        "teach how": "Ask an admin, or change `ingesters`.",
        "nowhere to learn": "There is no collection that I may read here, so there is none to learn into.",
        "nothing learnt": "There was nothing to learn from.",
        "nothing to read": "Nothing to read in there.",
        "indexed": "Indexed **{path}** into {collection} ({count} passages).",
        "known already": "**{path}** was known already.",
        "skipped": "Skipped **{path}**: {reason}",
        "could not read": "Could not read **{path}**: {error}",
        "too large a file": "{name} is larger than {most} MB.",
        "kept elsewhere": "{name} is not kept by {platform} itself.",
        "upload instead": "Upload the file instead of linking it.",
        "not handed out": "{platform} did not hand out {name} (status {status}).",
        "upload again": "Links to attachments run out after a day: upload it again.",
        "channels not known": (
            "I can't find out which channels we are both in, so I read nothing for you here; ask me in a channel."
        ),
        "readers not known": "I can't find out who may read along here, so I read nothing for you.",
        "nothing shared": "There are no documents that I may read for you in direct messages.",
        "how to share": (
            "Here I read what is for everyone, what you were given, and what was given to channels that we are "
            "both in: join one I am in, or invite me to one of yours. An admin can give you or them a "
            "collection."
        ),
        "not a member": "What is for everyone here is for the members of this workspace, and you are a guest of it.",
        "shared channel": "People of other workspaces read this channel, so what is for everyone is not read here.",
        "nothing given": "There are no documents that I may read in this channel.",
        "how to give": "An admin can give a collection to this channel.",
        "nothing named": "This channel reads nothing: its settings name no collection.",
        "how to name": (
            "An admin can change that here: collections=NAME, or collections=everyone's for what is for everyone."
        ),
        "looked enough": (
            "Thank you, your vote counts. On your word I have looked at this answer twice within the hour; I "
            "will look again when an hour has passed. Until then, asking anew in other words may help."
        ),
        "looked at many": (
            "Thank you, your vote counts. On your word I have looked at answers again {count} times within the "
            "hour; so that others get their turn too, I will look again when an hour has passed. Until then, "
            "asking anew in other words may help."
        ),
        "taken back": "What this answer rested on may no longer be read here, so it is taken back.",
        "answered anew": "✏️ Answered anew: what the former answer rested on may no longer be read here.",
        "did not work": "⛔ That did not work, and it was recorded.",
        "remembered": "remembered",
        "no sources": "This answer cites no sources.",
        "why button": "How was this checked?",
        "good answer": "Good answer",
        "bad answer": "Bad answer",
        "good": "Good",
        "bad": "Bad",
        "sources": "Sources",
        "continued": "Part {part} of {parts}, continued below",
        "whole in file": "The whole answer is in the file.",
        "busy": (
            "⏳ I'm busy right now, you are number {position}. Please ask again in a minute; this question "
            "was not taken."
        ),
        "busy full": (
            "⏳ I'm busy right now, the queue is full. Please ask again in a minute; this question was not taken."
        ),
        "waiting": (
            "⏳ I'm busy right now, you are number {position} in line. Your question is kept and will be answered."
        ),
        "not taken": "⛔ I can't take anything in right now; please try again in a minute.",
        "noted": "👍 Noted, thank you.",
        "reason title": "What was wrong?",
        "send": "Send",
        "skip": "Skip",
        "reason label": "What should the answer have said, or where does it stand?",
        "reason label short": "What should it have said, and where?",
        "reason hint": "I am looking again already; this helps me to look in the right place.",
        "reason late": ("I am looking again. What I find comes as a message of its own: this one can't change now."),
        "reason empty": "You wrote nothing, so nothing more was noted.",
        "reason taken": "Thank you. I am looking again with that in mind.",
        "home title": "Ask, and see where it stands",
        "home text": (
            "I answer from your team's documents and figures, cite them, and check every answer before you "
            "see it. Mention me in a channel, write to me here, or use `/ask`. In a thread I follow up "
            "without a mention.\nPress 👎 and I look again. Files that admins send me I learn from."
        ),
        "home try": "Try one",
        "home latest": "Your latest questions",
        "home none": "You have not asked anything yet.",
        "no answer": "There is no answer of mine here yet.",
        "too many": (
            "🐢 {why} This was not taken, and nothing is that comes in the next {seconds} s: please "
            "try again in {seconds} s, so that others get their turn too."
        ),
        "too many why": "That is more than I take from one person in a minute.",
        "too many marked": "What was not taken bears a 🐢.",
        "about title": "Ask about this message",
        "about example": "Is that still so?",
        "about question": "Your question",
        "about text": "What it is about",
        "no text there": "There is no text in that message.",
        "nothing to learn": "Give me a file or an address to learn from.",
        "not worked": "That did not work, and it was recorded.",
    },
)
