"""English."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ENGLISH: Final = Language(
    code="en",
    name="English",
    roles={
        "change": """
            chang*, differ*, increas*, decreas*, growth, grow*, grew, rise*, risi*, rose, fell, fall*, declin*, drop*,
            higher, lower, variance, year on year, year over year, year-on year, year-over year, year on-year, year
            over-year, year-on-year, year-over-year, yoy, gain*, improv*, gap, exceed*, up, down, reduc*, more, less,
            fewer, expan*, jump*, surg*, slip*, contracted, contraction, shrank, shrink, shrunk, fluctuat*, compared,
            versus, vs, climb*, soar*, rebound*, recover*, dip, dips, dipped, dipping, plung*, tumbl*, slid, slump*,
            eased, cagr, widen*, narrow*, advanc*, remain, remains, remained, remaining, remainder, still, left,
            without, rest, cut by, cut from
        """,
        "rise": """
            increas*, grew, grow*, rose, rise, risen, rising, gain*, higher, up, improv*, jump*, surg*, expan*, more,
            climb*, exceed*, soar*, rebound*, recover*, doubl*, tripl*
        """,
        "fall": """
            decreas*, fell, fall, fallen, falling, falls, declin*, drop*, lower, down, reduc*, less, slip*,
            contracted, contraction, shrank*, shrink*, shrunk*, fewer, dip, dips, dipped, dipping, plung*, tumbl*,
            slid*, slump*, eased
        """,
        "loss": """
            decreas*, fell, fall, fallen, falling, falls, declin*, drop*, lower, down, reduc*, less, slip*,
            contracted, contraction, shrank*, shrink*, shrunk*, fewer, loss*, lost, negative, deficit, outflow*, used,
            expens*, expend*, paid, payment*, deduct*, write-off, write-offs, charge, charges
        """,
        "average": "average, mean, averaged, averaging",
        "sum": """
            total*, sum, combined, altogether, together, aggregate, overall, both, in all, cumulative, add*
        """,
        "whole": """
            averag*, mean, combined, together, altogether, cumulative*, in all, in total, sum of
        """,
        "share": """
            ratio, proportion, percent*, share, portion, fraction, constitut*, out of, make up, made up, makes up,
            account*, represent*, margin, rate, times, return, turnover, relative, per, yield, part, fold, multiple,
            half, third, thirds, quarter, quarters, fifth, fifths, tenth, tenths, coverage, leverage, %
        """,
        "compound": """
            compound*, cagr, annualised, annualized, per year, a year, each year, yearly, annual, annually
        """,
        "unsigned": "differ*, gap, variance, range, exceed*, more, less, higher, lower",
        "against": "against, versus, vs, compared to, compared with, up from, down from",
        # What questions and quotes are told by.
        "leads_in": "and, ok, okay, so, but",
        "also": "and",
        "what_about": "what about, how about",
        "question_word": "who, what, when, where, why, which, how",
        "auxiliary": "is, are, was, were, do, does, did, can, could, will, would, shall, should, must, may, might",
        "perfect": "has, have",
        "pronoun": "it, its, they, them, their, he, him, his, she, her",
        "owner_pronoun": "its, their, his",
        "demonstrative": "this, that, these, those",
        "after_demonstrative": "is, was, are, were, do, does, cost*, include*, mean*, work*, apply*, change*",
        "expletive": """
            is it, is it be, is that, is that be, was it, was it be, was that, was that be, would it, would it be, would
            that, would that be, will it, will it be, will that, will that be
        """,
        "expletive_so": "ok, okay, true",
        "expletive_link": "to, if, that, for",
        "determiner": "the, a, an, our, your, my, this, that",
        "preposition": "for, in, at, on, from, with, of, to, by, during, after, before, under",
        "for_whom": "for",
        "people_ending": "s, men, people, staff",
        "modal": "do, can, may, must, should, will, are",
        "we_or_you": "we, i, you",
        "topic_verb": """
            cost, costs, work, works, mean, means, include, includes, last, lasts, expire, expires, start, starts, end,
            ends, apply, applies, need, needs, require, requires, take, takes, get, gets, fall, fell, change, changes,
            return, returns, sell, come, comes, run, runs, happen
        """,
        "overrides": "ignore, disregard, forget, override",
        "what_was_said": "previous, prior, above, earlier, all, system, your",
        "instructions": "instruction, instructions, prompt, prompts, rules, message, messages",
        "said_to_a_model": """
            system prompt, you are ai, you are assistant, you are chatbot, you are language model, you are a ai, you are
            a assistant, you are a chatbot, you are a language model, you are an ai, you are an assistant, you are an
            chatbot, you are an language model, you are now ai, you are now assistant, you are now chatbot, you are now
            language model, you are now a ai, you are now a assistant, you are now a chatbot, you are now a language
            model, you are now an ai, you are now an assistant, you are now an chatbot, you are now an language model
        """,
        "a_model": "ai, assistant, assistants, language model, language models, llm, llms",
        "has_to": "must, should",
        "replies": "reply, respond, answer, say, output",
        "figure_word": """
            one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, once, twice,
            half, third, fourth, never, always, daily, weekly, monthly, yearly, annually, hourly, unlimited
        """,
        "how_many": "how many",
        "asks_figure": "how many, how much, when, what time, what date, what year, what percentage",
        "how_measured": """
            how long, how often, how old, how far, how large, how big, how high, how heavy, how tall, how wide, how
            quickly, how fast, how soon
        """,
        "what_is_the": "what is the, what was the, what are the, what were the",
        "figure_noun": """
            price, cost, fee, rate, number, amount, total, limit, maximum, minimum, date, percentage, revenue, budget,
            size, deadline
        """,
        "none": """
            no, not, none, nothing, never, free, without, cannot, n't, n’t, don't, don’t, doesn't, doesn’t, didn't,
            didn’t, isn't, isn’t, aren't, aren’t, wasn't, wasn’t, weren't, weren’t, can't, can’t, couldn't, couldn’t,
            won't, won’t, wouldn't, wouldn’t, shouldn't, shouldn’t, hasn't, hasn’t, haven't, haven’t, hadn't, hadn’t,
            mustn't, mustn’t, needn't, needn’t, ain't, ain’t
        """,
        "asks_date": "when, what date, what day, what year",
        "calendar_word": """
            day, days, week, weeks, month, months, hour, hours, year, years, monday, tuesday, wednesday, thursday,
            friday, saturday, sunday
        """,
        "code_word": """
            function, functions, method, methods, class, classs, code, codes, source, sources, column, columns, table,
            tables, schema, schemas, field, fields, parameter, parameters, argument, arguments, return, returns,
            returns, returnss, raise, raises, raises, raisess, script, scripts, module, modules, sql, sqls
        """,
        "what_is": """
            what is, what are, what was, what were, who is, who are, who was, who were, which is, which are, which was,
            which were
        """,
        "of_a_noun": "the, a, an, our, your, my, their, its, this, that, these, those, any, all, every, each, of",
        "light_verb": "get, got, need, want, take, have, use, go, be, find",
        "oneself": "company, firm, organisation, organization, business, corporation",
        "measure_noun": "percentage, percent, total, average, number, amount, rate, value, change, increase, decrease",
        "before_verb": "to, i, we, you, they, it, he, she",
        "leaves_open": """
            it, its, they, them, their, he, his, she, her, this, these, those, you, your, we, our, us, one, everybody,
            everyone, anybody, anyone, nobody, somebody, someone, person, people, all, any, both, each
        """,
        "asks_list": """
            steps, list, which, requirements, benefits, who are, what are, what were, what do, what does, what did, what
            should, what happens, how do, how can, how should, how to, how does
        """,
        "asks_reason": "why, reason, reasons, cause, caused, causes, led to",
        "reason": """
            because, due to, driven by, as a result, attribut*, reflect*, resulted, owing to, caused by, thanks to,
            since
        """,
        "asks_explanation": "how, why, explain, describe",
        "number_asked": "number",
        "current_events": """
            today, tonight, yesterday, tomorrow, this week, this month, this morning, right now, currently, latest news,
            news, weather, forecast, breaking, as of now, up to date, up-to date, up to-date, up-to-date, live score,
            exchange rate
        """,
        "high_stakes": """
            legal, legally, lawsuit, liab*, complian*, regulat*, gdpr, hipaa, contract*, terminat*, dismiss*, medic*,
            dose, dosage, diagnos*, allerg*, safety, hazard*, emergency, breach, security incident, tax, taxes,
            investor, investors, investment, investments, audit*, penalt*, fine, fines
        """,
        "weighs_evidence": """
            why, how does, how do, compare, comparison, differ*, versus, vs, pros and cons, impact, impacts, effect,
            effects, cause, causes, evidence, explain, summarise, summarize, overview, relationship, tradeoff,
            tradeoffs, trade-off, trade-offs, analyse, analyze, implication, implications
        """,
        "about_reasons": """
            why, how come, reason, reasons, explain*, because, due to, cause, caused, causes, drive, driven, driver,
            drivers, impact*, risk*, strateg*, policy, policies, according to, document*, report say, management,
            comment*
        """,
        "neutral": """
            a, an, the, is, are, was, were, be, been, being, has, have, had, do, does, did, can, could, would, will,
            shall, should, may, might, must, i, me, you, please, tell, show, give, list, find, get, see, know, want,
            need, like, let's, lets, us, what, what's, whats, how, how's, many, much, which, who's, when, and, or, but,
            so, also, then, than, as, at, by, for, from, in, into, of, on, onto, over, per, to, up, with, within,
            between, through, during, it, its, it's, that, this, these, those, there, their, his, her, them, they, he,
            she, about, same, again, instead, too, big, large, high, low, higher, lower, greater, more, less, fewer,
            ratio, company, companies, business, firm, value, values, amount, amounts, figure, figures, number, numbers,
            total, totals, data, level, levels, sum, together, combined, altogether, cumulative, cumulatively, result,
            results, table, chart, graph, plot, year, years, fiscal, financial, annual, annually, yearly, calendar,
            quarter, quarters, quarterly, month, months, period, periods, time, date, dates, day, days, trend, trends,
            trending, history, historical, develop, developed, developing, development, evolve, evolved, evolution,
            change, changed, changes, changing, move, moved, movement, grow, grew, grown, growing, growth, rise, rose,
            risen, rising, increase, increased, increases, increasing, decrease, decreased, decreases, decreasing,
            decline, declined, declining, fall, fell, fallen, falling, drop, dropped, dropping, gain, gained, shrink,
            shrank, improve, improved, rate, yoy, year-over-year, year-on-year, better, worse, up, down, highest,
            lowest, peak, peaked, max, maximum, min, minimum, best, worst, most, least, biggest, largest, smallest,
            record, top, strongest, weakest, average, mean, latest, last, recent, recently, newest, current, currently,
            now, today, previous, prior, before, after, past, next, first, compare, compared, comparing, comparison,
            versus, vs, vs., difference, different, against, relative, earn, earned, earns, make, made, makes, generate,
            generated, spend, spent, spends, pay, paid, report, reported, reports, post, posted, hold, held, holds,
            stand, stood, come, came, look, looked, go, went, perform, performed, performance, return, produce,
            produced, money, dollars, dollar, usd, $, us$, billion, billions, million, millions, percent, percentage,
            exactly, approximately, roughly, overall, each, every, all, any
        """,
        "of_filings_news": """
            result, operation, shareholder, vote, voting, director, officer, auditor, bylaw, article, exhibit,
            acquisition, impairment, agreement, dividend, meeting, appointment, departure, election, cybersecurity,
            bankruptcy, material, event, disclosure, earning
        """,
        "quoted": "share, stock, closing, opening",
        "quote": "price, prices, quote, quotes",
        "quoted_price": """
            shareprice, shareprices, sharequote, sharequotes, stockprice, stockprices, stockquote, stockquotes,
            closingprice, closingprices, closingquote, closingquotes, openingprice, openingprices, openingquote,
            openingquotes
        """,
        "price_of": "price of, price of a, price of one, price of the",
        "shares": "share, shares, stock, stocks",
        "shares_of": "share, share of, shares, shares of, stock, stock of",
        "be": "be, been",
        "is_worth": "worth, cost, trad*, clos*, open*, price*, at",
        "price_said": """
            close at, closed at, closing at, trade, traded, trading, trade at, traded at, trading at, price, prices,
            quote
        """,
        "filing_word": """
            filing, filings, filed, file, files, filing date, filing dates, accession, accession number, accession
            numbers, submit, submitted, sec, edgar, submission, submissions, report, reports
        """,
        "filings": "filings, reports",
        "report": "report, reports",
        "asks_which": "which, what, list, show, all, available, any",
        "kept_figures": "metrics, figures, numbers, data, measures, financials",
        "figures_there": """
            metrics available, metrics have, metrics there, metrics are available, metrics are have, metrics are there,
            metrics do you available, metrics do you have, metrics do you there, metrics is available, metrics is have,
            metrics is there, figures available, figures have, figures there, figures are available, figures are have,
            figures are there, figures do you available, figures do you have, figures do you there, figures is
            available, figures is have, figures is there, data available, data have, data there, data are available,
            data are have, data are there, data do you available, data do you have, data do you there, data is
            available, data is have, data is there, financials available, financials have, financials there, financials
            are available, financials are have, financials are there, financials do you available, financials do you
            have, financials do you there, financials is available, financials is have, financials is there
        """,
        "trend": """
            trend*, histor*, over years, over time, over the years, over the time, develop*, evol*, chart, graph, plot,
            average, highest, lowest, peak*, maximum, minimum, best, worst, record, biggest, largest, smallest,
            strongest, weakest
        """,
        "each": "by, per, each, every, all",
        "each_period": "year, years, quarter, quarters, fiscal year, fiscal years, fiscal quarter, fiscal quarters",
        "moves": """
            grow*, grew*, chang*, rise, risen, rising, rose, increas*, decreas*, declin*, fall*, fell*, drop*, shrink*,
            shrank*, improv*, go up, go down, gone up, gone down, went up, went down, move, moved
        """,
        "follows_on": "and, or, but, so, also, then, what about, how about, same, what of",
        "asks_meaning": "what's, what is, what are, what does, define, explain, how is, how are, how do you",
        "a_or_the": "a, an, the",
        "meaning": "definition*, meaning*, mean",
        "means": "mean, means, stand for, defined, computed, calculated",
        "what_is_a": "what's a, what's an, what is a, what is an",
        "growth_rate": "growth, yoy, year over year, year-over year, year over-year, year-over-year, growing",
        "growth": "growth",
        "growth_or_change": "growth, change, yoy, year over year",
        "newest": "last, latest, recent, past, newest",
        "count_word": "two, three, four, five, six, seven, eight, nine, ten",
        "newest_one": "latest, last, newest, most recent, current, when",
        "per_share": "per share",
        "annual_report": "annual report, annual reports",
        "quarterly_report": "quarterly report, quarterly reports",
        "current_report": "current report, current reports",
        "proxy_statement": "proxy statement, proxy statements",
        "growth_of": """
            growth of, growth in, growth rate of, growth rate in, change of, change in, change rate of, change rate in
        """,
        "growth_ending": "rate, yoy, year over year",
        "growth_itself": "growth, change",
        "growth_span": "yoy, year over year, annual",
        "highest": "highest, peak*, max*, best, biggest, largest, strongest, record, most",
        "lowest": "lowest, min*, worst, smallest, weakest, least, low point",
        "mean_value": "average, mean",
        "in_all": """
            together, combined, altogether, cumulative, cumulatively, in total, in all, sum, total of, total for, total
            over, total amount
        """,
        "by_quarter": "quarter*",
        "list_and": "and",
        "source_named": "source, sources",
        "no_source": "none",
        "not_explained": """
            how many, how much, how long, how often, how old, how far, how large, how big, how high, how heavy, how
            tall, how wide, how quickly, how fast, how soon
        """,
    },
)
