"""English."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

ENGLISH: Final = Language(
    code="en",
    name="English",
    stop_words="""
        a an the and or but if then of to in on at by for from with without into onto over under about as is are was
        were be been being am do does did done have has had having will would shall should can could may might must
        i you he she it we they me him her us them my your his its our their mine yours this that these those there
        here what which who whom whose when where why how not no yes so than too very just only also any some each
        all both much many more most such own same other up down out off again once per via it's what's that's i'm
        don't doesn't didn't isn't aren't can't let's who's we're they're you're i've we've there's how's when's
    """,
    claim_stop_words="""
        a an and are as at be been being but by can could did do does for from had has have he her his how i
        if in into is it its may me my no nor not of on or our she should so some such than that the their
        them then there these they this those to too was we were what when where which while who whom whose
        why will with would you your about according also any both each either however hence therefore thus
        based given provided passage passages source sources document documents context information answer
        question following follow follows mentioned mention states stated says said per us
    """,
    fillers="""
        please tell say know want need like could explain describe give show find look think mean thing things someone
        somebody anyone anybody person people exactly actually currently really still ever get got go goes question
        answer hello hi hey thanks thank help wonder wondering allowed able document documents according information
        info details detail happen happens happened kind sort type use used using take takes steps step procedure
        process list compare comparison difference many much respectively respective amount
    """,
    same_words=(
        "fall fell fallen",
        "sell sold",
        "pay paid",
        "buy bought purchase purchased purchases",
        "make made",
        "write wrote written",
        "begin began begun start started starts starting",
        "keep kept retain retained retains retention",
        "lose lost",
        "take took taken",
        "grow grew grown",
        "build built",
        "send sent",
        "spend spent",
        "hold held",
        "win won",
        "run ran",
        "rise rose risen increase increased increases increasing",
        "decrease decreased decreases decline declined declines declining",
        "choose chose chosen",
        "give gave given",
        "find found",
        "break broke broken",
        "bring brought",
        "child children",
        "weight heavy weigh weighs",
        "height tall",
        "width wide",
        "price cost costs priced prices fee fees expensive",
        "leave vacation vacations holiday holidays pto",
        "telephone phone",
        "employee employees staff workforce",
        "salary wage wages salaries",
        "silent silence",
        "cofounder founder founders founded",
    ),
    endings=(
        "ations", "ation", "ements", "ement", "ments", "ment", "ances", "ance", "ingly", "ings", "ing",
        "ions", "ion", "ities", "ity", "ies", "ied", "als", "al", "ers", "er", "ed", "es", "ly", "s", "y",
        "e",
    ),
    inflections=("ies y", "sses ss", "ing", "ed", "es", "s", "ly"),
    abbreviations="""
        mr mrs ms dr prof sr jr st no nos vs etc eg e.g ie i.e inc ltd corp co llc plc fig figs eq approx dept est min
        max jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n a.m p.m art p pp vol ed al cf sec ca
    """,
    months=(
        "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
        "september sept sep", "october oct", "november nov", "december dec",
    ),
    capital_months="may",
    numbers={
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
        "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
        "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50,
        "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90, "hundred": 100, "thousand": 1_000,
        "million": 1_000_000, "billion": 10**9, "trillion": 10**12,
    },
    number_joiners="and",
    ordinals={"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4},
    scales={
        "cent": 1e-2, "cents": 1e-2, "pence": 1e-2, "hundred": 1e2, "thousand": 1e3, "thousands": 1e3,
        "lakh": 1e5, "lakhs": 1e5, "million": 1e6, "millions": 1e6, "mn": 1e6, "mln": 1e6, "mm": 1e6, "mio": 1e6,
        "crore": 1e7, "crores": 1e7, "billion": 1e9, "billions": 1e9, "bn": 1e9, "bln": 1e9, "thousand million": 1e9,
        "trillion": 1e12, "trillions": 1e12, "tn": 1e12, "trn": 1e12,
    },
    fractions={
        "half": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "fifth": 5, "fifths": 5, "tenth": 10,
        "tenths": 10,
    },
    currencies={
        "dollar": "USD", "dollars": "USD", "us dollar": "USD", "us dollars": "USD", "u.s. dollar": "USD",
        "u.s. dollars": "USD", "euro": "EUR", "euros": "EUR", "pounds": "GBP", "yen": "JPY", "rupees": "INR",
    },
    roles={
        "about": "about, around, nearly, roughly",
        "tells": """
            evidence, source, sources, document, documents, passage, passages, context, information, text
        """,
        "lacks": "do not, does not, don't, doesn't, lack, lacks, no information",
        "declines": """
            cannot answer, can't answer, could not answer, couldn't answer, unable to answer,
            cannot find, can't find, could not find, couldn't find, unable to find,
            cannot determine, can't determine, could not determine, couldn't determine, unable to determine,
            cannot be answered, can't be answered, could not be answered, couldn't be answered,
            cannot be found, can't be found, could not be found, couldn't be found,
            cannot be determined, can't be determined, could not be determined, couldn't be determined,
            no information, no evidence, no mention, no data, is not mentioned, is not stated, is not specified,
            is not provided, is not available, is not covered, not enough information, not enough evidence,
            not enough context, not enough data, i do not know, i don't know, i do not have, i don't have,
            i am not sure, i'm not sure, i am unable to, i'm unable to, i am not able to, i'm not able to,
            i cannot help, i can't help, i cannot assist, i can't assist, i cannot say, i can't say, i cannot tell,
            i can't tell
        """,
        "unknown": """
            unknown, n/a, not mentioned, not stated, not specified, not found, not available, not known
        """,
        "percent": "percent, per cent, percentage, per centage, pct",
        "percent_points": """
            percentage point, percentage points, percent point, percent points, percentage-point, percentage-points,
            percent-point, percent-points
        """,
        "basis_points": "basis point, basis points, basis-point, basis-points, bp, bps",
        "times": "times",
        "per": "per",
        "per_share": "eps, dps",
        "counted": """
            people, users, customers, shares, units, subscribers, downloads, tons, barrels, dollars, euros
        """,
        "counted_each": """
            share, unit, user, customer, employee, barrel, ounce, lb, ton, day, store, square, ads, warrant, option,
            site
        """,
        "heads": """
            headcount, employees, workforce, staff, fte, ftes, full-time equivalent, full-time equivalents
        """,
        "heads_measured": "benefit*, cost*, expens*, compensation*, stock*, payable*, related*",
        "measured_else": "eps, dps, arpu, cents, price, exercise price, ratio, useful life, useful live, years",
        "quarter": "quarter*",
        "final": "last",
        "half": "half",
        "fiscal_year": "fy, f, fiscal, fiscal year, cy",
        "span_of_time": "year, month, century, fiscal, week, day, season, game, match",
        "until": "to, through, until",
        "date_of": "of",
        "ordinal_mark": "st, nd, rd, th",
        "century": "century, centuries",
        "numbered": """
            section, sections, sec., §, §§, article, articles, art., note, notes, item, items, part, parts, chapter,
            chapters, page, pages, p., pp., passage, passages, source, sources, document, documents, step, steps,
            method, methods, question, questions, option, options, example, examples, figure, figures, fig., table,
            tables, line, lines, level, levels, scope, schedule, form, rule, tier, grade, class,
            topic, asc, asu, ifrs,
            ias, aasb, sfas, iso, rfc, exhibit, appendix, version, windows, room, route, highway, interstate, no.,
            number, box, boxes, phase, stage, episode, season, vol., volume
        """,
        "structure": """
            passage, passages, source, sources, document, documents, step, steps, method, methods,
            question, questions,
            option, options, example, examples, part, parts, point, points, item, items, note, notes
        """,
        "source_word": "source, sources",
        "in_turn": "respective*",
        "coordinates": "and, but, while, whereas",
        "alternates": "or, then",
        "compares": "compared, versus, against",
        "compared_from": "from, than, vs",
        "moves_on": "up, down, then",
        "both_ends": "and, or",
        "joins_figures": "to, and, or, through, out of, of, by, x",
        "states": "was, were, is, are, of, to, from, at, by, and, or, be, been",
        "leads_on": """
            a, an, the, and, or, but, of, in, on, at, to, for, from, by, with, as, than, that, which, who, was, were,
            is, are, be, been, has, have, had, its, their, his, her, our, this, these, about, approximately, nearly,
            over, under, around, between, through, during, against, compared, versus, until, up, down, only, some
        """,
        "article": "a, an, the",
        "of": "of",
        "approximate": """
            about, approximately, approx, approx., around, nearly, almost, roughly, some, over, more than, less than,
            under, up to, at least, at most, above, below, close to, just, circa, c., ca., estimated
        """,
        "at_least": "over, more than, at least, above, exceed, exceeds, exceeded, exceeding",
        "at_most": "nearly, almost, close to, just under, less than, under, below",
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
    },
    says={
        "refusal": (
            "I could not find an answer to that in the documents I may read; it may help to name "
            "the product, team or period, or to add a document that covers it."
        ),
        "otherwise": "Another source says otherwise:",
        "unsupported": (
            "I could not write an answer that the sources support{why}. It would help to ask "
            "more narrowly."
        ),
        "failed": "I could not answer this: {error} The failure was recorded.",
        "failed_for_now": (
            "I could not answer this: {error} The failure was recorded; please ask again in a "
            "moment."
        ),
        "closest": "Closest to what was asked, without answering it: {names}",
        "unconfirmed": "it was not confirmed by verification",
        "not_verified": "⚠️ Not fully verified:",
        "unverified": "(unverified)",
        "page": "p. {page}",
    },
)  # fmt: skip
