"""English."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ENGLISH: Final = Language(
    code="en",
    name="English",
    roles={
        "chat_greeting": """
            hi, hey, hello, hiya, heya, yo, howdy, morning, good morning, gm, good afternoon, good evening, evening,
            afternoon, greetings, welcome, welcome back, hi there, hello there, sup, what's up, whats up, wassup,
            how are you, how are you doing, how's it going, hows it going, how do you do, you there, are you there,
            anybody here, test, testing
        """,
        "chat_farewell": """
            bye, goodbye, bye bye, cya, see you, see ya, see u, see you later, later, laters, ttyl, brb, bbl, afk,
            gtg, g2g, gotta go, i'm off, im off, off to lunch, off to bed, good night, gn, night, nite, cheers bye,
            take care, have a nice day, have a good one, have a great day, have a nice weekend, have a good weekend,
            nice weekend, happy friday, be right back, back in a bit, back in 5, back soon, i'm back, im back,
            back now, signing off, talk later, talk soon, until tomorrow, see you tomorrow
        """,
        "chat_thanks": """
            thanks, thank you, thank u, thx, thnx, thanx, tnx, tks, ty, tysm, tyvm, cheers, much appreciated,
            appreciate it, appreciated, many thanks, thanks a lot, thanks so much, thank you so much, thanks a bunch,
            thanks a million, thanks for that, thanks for the help, thanks for your help, good bot, nice bot,
            great job, good job, nice job, well done, nice work, great work, you're the best, youre the best,
            you rock, lifesaver, life saver, perfect thanks, very helpful, super helpful, that helps, that helped,
            that worked, works now, it works, works like a charm, worked, kudos, bravo, awesome thanks
        """,
        "chat_ok": """
            ok, okay, k, kk, okey, okie, okok, okey dokey, oki, alright, all right, right, fine, good, great, perfect,
            cool, nice, nice one, nice find, sweet, neat, awesome, amazing, excellent, brilliant, lovely, super, sure,
            sure thing, yes, yep, yup, yeah, yea, ya, yes please, aye, no, nope, nah, no problem, no worries, np, nvm,
            never mind, nevermind, got it, gotcha, understood, noted, i see, makes sense, that makes sense, will do,
            on it, done, same, same here, me too, me, mee, agreed, agree, true, exactly, indeed, definitely,
            absolutely, totally, of course, ofc, fair enough, fair, good to know, good point, interesting, oh, ooh,
            ah, aha, ahh, oh i see, hm, hmm, hmmm, mhm, mm, uh, uhm, huh, wow, whoa, omg, oops, whoops, ouch, yikes,
            damn, sorry, my bad, sry, pls, please, yay, yaay, hooray, woohoo, congrats, congratulations, gg, +1, -1,
            100, ^, ^^, this, bump, ping, fyi, idk, no idea, dunno, nothing, fingers crossed, cool cool, sounds good,
            sounds great, sounds like a plan, looks good, lgtm, go for it, deal, that's it, that was it, that's all,
            all good, i know, i know right, ikr, so true, for sure, you're welcome, youre welcome, yw, anytime,
            my pleasure, don't mention it, tbh, imo, glad to help, happy to help, done and done, wip, roger,
            roger that, copy that, ack, sgtm, ship it
        """,
        "chat_laughter": "lol, lmao, lmfao, rofl, haha, hah, ha, hehe, heh, he, hihi, xd, lolz, lul, kek, lel",
        "chat_beside": """
            a lot, so much, very much, all, everyone, everybody, team, folks, guys, again, then, for now, there, man,
            mate, dude, bro, buddy, friend, bot, you, to you, you too, u, and, so, just, really, very, that, it,
            that's, thats, is, was, it's, its, for, the, help, tho, though, now, and you, a, to, all of you, also,
            too, well, today, anyway, one, here, but, still, both, i, am, i'm, im, errata, me, exactly, actually,
            please, pls, for me, to me, guy
        """,
        "chat_wrong": """
            that is wrong, that's wrong, thats wrong, this is wrong, it is wrong, it's wrong, its wrong,
            you are wrong, you're wrong, youre wrong, is wrong, answer is wrong, not correct, isn't correct,
            isnt correct, incorrect, not true, isn't true, isnt true, untrue, no longer true, not true anymore,
            no longer correct, no longer valid, no longer the case, not the case anymore, not right, isn't right,
            isnt right, not quite right, not accurate, inaccurate, outdated, out of date, out-of-date, obsolete,
            old info, old information, old price, has changed since, has been changed, that was changed,
            was replaced by, that's false, that is false, is false, mistaken, you got that wrong, got it wrong,
            mixed up, actually it's, actually its, actually it is
        """,
        "chat_wrong_alone": """
            wrong, wrong answer, false, nope wrong, no wrong, bad answer, incorrect, nonsense, rubbish, not true,
            that's not it, thats not it, that is not it, not what i asked
        """,
        "chat_asks": """
            whats, what's, hows, how's, wheres, where's, whos, who's, whens, when's, whys, why's, wat, wot, whatd,
            how'd, whod, can i, can we, can you, can u, can they, can someone, can anyone, can anybody, can a,
            can the, can my, can our, can it, can he, can she, could i, could we, could you, could u, could someone,
            could anyone, may i, may we, might we, should i, should we, should the, should my, would you, would it,
            would that, would this, would i, would we, will i, will we, will it, will the, will there, will this,
            will that, will my, will our, do i, do we, do you, do u, do they, do the, do our, do my, do people,
            do any, do all, do contractors, do employees, does, doesnt, doesn't, did i, did we, did you, did they,
            did the, did it, did he, did she, did anyone, did anybody, did someone, don't we, dont we, don't i, is it,
            is there, is this, is that, is the, is my, is our, is your, is a, is an, is any, is anyone, is anybody,
            is someone, isn't it, isn't there, isnt there, isn't that, isnt that, are there, are the, are we, are you,
            are they, are my, are our, are these, are those, are any, are all, are contractors, are employees, aren't,
            arent, was it, was there, was the, was that, was this, were there, were the, were we, has the, has it,
            has anyone, has anybody, has our, has my, has this, has that, have we, have you, have they, have the,
            have i, haven't we, am i, must i, must we, shall i, tell me, show me, give me, explain, list, compare,
            summarize, summarise, sum up, describe, define, look up, find, remind me, help me, please help, pls help,
            plz help, help please, help with, need help, i need help, i need to know, need to know, i need the,
            i want to know, i'd like to know, id like to know, wondering, i wonder, i was wondering, just wondering,
            any idea, any ideas, any chance, any update on, anyone know, anyone knows, anybody know, anybody knows,
            does anyone know, does anybody know, someone know, do you know, quick question, question:,
            i have a question, looking for, where can, how come, in which, for which, at what, at which, by when,
            since when, until when, from when, to whom, for whom, on which, on what, with whom, to what, for how,
            in what, and who, and what, and when, and where, and why, and which, and how, so who, so what is,
            so what's, so when, so where, so how, so which, but what, but how, but why, but when, but where, but who,
            ok so how, ok so what, also how, also what, also where, also when, also who, then how, then what,
            then where, then who, then when, but is, but does, but can, and is, and does, and can, and do, and are,
            and did, so is, so does, so can, so do, so are, how many, how much, how long, how often, how do, how does,
            how can, how to, what does, what is, what are, what do
        """,
        "chat_further": """
            what about, how about, and for, and in, and on, and at, and with, and without, and if, and from,
            and under, and during, and after, and before, and outside, and abroad, and what about, and how about,
            same for, same for the, same with, also for, only for, even for, even if, even in, what if, but for,
            but in, but if, then for, ok and for, and the
        """,
        "chat_clause": """
            what a, what an, what the hell, what the heck, what the, what i mean, what i meant, what i need, how nice,
            how cool, how sweet, how lovely, how funny, how dare, how i, which is why, which means, which is great,
            which is fine, which is weird, when i was, when i, when you get, when you have, where i live, who cares,
            who knows, why not, why bother, wat, what even, whatever, however, how weird, who even, who would have,
            who would've, who needs, what can you do about
        """,
        "chat_you": "you, u, ya, your, yours, ur, yourself, you're, youre, you've, you'd",
        "chat_together": """
            shall we, should we go, should we grab, let's, lets, lunch, coffee, beer, dinner, are you coming,
            you coming, meet at, meet up, on a call, hop on, got a minute, got a sec, have a minute, have a sec,
            free for, up for, want to join, wanna, join us, jump on, quick call, standup, stand-up, see you there,
            the match, the game, who's in, whos in, anyone up for, are you free, are you there, are you around,
            are you ok, are you joking, are you kidding, are you serious, are you sure about
        """,
        "about_who": """
            who are you, what are you, are you a bot, are you human, are you a human, are you an ai, are you ai,
            are you real, what is errata, what's errata, whats errata, who is errata, who made you, who built you,
            what is this bot, what's this bot, introduce yourself, tell me about yourself, what is your name,
            what's your name, whats your name, who am i talking to, is this a bot, what does this bot do
        """,
        "about_help": """
            help, what can you do, what can u do, what do you do, what can i ask, what can i ask you,
            what can we ask you, how do i use you, how do i use this, how do i use this bot, how do you work,
            how does this work, how does this bot work, how to use, how to use you, how to use this bot,
            how can you help, how can you help me, how can i use you, commands, list commands, show commands,
            what commands, which commands, what commands are there, which commands are there,
            what commands do you have, which commands do you have, features, usage, manual, instructions, man,
            what are you for, what are you good for, what are your commands, what are your features, getting started,
            how do i start, menu, how do i give feedback, how can i give feedback, what else can you do
        """,
        "about_documents": """
            which documents do you know, which documents do you have, what documents do you have,
            what documents do you know, which documents can you read, what documents can you read,
            which docs do you have, what docs do you have, which docs do you know, what docs do you know,
            what do you know, what do you know about, what do you know here, which files do you have,
            what files do you have, which files do you know, what files do you know, what have you read,
            what have you learned, what have you learnt, what is in your index, list documents, list your documents,
            list the documents, show documents, show your documents, show me your documents,
            which sources do you have, what sources do you have, what sources do you use, which sources do you use,
            where do you get your information, where does your information come from, which collections do you have,
            what collections are there, which collections are there, how many documents do you have,
            how many documents do you know, documents
        """,
        "chat_wrong_figure": """
            actually, in fact it's, in fact it is, it's now, it is now, its now, it costs now, should be, must be,
            used to be, is now, are now, costs, it's, we get, has been
        """,
        "chat_helps": """
            please help, help please, pls help, plz help, help me, help me please, please help me, can you help,
            can you help me, can you help with this, can you help here, can someone help, any help, could you help,
            help us
        """,
    },
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
    },
)
