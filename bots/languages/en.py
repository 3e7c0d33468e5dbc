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
        "share": "Share with everyone",
        "keep": "Keep to myself",
        "vote withdrawn": "Your vote is taken back.",
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
