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
        "intro hello": (
            "I am Errata. I answer questions from this team's documents and figures. I check every "
            "answer before you see it, and show where it stands."
        ),
        "intro know": "What I can read here",
        "intro documents": "Documents: {count}",
        "intro collections": "Collections: {names}",
        "intro dated": "Dated from {first} to {last}",
        "intro figures": "Figures of {companies}",
        "intro nothing": (
            "There is nothing yet that I may read here, so I can't answer questions. Whoever looks "
            "after me can change that."
        ),
        "intro try": "Questions that I can answer, for example",
        "intro ways": (
            "Mention me in a channel, write to me directly, or use `/ask`. In a thread I follow up without a mention."
        ),
        "intro judge": (
            "How to judge me: each answer names its sources, so look there. If one is wrong, press "
            "👎 or say what is wrong, and I look again."
        ),
        "intro more": "and {count} more",
        "ask of cell": "What is the {column} of {row}?",
        "ask of heading": "What does “{title}” say about {heading}?",
        "ask of term": "What is {term}?",
        "prompt can": "What can you do?",
        "prompt documents": "Which documents do you have?",
        "asks can": (
            "help|help me|what can you do|what can i ask|what can i ask you|what do you do|how do "
            "you work|how does this work|how can you help|how can you help me|what are you able to "
            "do|what are you good for|what can you help me with|how do i use you|how do i use "
            "this|what do you know|what do you know about|what can you answer|what do you "
            "understand|commands"
        ),
        "asks who": (
            "who are you|what are you|who is this|introduce yourself|are you a bot|are you human|are "
            "you an ai|what is errata|who is errata|who made you|tell me about yourself|what's your "
            "name|what is your name"
        ),
        "asks documents": (
            "which documents do you have|what documents do you have|which documents do you know|what "
            "documents do you know|which documents can you read|what documents can you read|which "
            "files do you have|what files do you have|which files do you know|list documents|list "
            "your documents|list the documents|show documents|show your documents|show me your "
            "documents|what can you read|what have you read|what are your sources|which sources do "
            "you have|what sources do you have|what data do you have|documents|which collections do "
            "you have|which topics do the documents you can read cover"
        ),
    },
)
