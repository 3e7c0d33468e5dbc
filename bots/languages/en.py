"""English."""

from __future__ import annotations

from typing import Final

from bots.languages.pages.en import PAGES
from bots.languages.terminal.en import TERMINAL
from core.reading.language import Language

ENGLISH: Final = Language(
    code="en",
    name="English",
    roles={
        "chat_greeting": """
            hi, hey, hello, hiya, heya, yo, howdy, morning, good morning, gm, good afternoon, good evening, evening,
            afternoon, greetings, welcome, welcome back, hi there, hello there, sup, what's up, whats up, wassup,
            how are you, how are you doing, how's it going, hows it going, how do you do, test, testing,
            how are you today, how are you this morning, how are you doing today, how are you doing this
            morning, how is it going, how's it going today, how are things, how's your day, how's your day
            going, how is your day going, how are you feeling, how are you feeling today
        """,
        "chat_farewell": """
            bye, goodbye, cu, bye bye, cya, see you, see ya, see u, see you later, laters, ttyl, brb, bbl, afk, gtg,
            g2g, gotta go, i'm off, im off, off to lunch, off to bed, good night, gn, night, nite, cheers bye, take
            care, have a nice day, have a good one, have a great day, have a nice weekend, have a good weekend, nice
            weekend, happy friday, be right back, back in a bit, back in 5, back soon, i'm back, im back, back now,
            signing off, talk later, talk soon, until tomorrow, see you tomorrow, gotta run, got to run, gotta dash,
            need to run, have to run, have to go, need to go, must dash, must run, heading out, i'm out, im out,
            logging off, catch you later, ttys
        """,
        "chat_thanks": """
            thanks, thank you, thank u, thx, thnx, thanx, tnx, tks, ty, tysm, tyvm, cheers, much appreciated,
            appreciate it, appreciated, many thanks, thanks a lot, thanks so much, thank you so much, thanks a bunch,
            thanks a million, thanks for that, thanks for the help, thanks for your help, good bot, nice bot,
            great job, good job, nice job, well done, nice work, great work, you're the best, youre the best,
            you rock, lifesaver, life saver, perfect thanks, very helpful, super helpful, that helps, that helped,
            that worked, works now, it works, works like a charm, worked, kudos, bravo, awesome thanks,
            very kind, very kind of you, that's very kind, that's very kind of you, so kind of you, how kind,
            exactly what i needed, that's exactly what i needed, just what i needed, that's just what i needed,
            exactly what i was looking for, you saved my day, you made my day, great help, big help, that was quick,
            that was fast, thanks again, thank you again,
            that was helpful, that was very helpful, that was really helpful, that was useful, that was very
            useful, this was helpful, this is helpful, this is very helpful, this is really helpful, that's
            helpful, that's very helpful, that is helpful, that is very helpful, that answers my question, that
            answered my question, that helps a lot, that helped a lot, that was all i needed
        """,
        "chat_ok": """
            ok, okay, k, kk, okey, okie, okok, okey dokey, oki, alright, all right, right, fine, good, great,
            perfect, cool, nice, nice one, nice find, sweet, neat, awesome, amazing, excellent, brilliant, lovely,
            super, sure, sure thing, yes, yep, yup, yeah, yea, ya, yes please, aye, no, nope, nah, no problem,
            no worries, np, nvm, never mind, nevermind, got it, gotcha, understood, noted, i see, makes sense,
            that makes sense, will do, on it, done, same, same here, me too, me, mee, agreed, agree, true, exactly,
            indeed, definitely, absolutely, totally, of course, ofc, fair enough, fair, good to know, good point,
            interesting, oh, ooh, ah, aha, ahh, oh i see, hm, hmm, hmmm, mhm, mm, uh, uhm, huh, wow, whoa, omg,
            oops, whoops, ouch, yikes, damn, sorry, my bad, sry, pls, please, yay, yaay, hooray, woohoo, congrats,
            congratulations, gg, +1, -1, 100, ^, ^^, fyi, idk, no idea, dunno, nothing, fingers crossed, cool cool,
            sounds good, sounds great, sounds like a plan, looks good, lgtm, go for it, deal, that's it,
            that was it, that's all, all good, i know, i know right, ikr, so true, for sure, you're welcome,
            youre welcome, yw, anytime, my pleasure, don't mention it, tbh, imo, glad to help, happy to help,
            done and done, wip, roger, roger that, copy that, ack, sgtm, ship it, ugh, ughh, figures, alrighty,
            alrighty then, righto, meh, oof, welp, phew, gah, argh, aww, aw, yup yup, yeah right, seriously,
            legend, bummer, classic, boo, ew, bruh, dang, shoot, rip, oh no, oh well, too bad, my god, gosh, jeez,
            whatever, mkay, tell me about it, guilty, maybe, probably, not yet, same lol, magic, nice to know,
            what a mess, crazy, wild, lucky you, eek, eep, sheesh, crikey, blimey, yowza, pff, pfft, hah,
            and so on, and so forth, and breathe, and counting, and done, and done with it, and that's it,
            and that's that, and that was that, and here we are, and there we go, and off we go, that is all,
            that will be all, that'll be all, nothing else, i'm good, no more questions, no further questions,
            nothing more, i don't need anything else
        """,
        "chat_laughter": "lol, lmao, lmfao, rofl, haha, hah, hehe, heh, hihi, xd, lolz, lul, kek, lel",
        "chat_beside": """
            a lot, so much, very much, all, everyone, everybody, team, folks, guys, again, then, for now, there, man,
            mate, dude, bro, buddy, friend, bot, you, to you, you too, u, and, so, just, really, very, that, it,
            that's, thats, is, was, it's, its, for, the, help, tho, though, now, and you, a, to, all of you, also,
            too, well, today, anyway, one, here, but, still, both, i, am, i'm, im, errata, me, exactly, actually,
            please, pls, for me, to me, guy, bud, pal, boss, chief, legend, friends, peeps, ladies, gents, champ, sir,
            ma'am
        """,
        "chat_wrong": """
            that is wrong, that's wrong, thats wrong, this is wrong, it is wrong, it's wrong, its wrong,
            you are wrong, you're wrong, youre wrong, is wrong, answer is wrong, not correct, isn't correct,
            isnt correct, incorrect, not true, isn't true, isnt true, untrue, no longer true, not true anymore,
            no longer correct, no longer valid, no longer the case, not the case anymore, not right, isn't right,
            isnt right, not quite right, not accurate, inaccurate, outdated, out of date, out-of-date, obsolete,
            old info, old information, old price, has changed since, has been changed, that was changed,
            was replaced by, that's false, that is false, is false, mistaken, you got that wrong, got it wrong,
            mixed up, actually it's, actually its, actually it is, can't be right, cant be right, can't be true,
            doesn't look right, doesnt look right, doesn't sound right, don't think that's right,
            dont think thats right, that's old, thats old, that's not what it says, not up to date,
            isn't up to date, no longer up to date, no longer applies, doesn't apply anymore, bot's wrong,
            bot is wrong, the bot's wrong, errata is wrong
        """,
        "chat_wrong_alone": """
            wrong, wrong answer, false, nope wrong, no wrong, bad answer, incorrect, nonsense, rubbish, not true,
            that's not it, thats not it, that is not it, not what i asked
        """,
        "chat_asks": """
            whats, what's, hows, how's, wheres, where's, whos, who's, whens, when's, whys, why's, wat, wot, whatd,
            how'd, whod, can i, can we, can you, can u, can they, can someone, can anyone, can anybody, can a, can
            the, can my, can our, can it, can he, can she, could i, could we, could you, could u, could someone, could
            anyone, may i, may we, might we, should i, should we, should the, should my, would you, would it, would
            that, would this, would i, would we, will i, will we, will it, will the, will there, will this, will that,
            will my, will our, do i, do we, do you, do u, do they, do the, do our, do my, do people, do any, do all,
            do contractors, do employees, does, doesnt, doesn't, did i, did we, did you, did they, did the, did it,
            did he, did she, did anyone, did anybody, did someone, don't we, dont we, don't i, is it, is there, is
            this, is that, is the, is my, is our, is your, is a, is an, is any, is anyone, is anybody, is someone,
            isn't it, isn't there, isnt there, isn't that, isnt that, are there, are the, are we, are you, are they,
            are my, are our, are these, are those, are any, are all, are contractors, are employees, aren't, arent,
            was it, was there, was the, was that, was this, were there, were the, were we, has the, has it, has
            anyone, has anybody, has our, has my, has this, has that, have we, have you, have they, have the, have i,
            haven't we, am i, must i, must we, shall i, tell me, show me, give me, explain, list, compare, summarize,
            summarise, sum up, describe, define, look up, find, remind me, help me, please help, pls help, plz help,
            help please, help with, need help, i need help, i need to know, need to know, i need the, i want to know,
            i'd like to know, id like to know, wondering, i wonder, i was wondering, just wondering, any idea, any
            ideas, any chance, any update on, anyone got, anybody got, anyone know, anyone knows, anybody know, anybody
            knows, does anyone
            know, does anybody know, someone know, do you know, quick question, question:, i have a question, looking
            for, where can, how come, in which, for which, at what, at which, by when, since when, until when, from
            when, to whom, for whom, on which, on what, with whom, to what, for how, in what, and who, and what, and
            when, and where, and why, and which, and how, so who, so what is, so what's, so when, so where, so how, so
            which, but what, but how, but why, but when, but where, but who, ok so how, ok so what, also how, also
            what, also where, also when, also who, then how, then what, then where, then who, then when, but is, but
            does, but can, and is, and does, and can, and do, and are, and did, so is, so does, so can, so do, so are,
            how many, how much, how long, how often, how do, how does, how can, how to, what does, what is, what are,
            what do, show, pull up, walk me through, point me to, let me know, send me, fetch, get me, translate,
            outline, break down, we need to know, can you tell, could you tell, would you mind, mind telling, mind
            explaining, please show, please list, please explain, please tell, please give, please summarize, please
            summarise, please find, please compare, pls show, pls list, pls explain, pls tell, pls give, pls find,
            remind us, tell us, give us, show us, which one, any rule, any rules, any limit, any way to, any docs on,
            any info on, are contractors allowed, what's with, how bout, how abt, wha, wht, whn, whr, hw, for how
            long, till when, to which, with which, under which, by what, up to what, up to how, from which, within how
        """,
        "chat_further": """
            what about, how about, and for, and in, and on, and at, and with, and without, and if, and from, and
            under, and during, and after, and before, and outside, and abroad, and what about, and how about, same
            for, same for the, same with, also for, only for, even for, even if, even in, what if, but for, but in,
            but if, then for, ok and for, and the, one more question, one more thing, one more -, one last question,
            one last thing, another question, one other question, next question, quick question
        """,
        "chat_adds": """
            and, and now for, now for, now in, now with, same for, the same for, same question for, the same question
            for, same question but for, same thing for, the same thing for, same with, same in, same but for, the same
            but for, the same in, the same with, or for, or in, and also, and then for, compared to, compared with,
            versus
        """,
        "chat_clause": """
            tell me about it,
            what a, what an, what the hell, what the heck, what the, what i mean, what i meant, what i need, how nice,
            how cool, how sweet, how lovely, how funny, how dare, how i, which is why, which means, which is great,
            which is fine, which is weird, when i was, when i, when you get, when you have, where i live, who cares,
            who knows, why not, why bother, wat, what even, whatever, however, how weird, who even, who would have,
            who would've, who needs, what can you do about
        """,
        "chat_denies": """
            no, nope, nah, nooo, not anymore, not any more, negative, actually, wait no, hmm no, er no, uh no, um
            actually, well actually, sorry but, correction, heads up, careful, attention, watch out, beware
        """,
        "chat_changed": """
            now, no longer, anymore, any more, since, as of, was moved, has moved, moved to, was withdrawn, was
            replaced, replaced by, superseded, was rewired, was changed, changed to, changed, was lowered, was
            raised, lowered to, raised to, was renamed, renamed, is gone, got rid of, was removed, removed, the
            right one, the correct one, the new one, new one is, instead, not valid, discontinued, was cancelled,
            switched to, went up, went down, until last, stopped, they changed, we
            changed
        """,
        "chat_halts": "hang on, hold on, wait, wait a sec, wait a minute, hmm wait, oh wait",
        "chat_states": """
            it's, its, it is, that's, that is, they are, they're, there are, there is, it was, it takes, it costs
        """,
        "chat_stops": """
            stop, please stop, stop it, stop that, stop this, stop answering, stop now, cancel, cancel that, cancel it,
            abort
        """,
        "chat_learns": "learn this, learn that, learn it",
        "option_private": "private, privately, priv",
        "chat_doubts": """
            isn't that, isnt that, isn't it, isnt it, isn't this, isnt this, aren't those, arent those,
            aren't they, wasn't that, wasnt that, wasn't it, wasnt it, weren't they, doesn't that, doesnt that,
            didn't that, didnt that, didn't they, wouldn't that, wouldnt that, won't that, shouldn't that,
            shouldnt that, hasn't that, hasnt that, is it not, is that not, are they not, is it not rather,
            are you sure
        """,
        "chat_will": """
            i'll, ill, i will, i'm going to, im going to, i'm gonna, im gonna, gonna, let me, i can ask, i'll just
        """,
        "chat_and": "and",
        "chat_asks_us": "ask, check with, query",
        "told_by_us": """
            said, says, told, tells, answered, replied, claims, claimed, thinks, answer you, reply to you, tell
            you, already said, already told, already answered, just said, just told
        """,
        "told_to_us": """
            asked, tried, try, trust, trusts, asking, trying asking, used, queried, reply, answer, use to, work,
            works, get, got
        """,
        "chat_self": "i, me, we, us",
        "chat_you": "you, u, ya, your, yours, ur, yourself, you're, youre, you've, you'd",
        "chat_together": """
            want me to, do you want me to, need me to, would you like me to, could you forward, can you forward, can
            you send, could you send, can you share, could you share, shall we, should we go, should we grab, let's,
            lets, lunch, coffee, beer, dinner, are you coming, you coming, meet at, meet up, on a call, hop on, got a
            minute, got a sec, have a minute, have a sec, free for, up for, want to join, wanna, join us, jump on,
            quick call, standup, stand-up, see you there, the match, the game, who's in, whos in, anyone up for, are
            you free, are you there, are you around, are you ok, are you joking, are you kidding, are you serious, are
            you sure about, get me one, get me a, get me some, grab me, bring me, fetch me, save me, pick me up, has
            anyone, has anybody, does anyone have, does anybody have, anyone have, anyone got, anybody got
        """,
        "about_who": """
            who are you, what are you, are you a bot, are you human, are you a human, are you an ai, are you ai, are
            you real, what is errata, what's errata, whats errata, who is errata, who made you, who built you, what is
            this bot, what's this bot, introduce yourself, tell me about yourself, what is your name, what's your
            name, whats your name, who am i talking to, is this a bot, what does this bot do, are you a real person,
            are you a real person or a bot, are you a person, are you a person or a bot, are you a human or a bot, are
            you human or a bot, are you a bot or a person, are you a robot, am i talking to a bot, am i talking to a
            human, is this a real person, do you have feelings, do you have a name, do you sleep, do you have
            emotions, who programmed you, who trained you, who created you, who developed you, where do you live, do
            you speak
        """,
        "chat_retracts": """
            wrong channel, wrong thread, wrong window, wrong chat, wrong person, wrong bot, wrong room, wrong tab,
            wrong place, wrong conversation, wrong group, wrong server, wrong dm, not for you, not meant for you,
            wasn't for you, wasnt for you, was not for you, wasn't meant for you, wasnt meant for you, that wasn't for
            you, that was not for you, that wasn't meant for you, that was not meant for you, this wasn't for you,
            this wasn't meant for you, this was not for you, this was not meant for you, this isn't for you, that's
            not for you, this is not for you, i wasn't talking to you, i was not talking to you, wasn't talking to
            you, not talking to you, i didn't mean you, didn't mean you, i did not mean you, meant for someone else,
            meant for somebody else, that was for someone else, that was meant for someone else, that was for somebody
            else, ignore me, ignore that, ignore this, ignore it, ignore my message, ignore my last message, ignore
            the last message, ignore my question, please ignore, just ignore, disregard that, disregard this, please
            disregard, disregard my message, disregard my last message, forget it, forget about it, forget that,
            forget i asked, forget what i said, forget my question, never mind that, nevermind that, found it, i found
            it, already found it, i already found it, found it myself, i found it myself, found it already, figured it
            out, i figured it out, i've figured it out, i figured it out myself, i've found it, ive found it, it's
            solved, its solved, no longer needed, not needed anymore, not needed any more, i don't need it anymore,
            don't need it anymore, i don't need it any more, no need, no need anymore, didn't mean to ping you, i
            didn't mean to ping you, didn't mean to tag you, pinged the wrong person, tagged the wrong person, tagged
            the wrong one, pinged the wrong one, wrong tag, wrong mention, sent by mistake, posted by mistake, posted
            by accident, sent by accident, by mistake, by accident, my mistake, scratch that, just testing, only
            testing, testing, testing testing, just a test, only a test, this is a test, this is just a test, my bad
            wrong channel, wrong number, wrong convo, not talking to u, wasn't talking to u, not you,
            wasn't for u, ignore last message, disregard last message, pls ignore, plz ignore, you can ignore that,
            you can ignore this, you can ignore me, that was for another channel, this was for another channel, meant
            for another channel, that was for another thread, that was for another chat, oh wait, wait wrong channel,
            wait wrong window, wait wrong thread, this was for someone else, wrong window haha
        """,
        "none_of_these": """
            none, none of these, none of those, none of them, none of the above, neither, neither of them, neither of
            these, neither of those, no, nope, something else, another one, not these, not those, nothing of that, no
            one of these
        """,
        "about_praise": """
            great, awesome, amazing, smart, clever, cool, nice, cute, funny, helpful, useful, good, best, the best,
            better, brilliant, fantastic, wonderful, perfect, love, fast, quick, lovely, genius, hero, star,
            lifesaver, life saver, legend, impressive, sweet, adorable, kind, right, correct, welcome, rock, so
            helpful
        """,
        "about_blame": """
            useless, worthless, stupid, dumb, idiot, idiotic, moron, fool, bad, terrible, horrible, awful, worst, the
            worst, suck, sucks, rubbish, garbage, trash, crap, shit, shitty, annoying, slow, broken, pathetic,
            unhelpful, no help, no use, no good, hopeless, lame, boring, disappointing, joke, lazy, liar, lying,
            incompetent, fail, failed, waste of time, ridiculous, ugly, weird, creepy, crazy, drunk, kidding, joking,
            serious, not, n't, aren't, arent, isn't, isnt, don't, dont, never, nothing, hate, shut up, worst bot,
            understand, help, helping, listen, listening, get it, know anything, even understand, anything, get
            anything, know nothing, disappointment, dumbass, retarded, clueless, trash bot, waste, a waste, terribly,
            badly, cannot, can't
        """,
        "about_being": """
            bot, robot, machine, human, human being, person, people, ai, artificial intelligence, chatgpt, chat gpt,
            gpt, claude, gemini, copilot, siri, alexa, llm, language model, model, computer, program, software, app,
            algorithm, real, alive, sentient, conscious, man, woman, boy, girl, male, female, someone, somebody, who,
            who's, what, what's, where, how old, old, name, called, made, built, created, developed, trained,
            programmed, feelings, sleep, born, gender
        """,
        "about_between": """
            are, r, is, am, was, were, be, being, a, an, the, or, and, actually, really, just, so, such, even, maybe,
            kind of, sort of, some, pretty, very, too, totally, completely, absolutely, quite, by, from, my, then,
            tell me, as, of, all, been, like, only, that, it, ever, me, to, or are you, even, still, always, that's,
            thats, i, i'm, im, i've, think, with, much, man, dude, at this, at that, at all, at it, today, again, what
            a, omg, wow, why, how, can, could, how can
        """,
        "about_you": """
            you, u, ya, you're, youre, ur, your, yourself, are you, r u, this bot, the bot, that bot, bot, this thing,
            errata, am i talking to, am i speaking to, am i chatting with, useless, shut up, worst bot
        """,
        "about_asking": """
            can i ask you something, can i ask something, can i ask you a question, can i ask a question,
            can i ask you a quick question, can i ask a quick question, can i ask you one thing,
            may i ask you something, may i ask something, may i ask you a question, may i ask a question,
            may i ask a quick question, could i ask you something, could i ask something,
            could i ask you a question, could i ask a question, could i ask you a quick question,
            can we ask you something, mind if i ask you something, mind if i ask a question,
            mind if i ask you a question, do you mind if i ask you something, do you mind if i ask a question,
            would you mind if i asked you something, can i bother you, can i bother you for a second,
            can i pick your brain, i have a question, i have a question for you, i have a quick question,
            i've a question, i've got a question, ive got a question, i've got a question for you,
            i've got a quick question, i got a question, have a question, have a question for you, got a question,
            got a question for you, got a quick question, quick question, quick q, a quick question,
            just a quick question, question for you, i need to ask you something, i need to ask something,
            i want to ask you something, i want to ask something, i want to ask a question,
            i wanted to ask you something, i wanted to ask something, i'd like to ask you something,
            i'd like to ask something, i'd like to ask a question, id like to ask a question,
            i would like to ask a question, i would like to ask you something, i'd like to ask you a question,
            let me ask you something, let me ask you a question, are you there, r u there, you there, are you here,
            are you still there, you still there, are you around, you around, are you online, you online,
            are you awake, are you up, are you available, are you free, are you listening, are you alive,
            are you busy, anybody here, anyone here, anybody there, anyone there, is anyone there, is anybody there,
            is anyone here, do you have a minute, do you have a moment, do you have a sec, do you have a second,
            do you have time, do you have time for a question, do you have a minute for a question,
            have you got a minute, have you got a moment, have you got a sec, have you got time, got a minute,
            got a moment, got a sec, got a second, got time, have a minute, have a moment, have a sec,
            can you spare a minute, could you spare a minute, can we talk, can you hear me, do you hear me,
            are you working, is this thing on, is this working, does this work
        """,
        "about_fun": """
            can you tell me a joke, could you tell me a joke, can you tell us a joke, can you sing a song, can you
            sing, can you write a poem,
            tell me a joke, tell us a joke, tell a joke, tell me another joke, tell me something funny, say
            something funny, know any jokes, do you know any jokes, do you know a joke, make me laugh, make us
            laugh, sing a song, sing me a song, sing something, write a poem, write me a poem, tell me a story, tell
            us a story, tell me a riddle, tell me a fun fact, entertain me, entertain us, i'm bored, im bored
        """,
        "about_help": """
            help, what can you do, what can u do, what do you do, what can i ask, what can i ask you,
            what can we ask you, how do i use you, how do i use this, how do i use this bot, how do you work,
            how does this work, how does this bot work, how to use, how to use you, how to use this bot,
            how can you help, how can you help me, how can i use you, commands, list commands, show commands,
            what commands, which commands, what commands are there, which commands are there,
            what commands do you have, which commands do you have, features, usage, manual, instructions, man,
            what are you for, what are you good for, what are your commands, what are your features, getting started,
            how do i start, menu, how do i give feedback, how can i give feedback, what else can you do,
            what can you help with, what can you help me with, what can you help us with, what can you tell me,
            what can you answer, what are you able to do, what should i ask you, what questions can you answer,
            what questions can i ask, what can i use you for
        """,
        "about_documents": """
            which documents do you know, which documents do you have, what documents do you have, what documents do
            you know, which documents can you read, what documents can you read, which docs do you have, what docs do
            you have, which docs do you know, what docs do you know, what do you know, what do you know about, what do
            you know here, which files do you have, what files do you have, which files do you know, what files do you
            know, what have you read, what have you learned, what have you learnt, what is in your index, list
            documents, list your documents, list the documents, show documents, show your documents, show me your
            documents, which sources do you have, what sources do you have, what sources do you use, which sources do
            you use, where do you get your information, where does your information come from, which collections do
            you have, what collections are there, which collections are there, how many documents do you have, how
            many documents do you know, documents, which manuals do you have, where do you get this from, where do you
            get all this from, where do you get that from, where do you get your information from, where does this
            come from, what docs are you reading this from, what docs are you reading, which docs are you reading,
            where are you reading this, what are you reading from, where are you getting this from, what are you
            reading
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
        "chat_particle": """
            really, just, actually, totally, completely, simply, definitely, even, so, all, tbh, tho, though, still,
            quite
        """,
        "chat_recounted": """
            did, didn't, didnt, was it, was that, was he, was she, were they, were there, had they, happened, what
            happened, went, broke, said, told, he, she, him, his, her, hers, who left, who took, who wrote, who broke,
            who forgot, who moved, who ate
        """,
        "chat_name": """
            aaron, abby, adam, adrian, alan, alex, alexander, alexandra, alice, alison, amanda, amber, amy, andrea,
            andrew, andy, angela, anita, ann, anna, anne, anthony, ashley, barbara, becky, ben, benjamin, beth,
            betty, beverly, bob, brad, brandon, brenda, brian, bruce, caitlin, carl, carla, carol, caroline, cath,
            catherine, charles, charlie, chloe, chris, christine, christopher, cindy, claire, colin, connor, craig,
            cynthia, dan, daniel, danielle, dave, david, deborah, dennis, derek, diana, diane, donald, donna, doug,
            dylan, ed, eddie, edward, eileen, elaine, eleanor, elizabeth, ella, ellen, emily, emma, eric, erin,
            ethan, evan, evelyn, fiona, fred, gareth, gary, gemma, george, gillian, gordon, graham, greg, hannah,
            harold, harry, heather, heidi, helen, henry, holly, howard, ian, isaac, isabel, jackie, jacob, jake,
            james, jamie, jane, janet, jasmine, jason, jeff, jen, jennifer, jenny, jeremy, jess, jesse, jessica,
            jill, jim, jimmy, joan, joanna, joe, joel, john, jon, jonathan, jordan, joseph, josh, joshua, joyce,
            judith, judy, julia, julian, julie, justin, karen, kate, katherine, kathleen, kathy, katie, keith, kelly,
            ken, kenneth, kevin, kim, kyle, larry, laura, lauren, leah, lee, leo, leslie, lewis, liam, linda, lisa,
            liz, logan, louise, lucas, lucy, luke, lynn, maggie, marcus, margaret, maria, marie, marilyn, martha,
            martin, mary, mason, matt, matthew, megan, melanie, melissa, mia, michael, michelle, mike, molly, monica,
            nancy, naomi, natalie, nathan, neil, nick, nicholas, nicola, nicole, nina, noah, nora, oliver, olivia,
            oscar, owen, pam, pamela, patricia, patrick, paul, peggy, peter, phil, philip, polly, priya, rachel,
            ralph, raymond, rebecca, richard, robert, roger, ron, ronald, rory, ross, russell, ruth, ryan, sally,
            sam, samantha, samuel, sandra, sara, sarah, scott, sean, sharon, shirley, simon, sophia, sophie, stacy,
            stan, stella, stephanie, stephen, steve, steven, stuart, susan, suzanne, tamara, tanya, ted, teresa,
            terry, theo, theresa, thomas, tim, timothy, tina, toby, todd, tom, tommy, tony, tracy, tyler, vanessa,
            vera, victor, vincent, vivian, walter, wayne, wendy, william, zoe
        """,
        "chat_title": "mr, mr., mrs, mrs., ms, ms., miss, dr, dr., prof, prof., dear",
        "chat_honorific": "jr, jr.",
        "chat_fronted": """
            question, questions, quick question, q, btw, by the way, also, additionally, besides, then, next, first,
            second, third, again, otherwise, meanwhile, however, today, tomorrow, yesterday, tonight, monday,
            tuesday, wednesday, thursday, friday, saturday, sunday, overall, abroad, example, urgent, important,
            note, ps, update, correction, reminder, curious, related, unrelated, random, edit, context, background,
            summary, tldr, hypothetical, anyway, anyways, instead, still, yet, now, later, earlier, before,
            afterwards, since, once, twice, maybe, perhaps, alternatively, plus, or, either, both, neither, none,
            nobody, anyone, anybody, everyone, everybody, someone, somebody, people, bot, isn't it, innit, eh,
            correct, though, pretty please, worldwide, nationwide, globally, online, offline, onsite, together,
            alone, half, errata, alright then, long story short, real quick, rather, namely, regardless,
            nevertheless, nonetheless, therefore, hence, thus, likewise, moreover, furthermore, sometimes, always,
            never, often, too, either way, even so, question time, listen, look, say, see, tell me, hello again,
            help, final question, follow-up, followup
        """,
        "chat_adverb_ending": "ly",
    },
    says={
        "say why": (
            "Thank you, your vote counts. I have looked at this answer again for you already; tell me in a few "
            "words what is wrong with it, and I will look once more."
        ),
        "too long here": "It is longer than can be shown here.",
        "shown whole": "`errata suggestions` shows it whole.",
        "right in words": "An answer says what is right in a few words at least.",
        "same people": "The settings say which identities are one person.",
        "waiver of one": "A waiver is for who is the only admin; there are others here.",
        "will be read": "Those who read that one will read it.",
        "no files here": "Files are not read here.",
        "first files read": "{name}: only the first {count} files are read.",
        "days at most": "{days} days: at most ten years, or 0 for what does not expire.",
        "guests direct": "In direct messages I answer members of this workspace alone, and you are a guest.",
        "guests direct how": (
            "Ask me in a channel that lets guests ask, or ask an admin of this workspace to give you documents."
        ),
        "nobody called": "Nobody here is called {name}.",
        "several called": "{count} people here are called {name}.",
        "pick person": "Pick the person from the list behind @.",
        **PAGES,
        **TERMINAL,
        "answered": "Answered",
        "partial": "Partly verified",
        "refused": "Not answered",
        "unclear": "Which one?",
        "failed": "Failed",
        "being answered": "Being answered",
        "high": "high confidence ({percent} %)",
        "medium": "medium confidence ({percent} %)",
        "low": "low confidence ({percent} %)",
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
        "help admin": (
            "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata "
            "suggestions` - what was given up, what I read, votes against answers, what the documents lack, "
            "what waits for approval; shown and acted upon (admins)"
        ),
        "help settings": (
            "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
            "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off owner=@NAME "
            "ingesters=admins|everyone|nobody]` - show or change this channel's settings (admins)"
        ),
        "meant subcommand": "There is no `/errata {name}`: did you mean `/errata {near}`?",
        "no subcommand": "There is no `/errata {name}`.",
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
        "stopped": "Stopped.",
        "stopped by": "Stopped by {name}.",
        "platform refused": "{platform} does not let me do what that takes.",
        "nothing to stop": "There is nothing to stop here.",
        "cut here": "…and more, cut here.",
        "not there archived": (
            "That channel is archived, so you have the answer here. Please ask further here, or in another channel."
        ),
        "not there allowed": "I may not write in that channel, so you have the answer here.",
        "not there": "I may not write in that channel, so you have the answer here. `/invite` me to have it there.",
        "moved beneath": "This workspace lets nobody edit so old a message, so this comes beneath the first answer.",
        "not where asked": "I may not write where you asked, so you have the answer here.",
        "moved here": "I can't change the answer where it stands any more, so here it is.",
        "more rows": "{count} more rows",
        "scanned": "scan, read with {sure} % certainty",
        "modified": "modified {day}",
        "source read": "source read {day}",
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
        "receipt reflection": "reflection {score}: {reasoning}",
        "receipt reflected": "**Reflection** {score} after {drafts} drafts",
        "receipt checks": "Checks",
        "receipt changed": "What changed",
        "receipt evidence": "**Evidence** {label} ({score})",
        "web searched": ", web searched",
        "relevant": "relevant",
        "ambiguous": "ambiguous",
        "irrelevant": "irrelevant",
        "receipt spent": "**Spent** {facts}",
        "receipt mode": "mode {mode}",
        "receipt model": "model {model}",
        "receipt by rules": "without a language model",
        "nothing to check": "nothing to check",
        "receipt calls": "{calls} model calls, {asked} + {replied} tokens",
        "feedback here": "Feedback here: 👍 {up} · 👎 {down}",
        "settings here": "Settings of this channel:",
        "now everyones": (
            "In this channel, members now read what is for everyone; what was given to the channel, everybody "
            "in it reads."
        ),
        "now all": "Members in this channel now read every collection.",
        "now nothing": "This channel now reads nothing; collections=everyone's lets it read what is for everyone.",
        "now reads": "Everyone in this channel now reads: {names}.",
        "no collection yet": "There is no collection {name} yet: did you mean {near}?",
        "no collection until": "There is no collection {name} yet; once there is, it is read.",
        "would read nothing": "Nothing was changed: this channel would read nothing.",
        "only admins": "Only admins can change settings.",
        "no question there": "There is no question in that message.",
        "ask me": "Ask me something.",
        "ask about file": (
            "What do you want to know of it? Send the file together with your question, and I read it for that."
        ),
        "only documents": "I only answer from your documents and figures. Ask me something that stands there.",
        "choice gone": "That choice is not on record any more.",
        "ask again": "Please ask your question again.",
        "asker gone": "Who asked this, and where, is not on record any more.",
        "nothing indexed": (
            "I have nothing to read yet, so I can't answer this; whoever looks after me can give me documents."
        ),
        "nothing indexed operator": "Nothing is indexed yet: errata ingest FOLDER",
        "nothing but examples": (
            "Only the examples are indexed, and they are read where their collection is named: errata-demo. "
            "Your own documents: errata ingest FOLDER"
        ),
        "not shown": "I could not answer this, and it was recorded. Please ask in other words.",
        "could not answer": "I could not answer this, and it was recorded. {error}",
        "is this right": "Is that so: {claim}",
        "cant learn": "I could not learn from that, and it was recorded.",
        "learning off": "Learning from files is not set up here.",
        "may not teach": "You can't teach me from this channel.",
        "nowhere to learn": "There is no collection that I may read here, so there is none to learn into.",
        "nothing learnt": "There was nothing to learn from.",
        "nothing to read": "Nothing to read in there.",
        "indexed": "Indexed **{path}** into {collection} ({count} passages).",
        "indexed one": "Indexed **{path}** into {collection} (1 passage).",
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
        "not a member": "What is for everyone here is for members of this workspace; you are a guest, or of another.",
        "not in server": "What is for everyone is for the members of the team's server, and you are no member of it.",
        "other server": "This is not the team's server, so what is for everyone is not read here.",
        "shared channel": "People of other workspaces read this channel, so what is for everyone is not read here.",
        "nothing given": "There are no documents that I may read in this channel.",
        "how to give": "An admin can give a collection to this channel.",
        "nothing named": "This channel reads nothing: its settings name no collection.",
        "how to name": (
            "An admin can change that here: collections=NAME, or collections=everyone's for what is for everyone."
        ),
        "looked enough": (
            "Thank you, your vote counts. I have looked at this answer twice for you within the hour, and can "
            "look again when that hour is over. Until then, asking in other words may help."
        ),
        "looked at many": (
            "Thank you, your vote counts. I have looked at answers again for you {count} times within the "
            "hour; so that others get their turn too, I can look again when that hour is over. Until then, "
            "asking in other words may help."
        ),
        "taken back": "What this answer rested on may no longer be read here, so it is taken back.",
        "answered anew": "✏️ Answered anew: what the former answer rested on may no longer be read here.",
        "did not work": "⛔ That did not work, and it was recorded.",
        "belongs in backticks": "What belongs to your question stands in `backticks`.",
        "no option near": "There is no option {option}: did you mean {near}?",
        "no option": "There is no option {option}.",
        "options are": "There are {names}.",
        "option such as": "Such as `--mode crag` or `--in handbook`.",
        "answer is private": "🔒 The answer is in your direct messages with me.",
        "fits in private": (
            "🔒 There are documents on this that you may read and not everybody here: ask me in a direct message."
        ),
        "how to let guests": "Ask an admin of this workspace to let guests ask here.",
        "guests off": "In this channel I answer members of the workspace alone; you are a guest, or of another one.",
        "private too late": (
            "An edit can't make private what was asked in front of everybody, so I left it "
            "as it was. Ask it anew, with `--private`."
        ),
        "answer elsewhere": "I may not write in that channel, so the answer is in your direct messages with me.",
        "only you see": "Only you see this: I may not write where you asked.",
        "only you see here": "Only you see this: I can't reach you in direct messages.",
        "command menu ask": "Ask your team's documents and figures",
        "command menu why": "Show how the latest answer here was checked",
        "command menu sources": "Show what the latest answer here rests on",
        "command menu feedback": "Show what feedback this channel gave",
        "command menu stop": "Stop what is being answered for you here",
        "command menu ingest": "Learn from files or a page (for those who may)",
        "command menu settings": "Show this channel's settings, or change them (admins)",
        "command menu about": "Ask about this",
        "command menu verify": "Verify this claim",
        "option question": "What you want to know",
        "option mode": "How it is searched and checked",
        "option collection": "Only look in this collection",
        "option private": "Only you see the answer",
        "option channel mode": "How questions are answered here",
        "option collections": "What this channel reads: names with commas, everyone's, all, or none",
        "option bots": "Answer other bots, too",
        "option ingesters": "Who may teach me from here",
        "option feedback": "Show feedback buttons and count votes",
        "option document": "A document",
        "option another document": "Another document",
        "option page": "A page to read, such as https://...",
        "option into": "Where to put it",
        "mode standard": "Standard: your documents",
        "mode crag": "Corrective: documents graded, the web where they fall short",
        "mode reflective": "Self-reflective: drafts scored and improved",
        "mode both": "Both: graded and self-reflective",
        "mode auto": "Auto: chosen by the question",
        "command menu help": "What I am, what I can read here, and what you can ask",
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
        "unasked offer": (
            "💡 Only you see this: nobody asked me, and I am not sure enough to say it to everyone. {answer}"
        ),
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
            "without a mention.\nPress 👎 and I look again. I learn from files that admins send me."
        ),
        "home try": "Try one",
        "home latest": "Your latest questions",
        "home none": "You have not asked anything yet.",
        "no answer": "There is no answer of mine here yet.",
        "too many": "🐢 {why} So that others get their turn too, I did not take this; please try again in {seconds} s.",
        "too many why": "That is more than I take from one person in a minute.",
        "too many marked": "Messages that I did not take bear a 🐢.",
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
        "intro again": "Hello again. What would you like to know?",
        "none of these": "None of these",
        "none of these told": "All right. Then ask it with what tells it apart: a name, a place, a year.",
        "intro blamed": (
            "I'm sorry that I was no help. Tell me what was wrong, or ask in other words, and I look again."
        ),
        "intro all right": "All right. Ask me whenever you need something.",
        "intro go ahead": "Yes, go ahead. What would you like to know?",
        "intro know": "What I can read here",
        "intro documents": "Documents: {count}",
        "intro collections": "Collections: {names}",
        "intro dated": "Dated from {first} to {last}",
        "intro dated once": "Dated {date}",
        "intro figures": "Figures of {companies}",
        "intro welcome": "Glad to help. Ask me whenever you need something.",
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
        "intro judge typed": (
            "How to judge me: each answer names its sources, so look there. If one is wrong, "
            "type `/bad` and what is wrong, and I look again."
        ),
        "intro more": "and {count} more",
        "ask of cell": "What is the {column} of {row}?",
        "ask of heading": "What does “{title}” say about {heading}?",
        "ask of subject": "What should I know about {heading}?",
        "ask of period": "What was the {column} in {row}?",
        "prompt can": "What can you do?",
        "prompt documents": "Which documents do you have?",
        "checks failed": "could not confirm: {checks}",
        "check citations": "sources",
        "check numbers": "figures",
        "check years": "dates",
        "check filings": "filings",
        "check instructions": "instructions",
        "check standing": "standing of documents",
        "check scans": "scans",
        "check verification": "second reading",
        "check other": "wording",
        "admins named": "An admin can change them for you.",
        "somebody on": "somebody on {platform}",
        "an operator": "an operator",
        "a reader": "a reader",
        "teach how": "An admin can let you, or teach me for you.",
        "receipt new": "this time with: {novelty}",
        "receipt took": "took {seconds}",
        "told operators": "Those who look after me can see why.",
        "admin only": "Only admins can do that.",
        "admin jobs": "Work that was given up, latest first:",
        "admin no jobs": "Nothing was given up.",
        "admin retried": "{thing} is tried again.",
        "admin sure": (
            "This takes **{thing}** ({collection}, {count} passages) away for everybody; the file "
            "itself stays. To do it: {command}"
        ),
        "admin sure one": (
            "This takes **{thing}** ({collection}, 1 passage) "
            "away for everybody; the file itself stays. To do it: {command}"
        ),
        "admin removed": "Removed {thing}.",
        "admin unknown": "There is nothing called {thing} here.",
        "admin votes": "Standing 👎, latest first:",
        "admin no votes": "There is no 👎 to look at.",
        "admin dismissed": "{thing} is dismissed and no longer counts.",
        "about short": "Ask about this",
        "command menu admin": "Jobs, documents, votes, gaps and suggestions (admins)",
        "option reply": "What I answer: mentions, what is asked in my threads, or all questions here",
        "option unasked above": "From which confidence I answer in public what nobody asked me (0 to 1)",
        "command menu admin jobs": "Show what was given up, or let it be tried again",
        "option retry": "The id of what is to be tried again",
        "command menu admin documents": "Show documents, read one anew, or take one away",
        "option find": "Part of a name",
        "option reindex": "The document to read anew",
        "option remove": "The document to take away",
        "option confirm": "Really take it away",
        "command menu admin votes": "Show every thumbs-down that stands, or dismiss one",
        "option dismiss": "The id of the vote that is to count no more",
        "a confidence": "It is a confidence from 0 to 1, such as 0.7.",
        "not shareable": (
            "That can't be shared: it is not on record as an answer that you had in private in a channel."
        ),
        "not read there": "It stays with you: it rests on documents that are not read in that channel.",
        "shared already": "It is shared already.",
        "ask a person": "Ask a person",
        "person asked": (
            "🙋 I did not find this in the documents: “{question}”. If you know, please reply in this thread; "
            "I keep your reply only if you agree."
        ),
        "person consent": "May I keep this as an answer, with your name? “{reply}” Somebody else approves it first.",
        "person agree": "Keep it",
        "person decline": "Don't keep it",
        "person kept": "Thank you. Once somebody else has approved it, I answer with it and name you.",
        "person declined": "It is not kept.",
        "person approved": "It was approved: I answer with it and name you.",
        "person rejected": "It was not approved, so it is not kept.",
        "person none": (
            "There is nobody whom I could ask here. Your question is on the list of what the documents lack."
        ),
        "person noted": "Noted. Whoever looks after the documents sees that you wait; their answer will stand here.",
        "page waiting": "{count} waiting for a person",
        "person already": "Somebody is asked already.",
        "person private": (
            "You asked in private, so nobody else is shown your question. It is on the list of what the documents lack."
        ),
        "person not yours": "Only who was asked can decide that.",
        "person many": "That is more than I ask people for you in an hour; please try again later.",
        "digest head": "📋 Questions here in the last 7 days: {asked}; answered: {answered}; 👎: {rejected}.",
        "digest open": "Still without an answer:",
        "admin gaps": "What the documents did not tell, most often asked first:",
        "admin no gaps": "The documents lack nothing that was asked.",
        "admin suggestions": "What waits for approval, latest first:",
        "admin no suggestions": "Nothing waits for approval.",
        "option waive": "It is your own, and you are the only admin",
        "admin waived": "Done: {thing}. It was your own, and nobody else looked at it: that is on record.",
        "admin waive how": "If you are the only admin, waive that second look, which is put on record: {command}",
        "admin done": "Done: {thing}",
        "command menu admin gaps": "Show what the documents lack; assign, answer or dismiss it",
        "command menu admin suggestions": "Show what waits for approval; approve or reject it",
        "option gap": "The id of a gap",
        "option gap owner": "Who is to answer it",
        "option gap answer": "What is right, as it is to be cited",
        "option gap dismiss": "It is nothing that the documents should tell",
        "option approve": "The id of what is to become evidence",
        "option reject": "The id of what is never to become evidence",
        "option channel owner": "Who is asked what the documents lack",
        "option digest": "Say every week what came of the questions here",
    },
)
