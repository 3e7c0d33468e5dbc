"""English."""

from __future__ import annotations

from typing import Final

from core.reading.language import Language

_NOT: Final = """
    n't, n’t, don't, don’t, doesn't, doesn’t, didn't, didn’t, isn't, isn’t, aren't, aren’t, wasn't, wasn’t,
    weren't, weren’t, can't, can’t, couldn't, couldn’t, won't, won’t, wouldn't, wouldn’t, shouldn't, shouldn’t,
    hasn't, hasn’t, haven't, haven’t, hadn't, hadn’t, mustn't, mustn’t, needn't, needn’t, ain't, ain’t
"""

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
    telling_words="""
        hello hi thanks thank good morning evening afternoon please welcome cost costs pay pays paid price fee
        fees rate days weeks months years hours day week month year number phone address email mail deadline
        limit form sick leave holiday vacation expenses expense travel office team manager customer contract
        notice period overtime salary bonus insurance password login reset account access support order delivery
        return refund warranty invoice payment opening closed open close bring book apply request approve
        approves responsible contact working home remote dog car parking canteen lunch training policy rules
        meeting room work many long often late soon much get need want know tell show find give use make take go
        come happens mean means allowed possible new old last next first highest lowest total revenue profit
        income margin employees report quarter married wedding birth parental move moving
    """,
    telling_endings="ness ship ght ings tely",
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
    asked_alike=(
        "find, put, keep, store, kept, lie",
        "back, return",
        "morning, in the morning",
        "repair, fix, mend, broken, defective, damaged, faulty, out of order, doesn't work",
        "lab, laboratory",
        "stay, keep, store, storage, retain, hold",
        "throw away, discard, dispose, destroy",
        "new, replacement",
        "screen, monitor, display",
        "printer, copier",
        "maintain, maintenance, upkeep, service, servicing",
        "insure, insurance, insurer, cover",
        "licence, license, subscription",
        "subscription, plan, membership",
        "upgrade, move up",
        "free trial, trial, test period",
        "press, journalist, media, reporter",
        "social media, linkedin, twitter",
        "audit, inspection, inspect, review",
        "sample, specimen",
        "release, version, deploy, deployment, roll out, rollout, go live",
        "production, live system, live environment",
        "staging, test environment, test system",
        "incident, outage",
        "ticket, issue, request",
        "pull request, merge request",
        "code review, review",
        "api key, access token, token",
        "mail room, post room",
        "post, mail, by post",
        "courier, carrier, delivery service",
        "stationery, office supplies, office material",
        "business card, visiting card",
        "safety shoe, protective shoe, work shoe",
        "helmet, hard hat",
        "locker, storage box",
        "shower, washroom",
        "bicycle, bike, cycle",
        "charge, recharge, charging",
        "charging station, charging point, charger",
        "electric car, e-car, ev",
        "assembly point, meeting point, muster point",
        "evacuate, evacuation, leave the building",
        "alarm, siren",
        "camera, cctv, video surveillance",
        "break, pause, rest",
        "time sheet, timesheet, hours worked, working hours",
        "bank details, bank account, account number, iban",
        "tax number, tax id, vat id, vat number",
        "sick note, doctor's note, medical certificate",
        "bereavement, death in the family, funeral",
        "sabbatical, unpaid leave",
        "learning budget, training budget, education budget",
        "referral bonus, referral, refer a friend, recommend",
        "interview, job interview",
        "retire, retirement, pension",
        "birthday, anniversary",
        "party, celebration",
        "gift, present",
        "per diem, daily allowance, meal allowance",
        "mileage, kilometre allowance, kilometer allowance",
        "visa, entry permit",
        "move, relocate, relocation, moving",
        "landlord, lessor",
        "tenant, lessee",
        "rent, lease",
        "clean, cleaning, cleaner",
        "heating, radiator",
        "air conditioning, aircon, cooling",
        "lift, elevator",
        "stairs, staircase, stairwell",
        "rear, back entrance, back door",
        "reception, front desk, welcome desk",
        "switchboard, operator",
        "sales, sales team",
        "purchasing, procurement",
        "accounting, bookkeeping, accounts department, finance team, finance department",
        "human resources, hr, people team, hr department",
        "it department, it, it support, it team",
        "legal, legal department, legal team",
        "marketing, marketing team",
        "board, management board, executive board, directors",
        "works council, staff council, employee representatives",
        "shareholder, stockholder, investor",
        "annual report, yearly report",
        "quarter, three months",
        "half-year, six months",
        "year, twelve months, annual, yearly, per annum",
        "month, monthly",
        "week, weekly",
        "day, daily",
        "fortnight, two weeks",
        "hour, hourly",
        "weekdays, working days, business days, workdays",
        "noon, midday",
        "evening, night",
        "compensate, compensation, damages",
        "fine, penalty",
        "deposit, down payment",
        "remind, reminder, dunning",
        "late, overdue, delayed, in arrears",
        "early, premature",
        "renew, renewal, extend, extension, prolong",
        "negotiate, bargain",
        "measure, gauge",
        "weigh, weight, heavy",
        "height, tall, high",
        "width, wide",
        "length, long",
        "distance, far",
        "temperature, warm, hot, cold",
        "speed, fast, quick",
        "loud, noise, noisy",
        "safe, secure",
        "dangerous, hazardous",
        "ingredient, component",
        "vegetarian, vegan, meat-free",
        "allergy, allergen, allergic",
        "water, drinking water",
        "spare part, replacement part",
        "instruction, direction",
        "tool, instrument",
        "engineer, technician",
        "inspector, auditor",
        "hurt, injured, injury, accident",
        "nurse, medic",
        "hygiene, cleanliness",
        "entry, admission, admittance",
        "enter, get in, get inside, access",
        "exit, way out",
        "borrow, lend, loan",
        "hand over, pass on, give to",
        "collect, pick up, fetch, collection, pickup",
        "drop off, hand in, bring back, return",
        "install, set up, setup, installation",
        "configure, configuration, configurator",
        "connect, connection, link",
        "print, print out",
        "scan, digitise, digitize",
        "copy, duplicate",
        "upload, attach",
        "download, get the file",
        "search, look for, find",
        "choose, select, pick",
        "compare, comparison",
        "calculate, compute, work out",
        "count, tally",
        "increase, raise, go up",
        "decrease, reduce, lower, go down",
        "mandatory, compulsory, obligatory, required, must, have to",
        "optional, voluntary",
        "public, open to everyone",
        "confidential, secret, private",
        "temporary, interim",
        "permanent, indefinite",
        "head office, headquarters, main office",
        "subsidiary, daughter company",
        "colleague, coworker, co-worker",
        "student, working student",
        "volunteer, voluntary worker",
        "child, kid, children",
        "parent, mother, father",
        "spouse, partner, husband, wife",
        "client, customer, buyer, shopper, consumer",
        "supplier, vendor",
        "employee, staff, worker, personnel, workforce, colleague, team member, staff member",
        "contractor, freelancer, freelance, external, outside contractor, consultant, self-employed",
        "guest, visitor, visiting",
        "reseller, wholesaler, wholesale, dealer, trade customer",
        "boss, manager, supervisor, superior, line manager",
        (
            "new hire, new employee, new joiner, new starter, new colleague, newcomer, just started, recruit, i'm "
            "new, starter"
        ),
        "applicant, candidate, job applicant",
        "intern, trainee, apprentice",
        "company, firm, business, organisation, organization, employer",
        "team, group, crew",
        "holiday, vacation, leave, annual leave, day off, days off, time off, pto",
        "parental leave, maternity leave, paternity leave, baby leave",
        "sick, ill, illness, sickness, unwell",
        "salary, wage, pay, paycheck, pay check, earnings",
        "payslip, pay slip, salary statement, wage slip, pay stub",
        "bonus, premium",
        "allowance, stipend, subsidy, benefit",
        (
            "reimburse, refund, pay back, paid back, repay, give back, get back, expense, claim, money back, wants "
            "back, cover"
        ),
        "expense report, expense claim",
        "cost, price, charge, fee, expensive, rate, pay",
        "free, free of charge, at no cost, without charge, for nothing, complimentary, gratis",
        "budget, limit, spend, allowance",
        "cheap, discount, reduction, reduced price, rebate, lower price, cheaper, price cut, subsidise, subsidize",
        "invoice, bill",
        "tax, vat",
        (
            "approve, approval, sign off, signs off, authorise, authorize, okay, ok, permission, allow, green light, "
            "consent, clearance"
        ),
        "allowed, permitted, permit, allow, ok, okay, admissible, forbidden, prohibited",
        "eligible, entitled, entitlement, qualify, included",
        "decide, decision, set, sets, determine",
        (
            "responsible, in charge, take care, handle, look after, manage, run, deal with, whose job, own, owner, "
            "cover, covering, maintain"
        ),
        "contact, call, ring, phone, reach, get hold of, turn to, talk to, ask, speak to, write to",
        "phone, telephone, mobile, smartphone, cell phone, handset",
        "phone call, call, phone conversation, telephone conversation",
        "recording, recorded, record, taped, tape",
        "email, e-mail, mail",
        "message, note, notification",
        "notify, inform, tell, report, let know, announce, say",
        "lost, lose, missing, can't find, cannot find, misplace, misplaced, gone missing",
        "stolen, theft, robbed",
        (
            "broken, defective, damaged, faulty, out of order, smashed, doesn't work, does not work, not working, "
            "fails, failed, fail"
        ),
        "repair, fix, mend",
        "replace, replacement, exchange, swap, substitute",
        "throw away, dispose, disposal, get rid, bin, discard, recycle",
        "waste, rubbish, garbage, trash",
        "delete, erase, remove, deleted, wipe, destroy, purge",
        "keep, retain, retention, archive, hold",
        "store, storage, kept",
        "period, duration, length of time, delay",
        "deadline, cutoff, cut-off, latest, last, by when, until when, no later than",
        "often, frequently, frequency, interval, how many times, regularly",
        "before, ahead, in advance, early",
        "notice, notice period, warning, advance notice",
        "resign, resignation, quit, leave the company, give notice, terminate, stop, end the contract",
        "contract, agreement",
        "dismiss, fire, lay off",
        "hire, recruit, employ",
        "begin, start, launch, kick off, commence",
        "end, finish, close, stop, expire, terminate, run out",
        (
            "discontinue, drop, stop producing, stop making, no longer sell, don't sell, withdraw, phase out, take "
            "off the market, sell any longer, sell any more"
        ),
        "open, opening, accessible, opening hours, business hours",
        "closed, shut, close",
        "purchase, buy, place an order, order",
        "sell, offer, sale",
        "ship, dispatch, send, deliver, delivery, shipment, go out, shipping",
        "parcel, package, packet",
        "box, carton, packaging, cardboard box",
        "pallet, skid",
        "truck, lorry",
        "freight, cargo, carriage",
        "air, plane, airplane, air freight, by air, aircraft, fly",
        "sea, ocean, vessel, sea freight, by sea",
        "return, send back",
        "customs, customs clearance, clearing customs",
        "warranty, guarantee",
        "complaint, complain",
        "lawyer, legal action, sue, court, attorney, lawsuit, go to court",
        "minimum, at least, smallest, least, lowest, min",
        "maximum, at most, limit, largest, max, up to, highest",
        "capacity, fit into, fit, seat, hold, room for, suitable for, seating capacity, load onto",
        "amount, value, sum, quantity, number",
        "meeting room, conference room",
        "meeting, appointment, conference",
        "book, reserve, reservation, booking",
        "cabinet, cupboard, closet",
        "key, unlock, open",
        "door, entrance, entry",
        "badge, access card, id card, key card, entry badge, card",
        "password, passcode, login, log in, credentials, get onto",
        "wifi, wi-fi, wireless, wireless network, wlan, wi fi",
        "internet, online, web",
        "website, site, homepage, web page",
        "web shop, online shop, online store, webshop, e-commerce",
        "laptop, notebook, work computer, company notebook, company laptop",
        "software, program, app",
        "support, work with, compatible, run on, run in, run",
        "backup, back up, restore, restored",
        "test, check, try out, verify, rehearse, try",
        "database, db",
        "error, bug, failure, fault",
        "down, outage, unavailable, offline",
        "on call, on-call, standby, on duty",
        "weekend, saturday and sunday",
        "car, vehicle, automobile",
        "park, parking, car park, parking lot, parking space, leave car",
        "taxi, cab",
        "train, rail, railway",
        "flight, plane, fly",
        "trip, travel, journey, business trip",
        "abroad, foreign country, another country, overseas, other country, foreign",
        "take along, bring along, bring, carry",
        "hotel, accommodation, lodging",
        "dinner, evening meal, supper, eat in the evening, meal in the evening, dining",
        "lunch, midday meal, eat at noon",
        "meal, eat, food, eating, dinner",
        "drink, beverage",
        "canteen, cafeteria",
        "kitchen, pantry",
        "gym, fitness, fitness studio, gym membership",
        "doctor, physician",
        "first aid, first-aid, bandage, plaster",
        "first aid kit, first aid box, first-aid kit, first-aid box",
        "fire alarm, emergency",
        "form, document, paper, sheet, template",
        "fill in, complete, hand in, submit",
        "sign, signature",
        "manual, guide, user guide, handbook, instructions, user manual",
        "translate, translation, put into",
        "print, printing",
        "colour, color, palette, colours",
        "brand, corporate, logo",
        "picture, photo, image",
        "lamp, light, luminaire",
        "tube, neon tube",
        "battery, cell, accumulator",
        "plug, socket, power socket, connector",
        "include, included, come with, contain, ship with",
        "outdoor, outside, garden",
        "indoor, inside",
        "european, eu, europe",
        "produce, manufacture, make, manufacturer, build, maker",
        "supplier, come from, buy from, source, get from",
        "unused, leftover, remaining, left over, haven't taken, not taken, untaken",
        "lapse, lose, expire, forfeit",
        "carry over, transfer, take over into, move to next year",
        "year's end, end of the year, december, into next year, next year, january",
        "part-time, part time, reduced hours, fewer hours, days a week",
        "full-time, full time",
        "work from home, home office, remote, remotely, working from home, telework",
        "office, workplace",
        "warehouse, depot",
        "factory, plant",
        "branch, location, site",
        "address, location",
        "floor, storey, level",
        "change, modify, amend, update, adjust",
        "cancel, call off, annul",
        "happen, become",
        "match, equal, beat, as cheap",
        "competitor, elsewhere, other shop, competition, rival",
        "first, initial",
        "last, final",
        "twice, two, double",
        "big, large, great, high",
        "whole, entire, complete, all",
        "rule, policy, regulation, guideline",
        "process, procedure, step, way",
        "training, course, seminar, workshop",
        "pay, settle, transfer, payment, paid, get money, get their money, money",
        "instalment, installment",
        "account, profile",
        "security, safety",
        "threaten, threat, announce, say they will",
        "react, respond, handle, right step",
        "access, allowed on, get into, use, account, login",
        "move into, ready, open",
        "company car, firm's car",
        "customer care, support, helpdesk, help desk",
        "wedding, marriage, marry",
        "birth, baby, child, father, mother",
        "dog, pet, animal",
        "smoke, smoking, cigarette",
        "dress code, wear, clothes, clothing, outfit",
        "overtime, extra hours",
        "shift, rota, roster",
        "raise, pay rise, salary increase",
        "probation, probationary period, trial period",
        "pension, retirement",
        "insurance, insured",
        "data protection, privacy, gdpr",
        "chair, seat",
        "desk, table",
        "coffee, espresso",
    ),
    same_things=(
        "fee, fees, dues, subscription, subscriptions",
        "member, members, membership, memberships",
        "merchandise, goods, wares",
        "inventory, inventories, stock of goods, stocks of goods, goods in stock, stock of merchandise, stock on hand, "
        "stock in trade",
        "employee, employees, staff, personnel, workforce, headcount, workers, head count, staff members, people",
        "cost, costs, expense, expenses, expenditure, expenditures, outlay, outlays, spending",
        "income, profit, profits, earnings",
        "sales, revenue, revenues, turnover, takings, sell, selling, sold",
        "region, regions, geography, geographies, territory, territories, geographic segment, geographic area",
        "segment, segments, division, divisions, business unit, business units, business line, business lines",
        "restructuring, restructure, reorganisation, reorganization",
        "repurchase, repurchases, repurchased, buyback, buybacks, buy back, bought back, buy-back, buy-backs",
        "phone, phones, smartphone, smartphones, handset, handsets, telephone, telephones",
        "computer, computers, pc, pcs",
        "borrowings, borrowing, debt, debts, loans",
        "tax, taxes, taxation",
        "labor, labour, work, workmanship",
        "paint, painting, paintwork",
        "salary, salaries, wage, wages, compensation, remuneration, payroll",
        "customer, customers, client, clients",
        "supplier, suppliers, vendor, vendors, supply, supplies, supplied",
        "temperature, temperatures, warm, hot, cold",
        "child, children, kid, kids",
        "person, persons",
        "boat, boats, ship, ships, ferry, ferries, vessel, vessels",
        "aeroplane, aeroplanes, airplane, airplanes, aircraft, plane, planes",
        "bicycle, bicycles, bike, bikes",
        "motorcycle, motorcycles, motorbike, motorbikes",
        "trip, trips, journey, journeys, voyage, voyages, sailing, sailings, crossing, crossings",
        "flat, flats, apartment, apartments",
        "garbage truck, garbage trucks, refuse lorry, refuse lorries",
        "sofa, sofas, couch, couches, settee, settees",
        "laptop, laptops, notebook computer, notebook computers",
        "lift, lifts, elevator, elevators",
        "medicine, medicines, medication, medications, drug, drugs",
        "illness, illnesses, disease, diseases",
        "lawyer, lawyers, attorney, attorneys, solicitor, solicitors",
        "purchaser, purchasers, buyer, buyers",
        "owner, owners, proprietor, proprietors",
        "author, authors, writer, writers",
        "speed, speeds, velocity",
        "error, errors, mistake, mistakes",
        "complaint, complaints, grievance, grievances",
        "accident, accidents, mishap, mishaps",
        "spectator, spectators, attendance, attendances, audience",
        "visitor, visitors, guest, guests",
        "machine, machines, machinery",
        "tool, tools, implement, implements",
        "harvest, harvests, crop yield, crop yields",
        "film, films, movie, movies",
        "grocery, groceries, foodstuff, foodstuffs",
        "petrol, gasoline, gas oil",
        "birthday, birthdays, date of birth, birth date, born",
        "joined, start date, starting date, started, hire date, hired, date of hire, joining date, entry date",
        "nickname, nicknames, alias, aliases",
        "surname, surnames, last name, family name",
        "telephone number, telephone numbers, phone number, phone numbers",
        "usa, us\ua78c, u.s., united states, united states of america",
        "britain, uk, u.k., united kingdom, great britain",
        "weight, weights, heavy, weigh, weighs, weighed",
        "height, heights, tall",
        "impairment, impairments, write-off, write-offs, write off, written off, write-down, write-downs, wrote off",
        "physician, physicians, doctor, doctors",
        "visit, visits, appointment, appointments, consultation, consultations",
        "warehouse, warehouses, depot, depots, distribution centre, distribution center",
        "vehicle, vehicles, car, cars, automobile, automobiles",
        "truck, trucks, lorry, lorries",
        "shipment, shipments, consignment, consignments, delivery, deliveries",
        "freight, cargo, carriage",
        "match, matches, game, games, fixture, fixtures",
        "win, wins, won, victory, victories",
        "defeat, defeats, lost",
        "resident, residents, inhabitant, inhabitants, population",
        "student, students, pupil, pupils",
        "teacher, teachers, instructor, instructors",
        "store, stores, shop, shops, outlet, outlets",
        "premises, building, buildings",
        "product, products, product category, product categories, category, categories",
        "quantity, quantities, volume, volumes",
        "administrative, administration, admin",
        "research and development, r&d, r & d",
        "depreciation, write-down, write-downs",
        "goodwill impairment, impairment of goodwill",
        "dilution, diluted, dilutive",
        "country, countries, nation, nations",
        "department, departments, dept, team, teams, unit of staff",
        "branch, branches, location, locations, site, sites, office, offices",
        "advertising, advertisement, advertisements, adverts, ads",
        "rent, rents, lease, leases, rental, rentals",
        "donation, donations, gift, gifts, contribution, contributions",
        "waste, refuse, rubbish, garbage",
        "interest-bearing, bearing interest",
        "maturity, maturities, falling due",
        "shareholder, shareholders, stockholder, stockholders",
        "cash equivalents, equivalents",
    ),
    same_words=(
        "fall fell fallen",
        "swim swam swum swimming",
        "drive drove driven",
        "fly flew flown",
        "ride rode ridden",
        "eat ate eaten",
        "drink drank drunk",
        "catch caught",
        "teach taught",
        "bring brought",
        "fight fought",
        "sleep slept",
        "feed fed",
        "lend lent",
        "stand stood",
        "hear heard",
        "know knew known",
        "throw threw thrown",
        "draw drew drawn",
        "shrink shrank shrunk",
        "sink sank sunk",
        "steal stole stolen",
        "freeze froze frozen",
        "speak spoke spoken",
        "wear wore worn",
        "tear tore torn",
        "hide hid hidden",
        "forget forgot forgotten",
        "dig dug",
        "strike struck",
        "hang hung",
        "shake shook shaken",
        "sing sang sung",
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
        "child children",
        "weight heavy weigh weighs",
        "height tall",
        "width wide",
        "price cost costs priced prices fee fees expensive dearest costliest cheapest",
        "leave vacation vacations holiday holidays pto",
        "telephone phone",
        "employee employees staff workforce",
        "us\ua78c usa",
        "salary wage wages salaries",
        "silent silence",
        "cofounder founder founders founded",
    ),
    same_rows=(
        ("revenue", "revenues", "sales", "net sales", "turnover"),
        ("cost of sales", "cost of revenue", "cost of revenues", "cost of goods sold", "cogs"),
        ("operating income", "operating profit", "income from operations", "profit from operations", "ebit"),
        ("net income", "net profit", "net earnings", "profit for the year", "profit for the period"),
        ("employees", "headcount", "workforce", "staff", "personnel"),
        ("research and development", "r&d"),
        ("selling, general and administrative", "sg&a"),
        ("general and administrative", "g&a"),
        ("depreciation and amortization", "depreciation and amortisation", "d&a"),
        ("earnings per share", "income per share", "eps"),
        ("capital expenditure", "capital expenditures", "capex", "purchases of property"),
        ("shareholders' equity", "stockholders' equity", "shareholders’ equity", "stockholders’ equity"),
        ("free cash flow", "fcf"),
        ("customers", "clients"),
        ("branches", "stores", "shops", "outlets"),
    ),
    events=(
        "die died dies dying death dead passed deceased killed funeral obituary murdered executed suicide "
        "assassinated",
        "born birth birthplace native",
        "marry married marries marriage wed wedding wife husband spouse engaged bride",
        "divorce divorced split separated ex-wife ex-husband",
        "release released releases releasing publish published publication publishes premiere premiered "
        "debut debuted launch launched issue issued aired air broadcast album single film novel book "
        "appeared",
        "found founded founder founding establish established establishment create created creation form "
        "formed formation set incorporated start started",
        "begin began begun start started starting career active debut debuted first turned joined early "
        "launched commenced beginning",
        "break broke broken breakup split disbanded dissolved separated dissolution",
        "end ended ends ending final last close closed cancelled concluded disbanded dissolved ceased "
        "finished until",
        "join joined joins joining sign signed signs signing move moved moving transfer transferred recruit "
        "recruited loan drafted came arrived acquired",
        "leave left leaves leaving depart departed departure quit resign resigned resignation exit exited "
        "released dismissed sacked fired stepped",
        "retire retired retires retirement retiring",
        "win won wins winning winner victory champion champions championship title beat defeated victorious "
        "crowned gold triumph",
        "lose lost loses losing defeat defeated loss runner-up runners-up",
        "receive received award awarded awards prize honour honor honoured honored won recipient medal "
        "fellowship bestowed nominated inducted accolade recognition recognised recognized knighted",
        "nominate nominated nomination shortlisted award awards",
        "induct inducted induction hall",
        "elect elected election elections member parliament seat senator mp represent represented re- "
        "elected won vote voted",
        "appoint appointed appointment sworn named become became served serve serves serving post position "
        "minister head director president chairman chair elected promoted promotion office secretary took "
        "succeeded",
        "graduate graduated graduating graduation degree bachelor bachelors master masters doctorate phd "
        "diploma studied university college school educated education attended alumni alma",
        "study studied studies student attend attended enrolled university college school education",
        "move moved relocate relocated emigrate emigrated settle settled returned migrated",
        "return returned returns returning back comeback rejoined reunited again",
        "arrest arrested charged charge convicted conviction sentenced sentence prison jail jailed "
        "imprisoned detained custody indicted trial",
        "play played plays playing appeared appearance appearances star starred starring cast role portrayed",
        "direct directed director directing film",
        "write wrote written writes writing author authored published book novel",
        "record recorded records recording album studio",
        "build built construction constructed opened completed erected",
        "open opened opening inaugurated",
        "buy bought acquire acquired acquisition purchase purchased takeover",
        "sell sold sale",
        "announce announced announcement revealed confirmed reported stated declared",
        "perform performed performance concert tour toured performing show played",
        "win selected select selection chosen picked drafted named call-up called",
        "compete competed competing competition competitor raced participated participation took",
        "injure injured injury missed surgery sidelined",
        "record score scored goals goal",
        "invent invented invention inventor patent patented develop developed discovered discovery",
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
    weekdays=(
        "monday mondays mon",
        "tuesday tuesdays tue tues",
        "wednesday wednesdays wed",
        "thursday thursdays thu thurs",
        "friday fridays fri",
        "saturday saturdays sat",
        "sunday sundays sun",
    ),
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
    shorthand={
        "rev": "revenue", "revs": "revenue", "ni": "net income", "net inc": "net income", "net prof": "net profit",
        "op inc": "operating income", "oper inc": "operating income", "op income": "operating income",
        "op profit": "operating profit", "op margin": "operating margin", "op cash flow": "operating cash flow",
        "op cf": "operating cash flow", "oper": "operating", "gp": "gross profit", "marg": "margin",
        "margs": "margins", "tot": "total", "px": "share price", "shr": "share", "div": "dividends",
        "divs": "dividends", "emps": "employees", "liabs": "liabilities", "ltd debt": "long-term debt",
        "lt debt": "long-term debt", "long term debts": "long-term debt", "debts on long term": "long-term debt",
        "yr": "year", "yrs": "years", "qtr": "quarter", "qtrs": "quarters", "qtrly": "quarterly", "qtly": "quarterly",
        "mth": "month", "mths": "months", "wk": "week", "wks": "weeks", "hy": "half year", "eoy": "end of year",
        "yday": "yesterday", "tdy": "today", "prev": "previous", "nxt": "next", "lst": "last", "lates": "latest",
        "til": "until", "'til": "until", "v": "vs", "diff": "difference", "excl": "excluding", "incl": "including",
        "w/o": "without", "w/": "with", "b/w": "between", "abt": "about", "wich": "which", "whch": "which",
        "wat": "what", "wht": "what", "hw": "how", "teh": "the", "hte": "the", "adn": "and", "n": "and", "nd": "and",
        "fo": "of", "fro": "for", "whens": "when is", "whos": "who is", "wheres": "where is", "thats": "that is",
        "gimme": "give me", "wanna": "want to", "lemme": "let me", "pct": "percent", "perc": "percent",
        "prcnt": "percent", "chg": "change", "nr of": "number of", "no of": "number of", "no. of": "number of",
        "num of": "number of", "# of": "number of", "nbr of": "number of", "cmp": "compare",
        "vol": "volume", "q by q": "quarter by quarter", "y by y": "year by year", "same q": "same quarter",
        "that q": "that quarter", "which q": "which quarter", "last q": "last quarter", "prev q": "previous quarter",
        "prior q": "prior quarter", "by q": "by quarter", "each q": "each quarter", "every q": "every quarter",
        "per q": "per quarter", "this q": "this quarter", "next q": "next quarter", "busiest day": "highest volume",
        "mkt": "market", "stmt": "statement",
        "fin": "financial", "fins": "financials", "bal sheet": "balance sheet", "p&l": "income statement",
        "pnl": "income statement", "earned net": "net income", "earn net": "net income", "made net": "net income",
        "most small": "smallest", "most big": "biggest", "most large": "largest", "most high": "highest",
        "how high was": "how large was", "how high were": "how large were", "how high is": "how large is",
        "how high are": "how large are",
        "most low": "lowest", "more small": "smaller", "more big": "bigger", "more high": "higher",
    },
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
    names_in_capitals=True,
    set_apart=("intern, interns | apprentice, apprentices | working student, working students",),
    opposites=(
        "covers covered cover includes included | excludes excluded exclude",
        "approved accepted | rejected refused declined",
        "optional voluntary | mandatory compulsory obligatory required",
        "maximum | minimum",
        "within | after",
        "permitted allowed | forbidden prohibited banned",
        "granted | denied",
        "size: larger bigger greater | smaller",
        "amount: more | less fewer",
        "height: higher taller | lower shorter",
        "length: longer | shorter",
        "age: older | younger newer",
        "speed: faster quicker | slower",
        "weight: heavier | lighter",
        "price: dearer pricier costlier expensive costly | cheaper cheap",
        "size_most: largest biggest | smallest",
        "amount_most: most | least fewest",
        "height_most: highest tallest | lowest",
        "length_most: longest | shortest",
        "age_most: oldest | youngest newest",
        "speed_most: fastest quickest | slowest",
        "weight_most: heaviest | lightest",
        "price_most: dearest priciest costliest | cheapest",
        "stronger | weaker",
        "wider broader | narrower",
        "deeper | shallower",
        "temperature: warmer hotter | colder cooler",
        "temperature_most: warmest hottest | coldest coolest",
        "better | worse",
        "richer | poorer",
        "nearer closer | farther further",
        "busier | quieter",
        "before | after",
        "earlier sooner | later",
        "above | below",
        "opens open opened | closes close closed",
        "starts start started begins begin began | ends end ended finishes",
        "departs depart departed leaves | arrives arrive arrived",
        "rose rises increased | fell falls decreased declined",
        "won wins | lost loses",
        "exceeds exceeded | undercuts",
        "north | south",
        "east | west",
        "buys bought buyer | sells sold seller",
    ),
    clock_hours={
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
        "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
    },
    roles={
        "code_fields": "field, fields, attribute, attributes, property, properties, members",
        "code_arguments": "argument, arguments, parameter, parameters, args, params, signature",
        "code_raises": "raise, raises, throw, throws, exception, exceptions",
        "code_returns": "return, returns, return type, return value",
        "kind_who": """
            who, whom, whose, which person, what person, which company, what company, which firm, which agency,
            which supplier, which vendor, which colleague, which team, which department, which engineer,
            which doctor, which partner, what agency, what supplier, which insurer, which provider, which bank,
            which manager, which manufacturer, which carrier
        """,
        "kind_where": """
            where, which place, what place, which room, which building, which floor, which location, what location,
            which address, what address, location of, which car park, which folder, which city
        """,
        "kind_when": """
            what time, at what time, which time, what date, which date, what day, what days, which day, which days,
            what month, which month, what week, which week, which weekday, until when, by when, since when,
            from when, how soon, the date, the day, the month, the deadline, date of, opening date, start date,
            deadline, cutoff, cut-off, what's the latest, what is the latest
        """,
        "kind_why": "why, how come, what reason, which reason, the reason, what made, what caused, the cause",
        "kind_how_long": """
            how long does it last, how long does it take, how long, how much time, how soon, how quickly,
            how many days, how many weeks, how many months,
            how many years, how many hours, how many minutes, period, duration, delay, how far ahead,
            how far in advance, after what time, after which time, what length, time needed
        """,
        "kind_how_often": """
            how often, how frequently, what interval, which interval, how many times, how regularly,
            frequency
        """,
        "kind_how_much": """
            how much, how expensive, what price, which price, the price, the cost, cost of, the fee,
            budget, how many euros, how many dollars, what amount, which amount, what rate, how
            cheap
        """,
        "kind_how_many": """
            how many, number of, what number, which number, quantity, headcount, how big, how large,
            capacity
        """,
        "kind_how": """
            how do, how does, how should, how can, how to, how would, how is, how are, in what way,
            in which way, what way, by what means
        """,
        "kind_generic": """
            value, date, version, entry, line, item, term, number, amount, level, kind, part, detail, option, case,
            place, time, moment, day, way, thing, procedure, step, job, people, somebody, appear, look, show,
            contain, exist, occur, soon, name, called, firm, company, written, write, put, long, often, term,
            towards, ready, just, stay, apply, applies, well, made, head, expect, right, correct
        """,
        "way_from": "from, out of",
        "way_to": "to, into, towards, toward",
        "row_median": "median, middle value",
        "row_dearer": "dearer, cheaper, more expensive, less expensive, costlier",
        "row_price": """
            price, prices, fee, fees, cost, costs, rate, rates, fare, fares, rent, charge, tariff, ticket,
            admission
        """,
        "row_total": "all, every, total, in total, altogether, overall, together, combined, whole, entire, sum",
        "row_does": """
            work, works, worked, working,
            has, have, had, is, are, was, were, there, do, does, did, been, be, make, made, sell, sold, get,
            got, hold, held, take, taken, took, come, came, reach, reached, record, recorded, register,
            registered, show, showed, count, counted, employ, bring, brought, lie, stand, amount, value,
            figure, that, those, belong, belongs, exist, exists, achieved, received
        """,
        "row_count": "how many, number of, what number of, in how many, at how many",
        "poses_as_product": """
            verified by errata, confirmed by errata, checked by errata,
            approved by errata, errata has verified, errata verified, errata
            confirms
        """,
        "before_era": "bc, b.c., bce, b.c.e.",
        "each_year": """
            per year, a year, yearly, annually, annual, each year, every
            year, /year, /yr, per annum, p.a.
        """,
        "copula": "is, was",
        "every_word": "every, each",
        "once_word": "once",
        "twice_word": "twice",
        "thrice_word": "thrice",
        "each_quarter": "per quarter, quarterly, each quarter, every quarter, every three months, /quarter",
        "money_left": "profit, surplus, net income, net result, made a profit",
        "money_in": "proceeds, revenue, revenues, income, takings, receipts, sales, turnover, earnings",
        "money_out": "cost, costs, expense, expenses, expenditure, spending, outgoings",
        "each_month": "per month, a month, monthly, each month, every month, /month, /mo",
        "each_week": "per week, a week, weekly, each week, every week, /week",
        "each_day": "per day, a day, daily, each day, every day, /day, per diem, nightly, a night, per night",
        "each_second": "per second, a second, each second, every second, /s, /sec",
        "each_minute": "per minute, a minute, each minute, every minute, /min, /minute, by the minute",
        "each_hour": "per hour, an hour, hourly, each hour, every hour, /h, /hour, /hr, per hr",
        "says_no": "no, nope",
        "says_yes": "yes, yeah, yep, correct, certainly, sure",
        "digits_name_behind": "port, extension, series",
        "code_noun": """
            pin, port, postcode, postal code, zip code, extension, passcode,
            access code, door code, error code, account number, invoice
            number, serial number, part number, order number, phone number,
            id, customer number, employee number, policy number, contract
            number, case number, reference number, tax number
        """,
        "name_in_digits": """
            port, extension, ext, pin, postcode, postal code, zip, zip code,
            passcode, access code, door code, error code, code, id, account,
            account number, invoice, invoice number, order, ticket,
            employee, bus, tram, room, gate, locker, flight, train, suite,
            apartment, badge, serial number, part number, phone number,
            number, no, policy, contract, case, claim, request, incident,
            license, licence, permit, shelf, seat, customer, model, member,
            station, channel, unit, platform, line, building, form, plot,
            batch, lot, sku, purchase order, reference, vat number, tax
            number, dial
        """,
        "below_zero": "below zero, below freezing",
        "minus_word": "minus, negative",
        "bound_above": """
            more than, over, above, exceed, exceeds, exceeded, exceeding, greater than, higher than, larger than,
            longer than, older than, costlier than, more expensive than, upwards of
        """,
        "bound_below": """
            less than, fewer than, under, below, smaller than, lower than, shorter than, cheaper than,
            younger than
        """,
        "bound_least": "at least, no fewer than, or more, not less than, a minimum of",
        "bound_most": "at most, no more than, up to, or less, or fewer, not more than, a maximum of",
        "date_next": "next, due next, up next, coming up, upcoming, comes up next, soonest, next up",
        "date_first": "earliest, first, oldest date",
        "date_last": "latest, last, furthest off, furthest away, furthest out",
        "heading_hour": "hour, hourly",
        "heading_day": "day, daily",
        "heading_week": "week, weekly",
        "heading_month": "month, monthly",
        "heading_year": "year, yearly, annual",
        "beyond_that": """
            above that, beyond that, over that, more than that, after that, later, less, more, below that,
            under that, otherwise, anything above, anything less, any later, any more, beyond, anything over
        """,
        "best_period": "best, strongest, most successful, top",
        "worst_period": "worst, weakest, least successful, poorest",
        "opening_hours": "opening hours, opening times, business hours, hours, open from, times",
        "of_them": "of them, of those, of it, of these",
        "falls_due": "due for, due, up for, scheduled for, is up",
        "phone_heading": "phone, telephone, mobile, extension, ext, tel, cell phone",
        "person_heading": "name, employee, person, colleague, staff, member, contact",
        "cell_closed": "closed, shut, not open, does not open",
        "asks_weekdays": "which days, what days, on which days, on what days, which weekdays, what day is",
        "stock_heading": "in stock, stock, on hand, quantity, units, available, places, seats, left, free, vacancies",
        "limit_heading": "budget, budgeted, plan, planned, allowance, quota, limit, capacity, maximum stock, ceiling",
        "floor_heading": "reorder level, reorder point, minimum, minimum stock, minimum level, min stock, safety stock",
        "actual_heading": "actual, actuals, spent, spend, actual spend, used, booked",
        "within_limit": """
            within, inside, in line with, on or under, at or below, at or under, stay within, stayed within, stays
            within, keep within, kept within, remain within, remained within, come in within, came in within
        """,
        "what_is_left": "left, is left, are left, left of, left in, remains, remaining, left over, still available",
        "people_noun": """
            people, persons, employees, employee, staff, colleagues, members of staff, staff members,
            workers
        """,
        "works_at": "work, works, working, worked, based, stationed, employed, sit, sits",
        "place_heading": """
            site, location, based in, office, place, warehouse, room, building, city, town, hall, stored in,
            store
        """,
        "gives_notice": """
            notice, notice by, notice date, cancel, cancelled, canceled, cancel by, terminate, terminated,
            be given, given, give notice
        """,
        "contract_noun": "contract, contracts, agreement, subscription, lease, policy",
        "opens_new": "opened, open since, opening date, opening, founded, date opened, established",
        "joins": """
            start date, started, start, join, joined, joining date, date joined, hired, hire date, with us since,
            member since
        """,
        "newest_here": "most recently, most recent, newest, latest, last to join, youngest branch",
        "longest_here": "the longest, longest-serving, longest serving, been here longest",
        "counts_pieces": """
            pair of, pairs of, pair, pairs, piece of, pieces of, pieces, piece, units of,
            units, sets of, copies of, boxes of, bottles of
        """,
        "ahead_of": "before, ahead, in advance, prior, beforehand, notice",
        "in_charge": """
            handles, handle, responsible for, responsible, in charge of, in charge, contact, contact person,
            looks after, look after, deals with, deal with, takes care of, take care of, ask about, ask, talk to,
            turn to, speak to, go to, report to, who does
        """,
        "cell_yes": "yes, true",
        "cell_no": "no, false",
        "asks_hours": "open, opens, close, closes, shut, shuts",
        "stands_by": """
            behind, beside, underneath, beneath, above, below, over, near, next, inside, outside, opposite, between,
            among, along, across, around, within, against, off, left, right, upstairs, downstairs, up, down, into
        """,
        "irregular_forms": """
            leave left, ring rang, ring rung, lay laid, repay repaid, withhold withheld, seek sought, deal dealt,
            sweep swept, weep wept, creep crept, feel felt, bend bent, bind bound, breed bred, cling clung, dig dug,
            foot feet, man men, woman women, tooth teeth, knife knives, shelf shelves, mouse mice, loaf loaves,
            leaf leaves, half halves, life lives, wife wives, thief thieves, goose geese, sick sickness, ill illness
        """,
        "before_somebody": "before, prior to",
        "went_before": """
            before, former, formerly, previous, previously, predecessor, until, preceded, succeeded, succeeds,
            took over, replaced, replaces
        """,
        "asks_permission": """
            may i, can i, could i, am i allowed, am i permitted, are we allowed, is it allowed, is it permitted,
            is it ok, is it okay, is it fine, may we, can we, could we
        """,
        "named_in_capitals": "us, it, or, in, am, me, hi",
        "set_off_by": "above, below, over, under, ahead of, behind, short of, beyond",
        "asks_how_far": "how far",
        "or_more": """
            or more, and more, or above, and above, or over, and over, or older, and older, or longer, and longer,
            or higher, or larger, and up, upwards, plus
        """,
        "or_less": """
            or less, or fewer, or below, and below, or under, and under, or younger, or shorter, or lower,
            or smaller
        """,
        "begins_at": "from",
        "asks_apart": """
            by how much, by how many, by what amount, by what percentage, by what percent, how much more,
            how much less, how many more, how many fewer, how many less, how far above, how far below, how far over,
            how far under, difference between, difference in, gap between
        """,
        "asks_together": """
            in total, altogether, all together, taken together, combined, in all, all told, added up, sum of,
            total of
        """,
        "asks_multiple": """
            how many times as, how many times more, how many times larger, how many times bigger,
            how many times higher, how many times greater, how many times the, by what factor, by which factor,
            what multiple of
        """,
        "for_each": "per, for each, for every, a head, apiece",
        "asks_difference": "how much more, how much less, how many more, how many fewer, difference",
        "asks_sum": "all of them, in total, altogether, together, the whole of, all, combined, in all, total",
        "asks_money": "what does it cost, how much does it cost, price, salary, wage",
        "asks_clock_time": "what time, at what time",
        "asks_days": "how many days",
        "rule_allows": "allowed, permitted, may",
        "rule_forbids": "forbidden, prohibited, banned, disallowed, barred",
        "says_open": "open, opens, opened",
        "says_shut": "closed, shut, closes",
        "condition_on": "if, provided, providing, as long as, on condition",
        "condition_off": "unless, even if, without, whether or not, regardless",
        "rule_excepts": "except, excepting, excluding, but not, apart from, other than",
        "opposes": "but, yet, while, whereas, although, though, however",
        "may_do": "may, can, cannot, might",
        "nobody": "nobody, no one, none",
        "limit_up_to": "up to, until",
        "limit_beyond": "beyond, over, above",
        "works_here": "staff, employees, personnel, people, work, works, working, get, gets",
        "stands_for": "those, that one, ones, the one",
        "anyone": "anyone, anybody, everyone, everybody, all, every",
        "limits_to": "only, solely, exclusively",
        "adds_to": "also, as well, too",
        "qualifies": """
            online, offline, adjusted, underlying, organic, recurring, domestic, wholesale, retail, pro forma,
            pro-forma
        """,
        "rule_only": "only, solely, exclusively",
        "opens_unit": "in",
        "entry_question": "q, question",
        "entry_answer": "a, answer",
        "courtesy_greets": """
            hi, hi there, hi all, hello, hello there, hello everyone, hey, hey there, good morning,
            good afternoon, good evening, morning, dear team, dear all, dear colleagues
        """,
        "courtesy_asks": """
            quick question, a quick question, just a quick question, one question, i have a
            question, i have a quick question, question, sorry, sorry to bother you, excuse me,
            thanks, thank you, many thanks, please, hope you are well, hope you're well
        """,
        "courtesy_closes": """
            thanks, thank you, many thanks, thanks a lot, thank you very much, thanks in advance,
            thank you in advance, cheers, best regards, kind regards, best wishes
        """,
        "begins": """
            begin, begins, began, beginning, start, starts, started, starting, commence, commences,
            commenced, takes effect, took effect, comes into force, came into force
        """,
        "ends": """
            end, ends, ended, ending, expire, expires, expired, terminates, lapses, lapsed, runs out, ran
            out, finish, finishes, finished
        """,
        "unit_mark": "amounts in, figures in, amounts are in, figures are in",
        "against_a_limit": """
            above, below, over, under, within, beyond, exceed*, short of, against, than, met, meets, reached,
            missed, compared, ahead of, behind, out of, past
        """,
        "because_of": """
            because of, due to, owing to, as a result of, caused by, on account of, thanks to, because,
            triggered by
        """,
        "according_to": "according to, in the view of, in the opinion of",
        "tells_that": """
            said, says, stated, states, argues, argued, claims, claimed, told, believes, reported that, noted,
            warned, warns, announced
        """,
        "limit_least": """
            minimum, minimums, min, min., reorder level, reorder point, floor of, required minimum, safety stock
        """,
        "asks_duration": "how long, how long does it take, how much time, duration, for how long",
        "asks_number": "which number, what number, number, extension",
        "extension": "extension, ext, ext.",
        "up_to": "up to, as much as, capped at",
        "limit_most": "maximum, max, max., limit, limits, cap, capped, ceiling, upper bound, allowance",
        "limit_aimed": "target, targets, goal, goals, quota, objective, benchmark",
        "expects": """
            expect, expects, expected, forecast, forecasts, plans to, plans, planned, budgets, budgeted,
            aims, targets, targeted, anticipates, anticipated, projects, projected
        """,
        "limit_planned": "budget, budgets, budgeted, planned, plan, forecast",
        "clock_quarter_past": "a quarter past, quarter past, a quarter after, quarter after",
        "clock_half_past_word": "half past",
        "clock_quarter_to": "a quarter to, quarter to, a quarter before, quarter before",
        "comes_after": "after, following, once",
        "comes_before": "before, prior to, ahead of",
        "mutual": """
            met, meets, married, marries, played, plays, faced, equals, drew, tied, resembles, joined, merged,
            borders, neighbours, neighbors, near, versus, vs, with, like, unlike, between, similar, differs,
            adjoins, alongside
        """,
        "orders": "than, before, after, above, below, over, under, of, to, from, by, for",
        "deed_beats": """
            beat, beats, beaten, defeated, defeats, defeat, won against, wins against, overcame, knocked out,
            edged, thrashed, outplayed, prevailed over, victory over, win over, triumphed over
        """,
        "deed_beats_back": "lost, loses, lose, losing, defeat by, defeat against",
        "deed_buys": """
            acquired, acquires, acquire, acquiring, bought, buys, buy, took over, takes over, taken over,
            purchased, purchases, acquisition of, takeover of, purchase of
        """,
        "deed_buys_back": "sold to, sells to, sold itself to",
        "deed_founds": """
            founded, founds, established, establishes, co-founded, built, builds, designed, designs, invented,
            invents, wrote, written
        """,
        "deed_hires": "hired, hires, hire, recruited, recruits, appointed, appoints, took on, taken on",
        "deed_hires_back": "joined under",
        "deed_owes": "owes, owed, owe, is indebted to",
        "deed_sues": """
            sued, sues, sue, suing, filed suit against, took to court, brought an action against, accused,
            accuses, lawsuit against
        """,
        "deed_leads": """
            leads, led, manages, managed, supervises, supervised, heads, oversees, oversaw, is the manager of,
            is the boss of, is the supervisor of
        """,
        "deed_leads_back": """
            reports to, reported to, report to, reporting to, answers to, is subordinate to, works under
        """,
        "deed_owns": "owns, owned, own, is the owner of, is the parent of, is the parent company of",
        "deed_owns_back": "belongs to, belonged to, belong to, is a subsidiary of, is part of",
        "deed_succeeds": """
            succeeded, succeeds, replaced, replaces, took over from, takes over from, followed, follows
        """,
        "deed_succeeds_back": "preceded, precedes",
        "deed_pays": "pays, paid, pay, reimburses, reimbursed, refunds, refunded",
        "deed_pays_back": "received from, receives from, is paid from",
        "deed_supplies": "supplies, supplied, supply, delivers to, delivered to, is the supplier of",
        "deed_supplies_back": "buys from, bought from, sources from, ordered from, orders from, is a customer of",
        "deed_by": "by",
        "deed_passive": "is, are, was, were, been, be, being, got, gets",
        "clock_mark": "o'clock, o’clock",
        "noon": "noon, midday",
        "midnight": "midnight",
        "after_a_span": "after, following",
        "before_noon": "in the morning",
        "after_noon": "in the afternoon, in the evening",
        "months_word": "months, month",
        "weeks_word": "weeks, week",
        "table_idle": """
            themselves, itself, entire, entirely, whole, altogether, take in, takes in, took in, bring in, brought in,
            get, come with, comes with, include, includes, included, offer, offers, across,
            counting, including, paid by, came from, come from, comes from, business, businesses, reach, reached, run,
            runs, ran, cost it, have to, had to, got, gets, there, estimate, according to, against, compared, than, on,
            over, same, fetch, fetched, charge for, charged for, went on, spent on, go on, due to, all of, sum up, add
            up, sums up, adds up, come to, comes to, came to, together, combined, in total, what's, how much, how many,
            how big, how high, listed, shown, given, stated, state, table, sheet, spreadsheet, workbook, statement, did,
            bought, sold by, made by, held by, owned by, owed by, owed to, used for, used on, per, on average
        """,
        "table_year_before": """
            a year earlier, one year earlier, a year before, one year before, a year ago, one year ago, year-ago,
            the prior year, the previous year, the preceding year, the year before, the year earlier, last year's,
            on the year, year on year, year-on-year, year over year, year-over-year, prior year, previous year,
            prior-year, previous-year, a year previously, twelve months earlier, 12 months earlier
        """,
        "table_half_years": """
            half-year, half year, half-years, half years, half-yearly, each of the two half years, both half years,
            in each of the two half years, in both half years, the two half years, each half year, in each half year,
            in each half-year, each half-year, both half-years, the two half-years, each of the half years
        """,
        "table_part": """
            what part of, which part of, part of, what share of, share of, portion of, proportion of, fraction of,
            percentage of, percent of, per cent of, how much of, what percentage of, slice of
        """,
        "table_fastest": """
            grew fastest, grew the fastest, grow fastest, grow the fastest, grew most, grew the most, grow the most,
            rose most, rose the most, rose fastest, rose the fastest, increased most, increased the most, fastest
            growth, strongest growth, highest growth, fastest-growing, fastest growing, grew quickest, fastest,
            gained most, gained the most
        """,
        "table_slowest": """
            fell most, fell the most, declined most, declined the most, shrank most, shrank the most, dropped most,
            dropped the most, lost most, lost the most, grew least, grew the least, slowest growth, grew slowest,
            weakest growth, steepest decline, biggest decline, largest decline
        """,
        "table_or": "or",
        "table_faster": """
            faster, grew faster, rose faster, grow faster, grew more, rose more, increased more, increased faster,
            gained more, quicker, grew quicker
        """,
        "table_slower": """
            slower, grew slower, rose slower, grew less, rose less, increased less, fell more, declined more, shrank
            more, dropped more, fell faster, declined faster
        """,
        "table_than": "than",
        "names_a_part": "from, in, within, across, throughout, outside",
        "table_less": "less, fewer, lower, smaller, worse",
        "table_more": "more, higher, larger, greater, better",
        "table_add_up": """
            add up, adds up, sum up, sum, sum of, total of, in total, together, combined, altogether, add
        """,
        "table_group_ask": "which, what, how many, any of, all, each, every, either, number of",
        "table_group_noun": """
            region, regions, zone, zones, division, divisions, business, businesses, market, markets, segment, segments,
            unit, units, operating segment, operating segments, area, areas
        """,
        "part_of_a_paper": """
            decision, decisions, action item, action items, actions, open, open items, open points, agenda, attendees,
            present, absent, participants, minutes, summary, overview, introduction, background, note, notes, remarks,
            next steps, conclusion, conclusions, contents, appendix, annex, purpose, scope, general, other,
            miscellaneous, history, topics, discussion, results, details, to do, todo, any other business
        """,
        "asks_where": "where is, where are, where's, where was, where were",
        "asks_where_done": "where do, where does, where did, where can, where should, where may",
        "in_unit": "in",
        "leads_somebody": """
            head, boss, manager, lead, leader, chief, director, owner, founder, author, contact, supplier, customer,
            chair, chairman, chairwoman, chairperson, president, maker, inventor, winner, name, one, holder, member
        """,
        "table_lacks": """
            out of, sold out of,
            have no, has no, having no, with no, without, without a, without an, without any, lack, lacks, lacking,
            miss, missing, do not have, does not have, don't have, doesn't have, did not have, have not, has not,
            haven't, hasn't, have no known, has no known
        """,
        "table_bears": "have, has, having, with, had, do have, does have",
        "time_extreme": "next, first, earliest, latest, soonest, last one, most recent, due first, due next",
        "price_heading": "price, rate, fee, fare, tariff",
        "sold_out": "sold out, unavailable, not available, used up, none left, all gone, run out",
        "to_be_had": "available, left over, left in stock",
        "table_not": """
            not, n't, isn't, aren't, excluding, excl, except, except for, other than, apart from, outside, outside of,
            leaving out, without, non
        """,
        "table_at_least": "at least, no less than, not less than, a minimum of, from",
        "table_at_most": "at most, no more than, not more than, a maximum of, up to",
        "table_after": "after, later than",
        "table_before": "before, earlier than, prior to",
        "table_since": "since, from",
        "table_by": """
            by, per, for each, for every, in each, in every, of each, of every, each, every, grouped by, broken down by,
            split by, for the different, by each
        """,
        "table_top": "top, the top, first, the first, best",
        "table_list": "list, name, names, show, give, enumerate, tell me",
        "table_placed": """
            live, lives, living, based, located, situated, place, placed, sit, sits, belong, belongs, marked, labelled,
            labeled, called, named, status, with, whose, that, been, currently, do we have, are there, is there,
            right now, now, there are, still, only
        """,
        "table_employs": "employed, hired, hires, paid, earn, earns, earning, work, works, working, assigned",
        "table_record": """
            record, records, row, rows, entry, entries, item, items, line, lines, case, cases, one, ones
        """,
        "table_of_people": """
            salary, salaries, wage, hired, hire date, job title, position, manager, first name, surname, last name,
            date of birth, employee, employees, department, age
        """,
        "table_identifier": "id, ids, no, no., nr, nr., number, #, code, key, index, phone, zip, postcode, year, "
        "extension, ext, ext., room",
        "year_ended": """
            year ended, years ended, year ending, years ending, fiscal year ended, fiscal years ended, for the year, for
            the years
        """,
        "opens_total": "total, subtotal, sub-total, grand total",
        "label_tail": "net, less, at cost, current",
        "as_reported": """
            unadjusted, reported, as reported, gaap, consolidated, company-wide, year-end, year end,
            stated, disclosed, approximate, approximately
        """,
        "defined_as": """
            is defined as, are defined as, defined as, is calculated as, calculated as, is computed as, computed as,
            is given by, is equal to, equals, is measured as
        """,
        "define": "define, defining",
        "define_as": "as",
        "ratio_word": "ratio, ratios, rate, rates, multiple, level",
        "current_word": "current",
        "change_column": """
            change, changes, variance, var, var., increase, decrease, growth, difference, deviation, delta
        """,
        "which_one_of_all": "which, in which, who, what region, what country, what product, what month, what year",
        "table_done": "sold, shipped, made, produced, delivered, booked, ordered, recorded, manufactured, dispatched",
        "profit_word": "income, profit, profits, earnings, ebit, ebita, ebitda, loss, contribution, surplus",
        "pays_for": "pay, pays, paid, spend, spends, spent, expensive, lay out, laid out, cost to",
        "cost_noun": "cost of, costs, expense, expenses, outlay, outlays, expenditure, expenditures",
        "money_noun": """
            expense, expenses, cost, costs, spending, charge, charges, outlay, outlays, expenditure, expenditures, bill,
            bills, pay, payroll
        """,
        "counts_people": """
            headcount, head count, fte, ftes, full-time equivalents, number of employees, employees at year-end,
            average number of employees, staff count, number of staff
        """,
        "no_sum": """
            average, mean, median, rate, ratio, price, prices, percent, per, temperature, score, index, age, days to,
            share of, margin
        """,
        "table_soft": """
            worth, outstanding, carry, carries, carried, stood at, altogether, look after, looks after, looked after,
            cater for, currently, now, respectively, each time, in full, please, use, uses, used, using, spend, spent,
            provide, provides, run up, put down, say, said, says, tell, list, listed, lists, handle,
            handles, handled
        """,
        "asks_price": "cost, costs, charge, charges, charged, price, prices, pay",
        "price_word": "price, prices, tariff, tariffs, price list",
        "over_plan": """
            over, went over, above, exceed, exceeded, exceeds, more than, beat, overspent, overran, overshot, higher
            than, ahead of, surpassed
        """,
        "under_plan": """
            under, below, short of, fell short, fall short, miss, missed, less than, fewer than, underspent, undershot,
            lower than, behind, stayed under, stayed below
        """,
        "on_plan": "exactly on, right on, bang on, exactly at, just on",
        "off_target": """
            how far off, how far from, far off, off, miss, missed, misses, missing, short of, fall short,
            fell short, beat, beats, beaten, exceed, exceeded, exceeds, over, under, above, below, ahead
            of, behind, overspent, overspend, underspent, underspend, overran, overshot, undershot, meet,
            met, against, versus, compared with, come in, came in, exactly, went, go, aimed for, aim for,
            more than, fewer than, less than, higher than, lower than, deviate, deviated, deviation
        """,
        "planned_column": "budget, budgeted, plan, planned, forecast, target, outlook, guidance, prior forecast",
        "statement_title": """
            consolidated statement*, consolidated balance sheet*, statement of income, statements of income, balance
            sheet*, income statement*, statement of operations, statements of operations, statements of earnings,
            statement of earnings, statement of cash flow*, statements of cash flow*, statement of financial position,
            cash flow statement*
        """,
        "of_a_line": "total, gross, net, provided, generated, used, cash",
        "of_the_page": """
            table, tables, note, notes, figure, page, section, information, content, contents, show, shows, represent,
            represents, contain, contains, display, displays, describe, describes, provide, provides, say, says, mean
        """,
        "statement_of_flows": """
            cash flow*, statement of operations, statements of operations, income statement*, statement of income,
            statements of income, statement of earnings, statements of earnings
        """,
        "at_its_end": "end of, as of, year end, year-end, close of, balance sheet date",
        "margin_word": "margin, margins",
        "operator_plus": "plus",
        "operator_minus": "minus, less",
        "operator_times": "times, multiplied by",
        "operator_divided": "divided by",
        "spelt_number": "dozen",
        "around_what_is_right": """
            no, nope, it's, its, it is, it was, they are, they're, that's, there are, there is, should be,
            must be, has to be, is, are, was, be, now, nowadays, by now, actually, really, in fact, rather,
            instead, correct, right, correctly, the right answer, the correct answer,
            that makes, it makes, makes, that comes to, it comes to, comes to, that would be, that'd be,
            it would be, that'll be, it'll be, that adds up to, it adds up to, works out at, that works out at,
            we're talking about
        """,
        "wraps_a_question": """
            one, responsible, in charge, takes care, looks after, handles, i'd, would like, i'd like, to know,
            anyone, who knows, can somebody, curious, quick question,
            any idea, when i, if i, in case, when the, where do i, do you know, is it, is there, needs
        """,
        "way_until": "until, till, up to when, by when",
        "is_open": "open",
        "it_closes": "closes",
        "verb_ending": "ing, ed, es, s",
        "kind_by_what": "with what, what with, by what",
        "of_the_present": """
            today, tonight, now, right now, at the moment, at present, currently, current, latest, newest, most recent,
            up to date, up-to-date, as of now, this week, this month, this year, nowadays, these days, news, weather,
            forecast, price, prices, exchange rate, exchange rates, share price, stock price, score, traffic, who is,
            who's, who are, who leads, who runs, who heads
        """,
        "wants_search": """
            i need to search for, i need to search, i need to look up, i have to search for, i have to look up, i must
            search for, i should search for, i would search for, i would need to search for, i will search for, i'll
            search for, i want to search for, i am going to search for, we need to search for, we need to look up, we
            should search for, let me search for, let me look up, let us search for, let's search for, searching for,
            need a search for, needs a search for, requires a search for, requires searching for, another search for, a
            new search for, a further search for, search needed for, search required for, please search for, please look
            up, search the web for, search the documents for
        """,
        "of_the_draft": """
            your answer, your draft, your reply, your response, my answer, my draft, my previous, the draft, this draft,
            the answer above, the above answer, answer provided, the provided answer, the given answer, the previous
            answer, the original answer, the answer is correct, the answer is incorrect, the answer is wrong, the answer
            is right, the answer is not, the answer is incomplete, the answer is missing, the answer is inaccurate, the
            answer is accurate, the answer is based on, the answer does, the answer should, the answer must, the answer
            needs, the answer lacks, the answer fails, the answer cites, the answer states, the answer says, the answer
            claims, the answer mentions, the answer contains, the answer matches, please check, please look, please add,
            please include, please review, please revise, please verify, please fix, please correct, please provide,
            please cite, i need, i would need, i will, i'll, let me, i checked, i have checked, i've checked, i
            verified, i have verified, i've verified, i recommend, i suggest, i cannot confirm, i can't confirm, i
            cannot verify, i can't verify, upon review, as an ai, no changes needed, no correction
        """,
        "about": "about, around, nearly, roughly",
        "tells": """
            evidence, source, sources, document, documents, passage, passages, context, information, text
        """,
        "lacks": "do not, does not, don't, doesn't, lack, lacks, no information",
        "claims_nothing": """
            do not, don't, does not, doesn't, did not, didn't, cannot, can't, could not, couldn't, unable,
            not mentioned, not stated, not provided, not specified, not available, not enough, not found, no data,
            no information, no mention, no evidence, no record, unclear, unknown, sorry
        """,
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
        "half_year": "first half, second half, first-half, second-half, h1, h2, 1h, 2h, 1h2*, 2h2*",
        "first_half_mark": "h1, 1h",
        "second_half_mark": "h2, 2h",
        "table_kind_noun": """
            group, groups, site, sites, location, locations, office, offices, store, stores, shop, shops
        """,
        "made_up_of": """
            contribute, contributes, contributed, account for, accounts for, accounted for, make up, makes up, made up,
            represent, represents, represented, generate, generates, generated
        """,
        "asks_share": """
            what share, which share, what percentage, what proportion, what portion, what fraction, percentage of
        """,
        "table_exceeds": "exceed, exceeds, exceeded, surpass, surpasses, surpassed, outstrip, outstripped, outweigh",
        "half": "half",
        "fiscal": "fiscal, fy*",
        "asks_listing": (
            "list, show, show me, display, give me, "
            "compare, tell me, enumerate, overview of, table of, what are"
        ),
        "asks_each_row": "each, every, all",
        "listing_soft": (
            "all the, table, with, their, its, "
            "respectively, respective, me, overview, show, list"
        ),
        "everybody_is": "all, every, everyone, everybody, each, entire",
        "is_averaged": "average, averages, averaged, averaging, mean, on average",
        "calendar_year": "calendar year, calendar years, calendar, cy20*",
        "is_done": "has been, have been, had been, was, were, has already, have already",
        "still_to_come": "will, shall, is to be, are to be, going to be, will be",
        "never_below": """
            never fell below, never dropped below, never went below, was never below, never was below, never went
            under, never sank below, always stayed above, always above, always over, stayed above, remained above, at
            no time fell below, did not fall below, did not drop below
        """,
        "never_above": """
            never exceeded, never exceeds, never rose above, never went above, never was above, was never above,
            never reached more than, never reached, never went over, never climbed above, always stayed below, always
            below, always
            under, stayed below, remained below, remained under, stayed under, at no time exceeded, at no point
            exceeded, did not exceed, has not exceeded, never surpassed, never topped
        """,
        "fiscal_year": "fy, f, fiscal, fiscal year, cy",
        "span_of_time": "year, month, century, fiscal, week, day, season, game, match",
        "span_start": "between, from",
        "span_joint": "and, to, through, until",
        "span_year": "fy, fiscal, year",
        "until": "to, through, until",
        "hour_follows": "from, at, until, till, between, by, to, and, after, before",
        "ordinal_mark": "st, nd, rd, th",
        "no_rank": "centur*, birthday*, anniversar*, percentile*, grade*, day",
        "century": "century, centuries",
        "number_sign": "no, number",
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
        "source_word": "source, sources, doc, docs, document, ref, reference, citation",
        "joins_names": "and",
        "the_former": "the former",
        "the_latter": "the latter",
        "in_turn": "respective*",
        "coordinates": "and, but, while, whereas",
        "alternates": "or, then",
        "excepts": "unlike, except, excluding, besides, without, apart, instead",
        "more_than": "higher, more, greater, larger, bigger, longer, taller, heavier",
        "over_budget": """
            over budget, over its budget, over their budget, above budget, above its budget, exceeded its
            budget, exceeded their budget, exceeded the budget, exceeded budget, exceeds its budget, exceed its
            budget, exceed their budget, overspent, overspend, overspends, beyond its budget, over the budget,
            above the budget, overran its budget
        """,
        "under_budget": """
            under budget, under its budget, under their budget, below budget, below its budget, below their
            budget, within budget, within its budget, within their budget, within the budget, under the budget,
            below the budget, underspent, underspend, kept to its budget, on or under budget, inside its budget
        """,
        "of_both": "both",
        "stood_higher": "higher, greater, larger, bigger",
        "stood_lower": "lower, smaller",
        "period_bound": """
            since, until, till, by, before, after, from, to, through, between, against, with, versus,
            vs, than, over, or later, or earlier, onwards
        """,
        "period_kin": "year over year, year-over-year, year on year, year-on-year, yoy, y/y",
        "evaluates": """
            improv*, recover*, rebound*, better, worse, worsen*, eased, exceed*, expected, forecast,
            would, may, might, could
        """,
        "best_of_all": "the best, its best, the top, its top",
        "worst_of_all": "the worst, its worst, the bottom",
        "by_strength": "strongest, weakest",
        "gain_noun": """
            revenue, revenues, sales, turnover, income, profit, profits, earnings, cash flow, bookings, orders,
            output, production, exports, visitors, customers, members, passengers, subscribers, points,
            goals
        """,
        "burden_noun": """
            cost, costs, expense, expenses, complaint, complaints, defect, defects, error, errors,
            loss, losses, debt, debts, churn, accidents, accident, refunds, returns, emissions, delays,
            absences, failures, incidents
        """,
        "less_than": "lower, less, fewer, smaller, shorter, lighter",
        "outdoes": "outsold, outnumbered, exceeded, exceeds, surpassed, surpasses, overtook",
        "than": "than",
        "every_period": """
            each year, every year, each month, every month, each quarter, every quarter, each week, every week,
            each season, every season
        """,
        "ago": "ago, earlier, before, previously",
        "old_age": "old, of age",
        "later": "later, after, afterwards",
        "year_word": "year, years",
        "turns_age": "turned, turns, aged, celebrated its",
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
        "before_or_after": "after, before, past, by",
        "approximate": """
            about, approximately, approx, approx., around, nearly, almost, roughly, some, over, more than, less than,
            under, up to, at least, at most, above, below, close to, just, circa, c., ca., estimated
        """,
        "at_least": """
            over, more than, at least, above, exceed, exceeds, exceeded, exceeding, no less than, no fewer than,
            surpassed, topped, upwards of, in excess of, higher than, greater than
        """,
        "at_most": """
            nearly, almost, close to, just under, less than, under, below, up to, at most, no more than, fewer than,
            lower than, smaller than, shy of
        """,
        "movement": "change, increase, decrease, variance, growth, difference, movement, vs, vs., versus",
        "change": """
            save, saves, saved, saving, savings,
            cheaper, dearer, faster, slower, older, younger,
            chang*, differ*, increas*, decreas*, growth, grow*, grew, rise*, risi*, rose, fell, fall*, declin*, drop*,
            higher, lower, variance, year on year, year over year, year-on year, year-over year, year on-year, year
            over-year, year-on-year, year-over-year, yoy, gain*, improv*, gap, exceed*, up, down, reduc*, more, less,
            fewer, expan*, jump*, surg*, slip*, contracted, contraction, shrank, shrink, shrunk, fluctuat*, compared,
            versus, vs, climb*, soar*, rebound*, recover*, dip, dips, dipped, dipping, plung*, tumbl*, slid, slump*,
            eased, cagr, widen*, narrow*, advanc*, remain, remains, remained, remaining, remainder, still, left,
            without, rest, cut by, cut from, ahead of, later than, earlier than, faster, slower
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
        "either_way": """
            (loss), (losses), ( loss ), (deficit), ( deficit ), (expense), ( expense ), (expenses), ( expenses ),
            /loss, / loss, or loss, or losses
        """,
        "loss_of": "loss of, loss was, loss came to, loss totaled, loss totalled",
        "loss": """
            decreas*, fell, fall, fallen, falling, falls, declin*, drop*, lower, down, reduc*, less, slip*,
            contracted, contraction, shrank*, shrink*, shrunk*, fewer, loss*, lost, negative, deficit, outflow*, used,
            expens*, expend*, paid, payment*, deduct*, write-off, write-offs, charge, charges
        """,
        "average": "average, mean, averaged, averaging",
        "sum": """
            total*, sum, combined, altogether, together, aggregate, overall, both, in all, cumulative, add*,
            between them, among them
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
        "set_against": "since, from, than, compar*, versus, vs, over, against, after, following, next, later",
        "no_owner": """
            it, that, this, there, here, what, who, where, how, let, he, she, today, yesterday, tomorrow, everyone,
            nobody, one, the, our, last, company, group, firm, management, year, quarter, month, week, segment,
            division, board, world, country
        """,
        "came_to": "to, at",
        "starts_from": "from",
        "leads_to": "to, or, i.e., by, of, about, around",
        "against": "against, versus, vs, compared to, compared with, up from, down from",
        "denies_along": "never, neither, nor, nobody, ever",
        "negation": f"no, not, never, without, neither, nor, none, cannot, unable, {_NOT}",
        "lacking": "lack*, missing, unavailable, absent",
        "hedge": "only, unclear, unknown, sorry, beyond, future, yet, if, whether, ask*",
        "data": """
            data, information, figure, figures, value, values, record, records, number, numbers, result, results,
            report, reports
        """,
        "given": """
            available, provide, provided, reported, disclose, disclosed, publish, published, found, find, given,
            include, included, cover*, have, show, shown, shows, contain*, mention*, stated, listed
        """,
        "deficit": "loss, losses, deficit, deficits",
        "moves_from": "from",
        "goes_over": "went, gone, moved, changed, shifted, developed, came, was revised, were revised, was changed",
        "moves_by": "by",
        "moves_to": "to",
        "opens_at": "opens, open at, opening at",
        "closes_at": "closes, shuts, closing at, close at",
        "times_two": "twice as many, twice as much, twice as, twice the, double the, two times as many",
        "times_three": "three times as many, three times as much, triple the, three times the, thrice as many",
        "times_half": "half as many, half as much, half the",
        "doubles": "doubled, doubles, doubling",
        "triples": "tripled, triples, tripling, trebled, trebles, trebling",
        "quadruples": "quadrupled, quadruples, quadrupling",
        "halves": "halved, halves, halving",
        "after_idiom": "down, up, as, over, back",
        "of_age": "age, aged, old, year, years, lived, anniversary, later, decade, decades",
        "before_age": "at, was, turned, aged, just, only, when",
        "after_age": "when, in, and, at, on, to",
        "years": "year, years, decade, decades",
        "born": "born, birth",
        "filed": "filed, filing, files, submitted, dated, accession",
        "people_of": """
            american, americans, british, english, french, dutch, spanish, german, germans, scottish, welsh, irish,
            swiss, greek, greeks, danish, polish, czech, swedish, norwegian, finnish, turkish, chinese, japanese,
            korean, indian, indians, russian, russians, european, europeans, african, asian, filipino, thai
        """,
        "no_name": """
            monday, tuesday, wednesday, thursday, friday, saturday, sunday, christmas, easter, internet, english,
            celsius, fahrenheit, kelvin, north, south, east, west, northern, southern, eastern, western, central,
            president, prime, minister, director, chief, executive, officer, king, queen, prince, princess, doctor,
            professor, general, captain, professional, additionally, however, overall, world, note, chapter, section,
            bible, god, state, city, county, university, college, school, company, government, federal, earth, moon
        """,
        "comes_out": """
            was released, was published, was founded, was formed, was established, was launched, was built, premiered,
            was premiered, came out, debuted, was opened, aired, began airing
        """,
        "scores": """
            score, scored, scores, won, win, wins, beat, beats, beaten, defeat, defeated, defeats, victory, victories,
            lost, lose, loses, drew, draw, draws, lead, led, leads, leading, triumph*, record of, aggregate
        """,
        "denied": f"""
            no, not, never, cannot, neither, nor, no longer, failed to, fails to, fail to, unable to, refused
            to, refuses to, declined to, without, {_NOT}
        """,
        "of_all": """
            all, every, each, always, everyone, everybody, any, entire, whole, all of, each of, all the,
            without exception
        """,
        "of_most": """
            most, most of, mostly, usually, generally, normally, typically, the majority of, a majority of,
            often, many, many of
        """,
        "of_some": """
            some, some of, several, several of, a few, a few of, few, certain, sometimes, occasionally, in
            some cases, part of, parts of, partly, partially, a number of, one of the, rarely, seldom
        """,
        "of_only": "only, solely, exclusively, nobody but, nothing but",
        "must": """
            must, has to, have to, had to, is required to, are required to, was required to, were required to,
            shall, need to, needs to, is obliged to, are obliged to, is mandatory, are mandatory, mandatory
        """,
        "may": """
            may, can, could, might, is allowed to, are allowed to, was allowed to, were allowed to, is
            permitted to, are permitted to, is free to, are free to, is entitled to, are entitled to,
            optional, optionally
        """,
        "should": """
            should, ought to, is advised to, are advised to, is encouraged to, are encouraged to, is
            recommended to, are recommended to
        """,
        "unsure": """
            reportedly, allegedly, supposedly, purportedly, apparently, presumably, unconfirmed, rumoured, rumored,
            is rumoured to, is rumored to, is alleged to, are alleged to, was alleged to, is suspected of, was suspected
            of, possibly, perhaps
        """,
        "planned": """
            plans to, plan to, planned to, planning to, intends to, intend to, intended to, hopes to, hope to, hoped to,
            aims to, aim to, aimed to, expects to, expected to, is scheduled to, are scheduled to, is considering, are
            considering, was considering, proposes to, proposed to, offered to, agreed to, promised to, threatened to,
            tried to, attempted to
        """,
        "marks_nothing": """
            not only, not just, not merely, not necessarily, no doubt, not least, no later than, no earlier than, no
            more than, no less than, no fewer than, not more than, not less than, not until, not yet, no matter, do not
            forget to, don't forget to, don’t forget to, not hesitate to, not fail to, cannot fail to, not unlike, at
            all, after all, above all, all but, in all, in any case, at any time, if not, or not
        """,
        "denies_otherwise": """
            avoid*, refrain*, prevent*, prohibit*, forbid*, forbidden, ban, bans, banned, stop*, lack*, miss,
            missed, missing, absent, free of, free from, rather than, instead of, unlike, except*, exclud*, only,
            hardly, barely, rarely, seldom, little, few, impossible, unable, refus*, declin*, reject*, deni*, deny,
            denies, until, yet, un-, non-
        """,
        "supposes": "if, unless, whether, when, in case, until",
        "parts_clauses": """
            and, but, or, while, whereas, although, though, because, since, which, who, whom, whose, that,
            when, where, after, before, until, if, unless, whether, in case, so that
        """,
        "at_a_time": "in, since, until, by, from, during",
        "joins_events": """
            after, before, due to, because, with, when, who, which, where, as well as, following, during
        """,
        "not_said": """
            not explicitly stated, not explicitly mentioned, not explicitly said, not stated, not specified, not
            mentioned, not named, not given, not provided, not said, unspecified, unnamed, implied, implicitly,
            presumably, presumed, assumed, possibly, inferred
        """,
        "contrasts": """
            but, however, although, though, while, whereas, there are, there is, only, except, the latest, the earliest,
            the closest
        """,
        "most_of_all": """
            highest, largest, biggest, greatest, most, longest, tallest, heaviest, strongest, peak, peaked, record
            high, dearest, costliest, deepest, widest
        """,
        "least_of_all": """
            lowest, smallest, fewest, least, shortest, lightest, weakest, record low, bottomed, cheapest, shallowest,
            narrowest
        """,
        "no_extreme": """
            at most, at least, most of, most recent*, most likely, most important*, most common*, one of the, among the,
            never, not, no longer, n't, since, ever, so far, for the most part, almost, nearly, than most, in most,
            for most
        """,
        "a_share": "per share",
        "year_before": """
            a year before, a year earlier, one year before, one year earlier, the year before, the previous year,
            the prior year, the preceding year, the year prior, previous year's, prior year's
        """,
        "year_after": """
            a year later, one year later, the year after, the following year, the next year, the subsequent year
        """,
        "leads_in": "and, ok, okay, so, but",
        "also": "and",
        "says_what_of": "about",
        "there_are": "are there, is there, are there in all, are there altogether, do we have, have we got",
        "what_about": "what about, how about",
        "that_of": "that of, the one of, those of, the ones of",
        "same_for": """
            now for, and now for, same for, the same for, same question for, the same question for, same thing for,
            the same thing for, same with, the same with, same in, the same in
        """,
        "which_of_all_rows": "which",
        "place_word": "in, at, on, under, behind, beside, near, next to, above, below",
        "opening_pronoun": "it, they, he, she, this, these",
        "how_much_is": "how much is, how much are",
        "adds_more": "more, additional, extra, further",
        "question_word": "who, what, when, where, why, which, how",
        "auxiliary": "is, are, was, were, do, does, did, can, could, will, would, shall, should, must, may, might",
        "perfect": "has, have",
        "asks_if_so": """
            is that right, is this right, is it right, is that true, is this true, is it true, is that correct, is
            this correct, is it correct, is that so, is this so, is it so, is that still so, is that still right, is
            that still true, is that still correct, is this still right, is this still true, is this still correct, is
            it still right, is it still true, is that accurate, is this accurate, is that still accurate, is that the
            case, is this the case, is that still the case, is this still the case, is that current, is this current,
            is that up to date, is this up to date, is that still up to date, is that still valid, is this still
            valid, is that valid, is this valid, are you sure, you sure, are you sure about that, are you sure about
            this, are you certain, sure, really, really true, true, right, correct, is he right, is she right, are
            they right, can that be right, can this be right, can that be true, can that be, could that be right, can
            anyone confirm, can anyone confirm this, can anyone confirm that, can you confirm, can you confirm this,
            can you confirm that, could you confirm, could you confirm this, can you check this, can you check that,
            can you check, could you check this, can you verify this, can you verify that, can you verify, please
            confirm, please confirm this, please verify, please verify this, please check, please check this, does
            that sound right, does this sound right, sound right, sounds right, does that hold, does that still hold,
            does this still hold, does this hold, fact check, fact check this, fact check please, verify this, check
            this, check that, confirm this, confirm that, is that really so, is that really right, is that really
            true, isn't that wrong, is that wrong, is this wrong, what do the docs say, what do the documents say,
            what does the doc say
        """,
        "heading_short_for": """
            ext extension, ext number, tel telephone number, tel phone number, tel phone, tel telephone, no number,
            nr number, qty quantity, dept department, addr address, ref reference, desc
            description
        """,
        "one_spoken_of": "he, him, she, her",
        "owned_by_one": "his, her",
        "pronoun": "it, its, they, them, their, he, him, his, she, her",
        "owner_pronoun": "its, their, his",
        "owner_or_person": "her",
        "person_pronoun": "he, him, his, she, her",
        "doing_pronoun": "they, their",
        "plural_pronoun": "they, them, their, these, those",
        "pronoun_for_one": "one, ones",
        "place_pronoun": "there",
        "at_a_place": "at",
        "day_word": """
            weekday, weekdays, weekend, weekends, workday, workdays, holiday, holidays, morning, mornings, afternoon,
            afternoons, evening, evenings, night, nights, noon, midnight, mondays, tuesdays, wednesdays, thursdays,
            fridays, saturdays, sundays, today, tomorrow
        """,
        "demonstrative": "this, that, these, those",
        "after_demonstrative": "is, was, are, were, do, does, cost*, include*, mean*, work*, apply*, change*",
        "expletive": """
            is it, is that, was it, was that, would it, would it be, would that, would that be, will it, will it be,
            will that, will that be
        """,
        "expletive_so": "ok, okay, true",
        "expletive_link": "to, if, that, for",
        "determiner": "the, a, an, our, your, my, this, that",
        "indefinite": "a, an",
        "preposition": "for, in, at, on, from, with, of, to, by, during, after, before, under",
        "adposition": "per, a, an, am, no, do",
        "for_whom": "for",
        "people_ending": "s, men, people, staff, crew, personnel, children",
        "modal": "do, can, may, must, should, will, are",
        "we_or_you": "we, i, you",
        "predicate": """
            best, closed, due, enough, exempt, extra, fine, free, given, good, kept, late, left, legal, long, lost,
            made, missing, new, next, ok, okay, open, optional, over, paid, possible, ready, safe, sent, set, sold,
            spent, sure, taken, tax-free, true, urgent, valid, void, worst, wrong, worth
        """,
        "topic_verb": """
            cost, costs, work, works, mean, means, include, includes, last, lasts, expire, expires, start, starts, end,
            ends, apply, applies, need, needs, require, requires, take, takes, get, gets, fall, fell, change, changes,
            return, returns, sell, come, comes, run, runs, happen
        """,
        "said_to_a_model": "system prompt",
        "you_are": "you are, you are a, you are an, you are now, you are now a, you are now an",
        "a_model": "ai, assistant, chatbot, language model",
        "figure_word": """
            one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, once, twice,
            half, third, fourth, never, always, daily, weekly, monthly, yearly, annually, hourly, unlimited
        """,
        "how_many": "how many",
        "asks_figure": """
            how many, how much, when, what time, what date, what year, what percentage, what amount, which amount,
            what sum, what price
        """,
        "how_measured": """
            how long, how often, how old, how far, how large, how big, how high, how heavy, how tall, how wide, how
            quickly, how fast, how soon
        """,
        "what_is_the": "what is the, what was the, what are the, what were the",
        "figure_noun": """
            price, cost, fee, rate, number, amount, total, limit, maximum, minimum, date, percentage, revenue, budget,
            size, deadline
        """,
        "none": f"""
            no, not, none, nothing, never, free, without, cannot, {_NOT}
        """,
        "asks_date": "when, what date, what day, what year",
        "workdays": "weekday, weekdays, working day, working days, workday, workdays",
        "weekend": "weekend, weekends",
        "speakers_own": "my, our",
        "public_holiday": """
            public holiday, public holidays, bank holiday, bank holidays, holidays, national holiday,
            national holidays
        """,
        "under_a_year": """
            month, months, monthly, week, weeks, weekly, day, daily, hourly, weekend, spring, summer,
            autumn, winter
        """,
        "calendar_word": """
            day, days, week, weeks, month, months, hour, hours, year, years, monday, tuesday, wednesday, thursday,
            friday, saturday, sunday, spring, summer, autumn, winter
        """,
        "which_table": "which table, which tables, which column, which columns, what table, what column, which field",
        "importing": "import*, depend on, depends on, depending on, dependents, uses, used by, dependenc*",
        "code_word": """
            function, functions, method, methods, class, code, codes, source, sources, column, columns, table, tables,
            schema, schemas, field, fields, parameter, parameters, argument, arguments, return, returns, raise, raises,
            script, scripts, module, modules, sql
        """,
        "what_is": """
            what is, what are, what was, what were, who is, who are, who was, who were, which is, which are, which was,
            which were
        """,
        "of_a_noun": "the, a, an, our, your, my, their, its, this, that, these, those, any, all, every, each, of",
        "light_verb": "get, got, need, want, take, have, use, go, come, be, find, bring, along, mean, meaning",
        "oneself": "company, firm, organisation, organization, business, corporation",
        "measure_noun": """
            percentage, percent, total, average, number, amount, rate, value, change, increase, decrease
        """,
        "asked_of_a_figure": "amount, value, number, figure, level",
        "sets_apart": "other, others, not, non, without, before, per, up, out",
        "of_a_name": "de, van, von, der, den, da, di, la, le, del, bin, al, el, and, of, the",
        "asks_who_is": "who is, who's, who was, who are, who were, what is the name of",
        "asks_person": "who, whom, whose",
        "asks_degree": """
            how fast, how far, how high, how deep, how hot, how cold, how heavy, how wide, how loud, how tall, how
            big, how thick
        """,
        "attribute_weight": "heavy, weigh, weighs, weight, weights, kg, kilogram*, kilos, lb, lbs, tonne*, grams",
        "attribute_age": "how old, age, aged",
        "attribute_sound": "loud, loudness, noise, noisy, decibel*, db",
        "of_no_group": "non",
        "of_no_kind": "un, in, im, non",
        "goes_with": "with",
        "goes_without": "without",
        "of_an_age_over": "over, above, older than, from",
        "of_an_age_under": "under, below, younger than, up to",
        "asks_from_when": "from when, from what time, since when, as of when",
        "asks_until_when": "until when, until what time, till when, by when",
        "told_from": "from, as of, since, after",
        "told_until": "until, till, up to",
        "of_height": "high, height, tall, heights",
        "of_width": "wide, width, broad, breadth",
        "of_length": "long, length",
        "of_depth": "deep, depth",
        "of_capacity": "capacity, holds, seats, accommodates",
        "attribute_length": "how long, length, minute*, min, hours, seconds",
        "attribute_serial": "serial number, serial numbers, serial no, serial_number",
        "counts_things": "how many",
        "counts_loosely": "no, none, nobody, zero, several, many, few, dozens, hundreds, thousands, both, unlimited",
        "measured_in_days": "leave, holiday, holidays, vacation, time off, working from home",
        "counts_no_things": "times, floor, floors, o'clock",
        "asks_size": "how tall, how high, how wide",
        "asks_place": "where is, where are, where's",
        "asks_pay": "earn, earns, salary, wage, wages, get paid",
        "tells_when": """
            after, before, once, when, whenever, until, till, since, during, while, as soon as, immediately,
            upon, always, annual*, yearly, daily, weekly, biweekly, monthly, quarterly, hourly, biannual*,
            every, each, morning*, afternoon*, evening*, night*, noon, midnight, weekend*, early, late, later, soon,
            now, today, tomorrow, yesterday, tonight, century, decade, decades, era, age, period, reign, war, season,
            semester, term, winter, summer, anytime, any time, ago, then, christmas, easter, first, last, next,
            already, yet, still, current*, present, recent*, ancient, medieval, modern, start, end, if,
            on request, appointment, appointments, demand, request, arrangement
        """,
        "nameless_figure": "value, values, amount, figure, number, count, total, quantity, result",
        "asks_meaning_of": """
            meaning, meanings, is meant by, are meant by, definition, definitions, stand for, stands for, short for
        """,
        "tells_meaning": """
            mean, means, meant, meaning, stand for, stands for, standing for, signif*, denot*, indicat*,
            refer to, refers to, referred to, is called, are called, called, known as, defin*, short for,
            abbreviat*, acronym, describ*, translat*, express*, impl*, represent*, show, shows, tell, tells,
            signal*, announc*, predict*, foretell*, herald*, warn*, suggest*, point to, points to, mark, marks,
            is a, is an, is the, is any, is every, is what, are a, are the, are any, are all, was a, was an,
            was the, that is, i.e., in other words, if, when, whenever, once, as long as, equals, equal
        """,
        "gives_purpose": """
            to, so that, so, for, after, otherwise, means, allow*, ensure*, prevent*, avoid*, help*, keep*, protect*,
            need*, require*, must
        """,
        "succession": """
            before, after, predecessor, successor, succeeded, preceded, replaced, replaces, followed, took over from
        """,
        "another_office": """
            deputy, vice, assistant, associate, former, formerly, ex, previous, outgoing, incoming, designate, elect,
            honorary, trainee
        """,
        "stands_in": """
            stand in for, stands in for, stood in for, standing in for, cover for, covers for, covered for,
            covering for, fill in for, fills in for, filled in for, filling in for, deputise*, deputize*, deputy,
            deputies, substitute*, in his absence, in her absence, in their absence, in the absence,
            when he is away, when she is away, takes over from, take over from
        """,
        "street_word": """
            street, road, avenue, lane, st, rd, ave, boulevard, drive, alley, square, quay, way, terrace, crescent
        """,
        "which_of_a_kind": "which, what, on which, in which, at which, on what, in what, at what",
        "before_a_thing": "a, an, the, its, their, his, her, our, some, several, many",
        "being": "is, are, was, were, be, been, being",
        "its_place": "address, entrance, building, site, premises, location, house, door, way, head office",
        "is_located": """
            located, situated, based, housed, lies, stands, sits, hangs, found in, found at, found on, next to,
            opposite, beside, behind
        """,
        "somebody": """
            person, people, staff, team, teams, somebody, someone, anybody, anyone, everybody, everyone, nobody,
            whoever, those, colleague*, member*, department, board, committee, council, office, desk, company, firm,
            agency, government, parent*, employee*, guest*, visitor*, customer*, client*, student*, nurse*, chair,
            head, chief, boss, crew, police, king, queen, captain, parties, party, men, women, man, woman, family,
            group, band, church, court, congress, parliament, state, country, body, institution, force, forces,
            army, settlers, troops, all
        """,
        "agent_ending": """
            er, ers, or, ors, ist, ists, ian, ians, ant, ants, eer, eers, man, men, woman, women, yee, yees, ary,
            ress, resses, ain, ains
        """,
        "asks_phone": """
            phone number, telephone number, mobile number, hotline number, number to call, number do i call, number can
            i call, number should i call, phone extension, telephone extension, extension number
        """,
        "asks_mail": "email address, e-mail address, mail address",
        "asks_change": """
            change, changes, changed, increase, increases, increased, decrease, decreases, decreased, growth, grow,
            grew, grown, difference, decline, declined, rise, rose, risen, fall, fell, drop, dropped, variance
        """,
        "period_word": """
            year, years, period, periods, fiscal, financial, end, ended, ending, ends, date, quarter, quarters, calendar
        """,
        "unit_wanted": "in, as, rounded",
        "instructs": """
            answer, answers, based, basing, using, use, relying, according, drawing, referring, question, adopting,
            assume, assuming, considering, taking, agreement, information, details
        """,
        "before_verb": "to, i, we, you, they, it, he, she",
        "leaves_open": """
            it, its, they, them, their, he, his, she, her, this, these, those, you, your, we, our, us, one, everybody,
            everyone, anybody, anyone, nobody, somebody, someone, person, people, all, any, both, each
        """,
        "asks_list": """
            steps, list, which, requirements, benefits, who are, what are, what were, what do, what does, what did, what
            should, what happens, how do, how can, how should, how to, how does
        """,
        "counted_things": "number, count, headcount, quantity, units, pieces",
        "asks_reason": "why, reason, reasons, cause, caused, causes, led to",
        "reason": """
            because, due to, driven by, as a result, attribut*, reflect*, resulted, owing to, caused by, thanks to,
            since
        """,
        "reason_hangs": """
            due to, driven by, owing to, caused by, because of, related to, attributed to, attributable to, explained by
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
            a, an, the, is, are, was, were, be, been, being, has, have, had, do, does, did, can, could,
            would, will, shall, should, may, might, must, i, me, you, please, tell, show, give, list, find,
            get, see, know, want, need, like, let's, lets, us, what, what's, whats, how, how's, many, much,
            which, who's, when, and, or, but, so, also, then, than, as, at, by, for, from, in, into, of,
            on, onto, over, per, to, up, with, within, between, through, during, it, its, it's, that, this,
            these, those, there, their, his, her, them, they, he, she, about, same, again, instead, too,
            big, large, high, low, higher, lower, greater, more, less, fewer, ratio, company, companies,
            business, firm, value, values, amount, amounts, figure, figures, number, numbers, total,
            totals, data, level, levels, sum, together, combined, altogether, cumulative, cumulatively,
            result, results, table, chart, graph, plot, year, years, fiscal, financial, annual, annually,
            yearly, calendar, quarter, quarters, quarterly, month, months, period, periods, time, date,
            dates, day, days, trend, trends, trending, history, historical, develop, developed, developing,
            development, evolve, evolved, evolution, change, changed, changes, changing, move, moved,
            movement, grow, grew, grown, growing, growth, rise, rose, risen, rising, increase, increased,
            increases, increasing, decrease, decreased, decreases, decreasing, decline, declined,
            declining, fall, fell, fallen, falling, drop, dropped, dropping, gain, gained, shrink, shrank,
            improve, improved, rate, yoy, year-over-year, year-on-year, better, worse, up, down, highest,
            lowest, peak, peaked, max, maximum, min, minimum, best, worst, most, least, biggest, largest,
            smallest, record, top, strongest, weakest, average, mean, latest, last, recent, recently,
            newest, current, currently, now, today, previous, prior, before, after, past, next, first,
            compare, compared, comparing, comparison, versus, vs, vs., difference, different, against,
            relative, earn, earned, earns, make, made, makes, generate, generated, spend, spent, spends,
            pay, paid, report, reported, reports, post, posted, hold, held, holds, stand, stood, come,
            came, look, looked, go, went, perform, performed, performance, return, produce, produced,
            money, dollars, dollar, usd, $, us$, billion, billions, million, millions, percent, percentage,
            exactly, approximately, roughly, overall, each, every, all, any, keep, keeps, kept, stored,
            store, track, tracked, carry, ask, asked, on file, loaded, imported, at hand, to hand, kinds,
            sorts, kind, sort
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
        "asks_which": """
            which, what, list, show, all, available, any, which other, what other, all other, any other,
            what kind of, what kinds of, which kinds of, what sort of, what sorts of, which sorts of, what
            type of, what types of, which types of, what can i, what could i, what else can i
        """,
        "kept_figures": """
            metrics, figures, numbers, data, measures, financials, things, information, info, questions,
            line items, items, topics, kinds, kinds of numbers, kinds of figures, kinds of data, kinds of
            things, numbers on file, figures on file, statistics, stats, indicators, kpis, series
        """,
        "figures_there": "metrics, figures, data, financials",
        "are_there": "available, have, there, are available, is available, are there, is there, do you have",
        "frame_most": """
            more, most, higher, highest, larger, largest, bigger, biggest, greater, greatest, stronger, strongest,
            better, best, peak, peaked, maximum
        """,
        "frame_least": """
            less, least, lower, lowest, smaller, smallest, fewer, fewest, weaker, weakest, worse, worst, minimum
        """,
        "frame_part": """
            what share of, which share of, the share of, share of, what part of, which part of, portion of,
            proportion of, fraction of, percentage of, percent of, per cent of, slice of, chunk of, cut of,
            what portion of, what percentage of, what percent of, what proportion of, what fraction of
        """,
        "frame_part_behind": """
            as a share of, as a percentage of, as a percent of, as a proportion of, as a fraction of, as a part of,
            as percentage of, as percent of, as share of, relative to, in relation to, in percent of, as a portion of
        """,
        "frame_stems_from": """
            came from, come from, comes from, coming from, came out of, come out of, comes out of, coming out of,
            came in from, come in from, was made in, were made in, that was made in, was made by, was made with,
            made in, made by, made with, was earned in, was earned by, was earned with, earned in, earned by,
            earned with, generated in, generated by, was generated in, was generated by, brought in by, was due to,
            were due to, due to, stemmed from, stems from, derived from, was down to, accounted for by, contributed by,
            went to, went on, went into, goes to, consisted of, fell to, originated in, was from, is from, were from,
            was in, were in, was, were, is, are, did
        """,
        "frame_for_each_of": """
            for each dollar of, for every dollar of, per dollar of, for each euro of, for every euro of, per euro of,
            for each franc of, for every franc of, per franc of, on each dollar of, on every dollar of, out of each
            dollar of, out of every dollar of, of each dollar of, of every dollar of, for one dollar of,
            divided by, to each dollar of, to every dollar of, compared to each dollar of
        """,
        "frame_behind_each_of": """
            stood behind each dollar of, stood behind every dollar of, behind each dollar of, behind every dollar of,
            against each dollar of, against every dollar of, stood against each dollar of, covered each dollar of,
            covered every dollar of, there for each dollar of, there for every dollar of, held for each dollar of,
            held for every dollar of
        """,
        "frame_ratio": "ratio, ratios, quotient",
        "frame_plus": "plus, added to, and also",
        "frame_together": """
            together, taken together, combined, added up, added together, add up, adds up, in total, altogether, summed,
            summed up, all told, what's the total, what is the total, what was the total, sum of, the sum of, total of,
            the total of, the total for, all in all, put together, in all, jointly, add, adding, adding up, adding
            together, taking, summing, combining, in sum, the combined, the sum
        """,
        "frame_source": """
            according to, going by, as reported in, as stated in, as shown in, as per, based on, judging by,
            as given in, in the, looking at, in view of, from the, per the, using the
        """,
        "frame_paper": """
            report, reports, 10-k, 10-q, filing, filings, release, statement, statements, press, annual, quarterly,
            workbook, spreadsheet, document, 10k, 10q, prospectus
        """,
        "frame_opener": """
            i need, i want, we need, i'm looking for, i am looking for, we are looking for, i'm after, i am after, i'd
            like, we'd like, could you give me, can you give me, give me, tell me, could you tell me, can you tell me,
            please give, please tell me, remind me, i'm trying to find, i wonder, quick question
        """,
        "frame_moves": """
            rise, rises, rising, rose, risen, raise, increas*, grow, grows, grew, grown, growing, growth, climb*, gain,
            gains, gained, went up, go up, gone up, going up, goes up, jump, jumps, jumped, jumping, surge, surged,
            expand*, soar, soared, add, added, change, changes, changed, changing, move, moved, develop*, improv*,
            bigger, higher, larger, greater, more, differ, difference, shift, shifted, swing, swung, swell, swelled,
            come up, came up, advance, advanced, pick up, picked up
        """,
        "frame_drops": """
            fall, falls, fell, fallen, falling, declin*, decreas*, drop, drops, dropped, dropping, shrink*, shrank,
            shrunk, went down, go down, gone down, going down, goes down, lose, lost, contract*, slip*, come down, came
            down, comes down, coming down, reduc*, sink, sank, sunk, slump*, dip, dipped, smaller, lower, less, fewer,
            tumbl*, plunge*, cut back, eas*, down, run down, ran down
        """,
        "frame_by_how_much": """
            by how much, by how many, by what amount, how much more, how much less, how many more, how many fewer,
            how much bigger, how much higher, how much larger, how much lower, how much smaller, how much greater,
            how far, what was the change, what is the change, what's the change, what was the difference, what is the
            difference, what's the difference, difference between, change in, difference in
        """,
        "frame_how_much": """
            how much, how fast, how quickly, how strongly, how did, by what, on the year, on a year earlier, on year,
            year on year, year-on-year, year over year, year-over-year, yoy
        """,
        "frame_in_percent": """
            percent, per cent, percentage, percentages, pct, percentage terms, percentwise, in relative terms,
            growth rate, rate of growth
        """,
        "frame_out_of": "out of, of, among, amongst, between, from among",
        "frame_which_period": """
            in which, which year, what year, which fiscal year, which of the years, which of the fiscal years, which
            quarter, which half, which of, which one, when, which
        """,
        "frame_in_how_many": """
            in how many of, in how many, how many of, how many years, how many fiscal years, in how many years, how
            often, how many times
        """,
        "frame_without": """
            without, excluding, exclude, excludes, except, except for, leaving out, ignoring, not counting, not
            including, other than, apart from, before, net of, unless, instead of, rather than
        """,
        "frame_asks": "what, how much, how many, how big, how high, how large, what's",
        "frame_spend": "spend, spends, spent, spend on, spent on",
        "frame_spent": """
            payment, payments, purchase, purchases, repurchase, repurchases, repurchased, repayment, repayments,
            acquisition, acquisitions, paid, expense, expenses, cost, costs, used, dividends, expenditure, expenditures,
            withheld, additions
        """,
        "frame_group": """
            any of, each of, every one of, all two, all three, all four, all five, all six, all seven, all eight,
            which ones, all zones, all regions, all segments, all divisions, all categories, each one, all of them
        """,
        "frame_soft": """
            group-wide, groupwide, company-wide, companywide, group's, overall, entire, whole, altogether,
            spend, spends, spent, spending, pay, pays, paid, paying, paid out, pay out, hand, hands, handed, hand over,
            handed over, hand out, handed out, back, buy, buys, buying, bought, own, bring, brings, brought, bring in,
            brought in, put, puts, putting, lay out, laid out, shell out, fork out, book, books, booked,
            run, runs, ran, running, hold, holding, held, carry, carried, sit, sitting, sat, turn, turned, throw, threw,
            thrown, out, over, in, off, away, down, left, business, make, made, earn, earned,
            turn in, turned in, segment, division, part, side, arm, unit, line
        """,
        "frame_costs": """
            cost, costs, worth, value, value of, payment, payments, charge, charges, rate, rates, percent, percentage
        """,
        "frame_edge": """
            at, in, on, of, by, for, from, to, with, over, during, through, between, against, than, versus, vs, vs.,
            compared, and, or, as, per, into, within, about, across, among, up, off, so, but, that, which, the, a,
            an, via
        """,
        "frame_idle": """
            what, what's, whats, how, much, many, which, who, when, did, do, does, was, were, is, are, be, been, being,
            has, have, had, will, would, could, can, the, a, an, it, its, it's, their, they, them, his, her, our, we,
            us, i, you, me, my, please, pls, plz, thanks, thank, hi, hello, hey, dollars, dollar, usd, euros, francs,
            chf, amount, figure, figures, level, number, there, here, this, that, these, those, year, years, fiscal,
            exactly, actually, roughly, overall, one, compared, saw, see, sees, seen, listed, given, shown, told,
            stated, annually, period
        """,
        "plan_neutral": """
            a, an, the, is, are, was, were, be, been, being, has, have, had, do, does, did, can, could, would, will,
            i, me, you, we, us, please, pls, plz, thanks, tell, show, give, list, find, get, see, know, want, need,
            like, let's, lets, what, what's, whats, how, how's, hows, much, many, which, who, who's, when, where, and,
            or, but, so, also, then, as, at, by, for, from, in, into, of, on, over, per, to, with, within, between,
            through, during, it, it's, that's, thats, its, that, this, these, those, there, their, his, her, them,
            they, he, she, about, company, business, firm, value, amount, figure, figures, number, year, years,
            fiscal, financial, annual, annually, yearly, period, periods, time, date, day, data, level, earn, earned,
            make, made, makes, generate, generated, spend, spent, spends, pay, paid, report, reported, reports, post,
            posted, hold, held, holds, stand, stood, come, came, record, recorded, bring, brought, money, dollars,
            dollar, usd, euro, euros, eur, won, yen, pounds, $, us$, billion, billions, million, millions, exactly,
            approximately, roughly, hi, hello, each, all, every, again, look, looked, go, went, up, just, both,
            respectively, us, employ, employed, across, one, ones, overall, compute, calculate, say, quote, say, if,
            my, our, your, any, quarter, quarters, quarterly, out, ratio, shall, should, i'd, i'm, amounted, total,
            ended, ending, end, big, large, put, invest, invested, book, books, booked, recognise, recognised,
            recognize, recognized, year-end, yearend, thing, express, expressed, left, leave, leaves, remain,
            remained, remains, sit, sits, sitting, sat, owe, owes, owed, throughout, itself, whole, entire, such,
            here, actual, actually, still, really, certain, given, apiece, work, works, worked, keep, keeps, kept,
            pesos, peso, francs, rupees, yuan, kronor, kroner, krona, reais, rubles, lira, zloty, rand, shekels,
            dirhams, baht, ringgit, bill, bills, charge, charges, expense, expenses, spending, outlay, outlays,
            expenditure, expenditures, balance, balances, achieve, achieved, register, registered, log, logged, take,
            took, taken
        """,
        "plan_carrier": """
            walk, run, talk, guide, lead, pull, dig, fetch, grab, hand, hands, handed, read, check,
            confirm, verify, remind, provide, supply, deliver, delivered, offer, present, presented, state,
            stated, states, mention, mentioned, name, named, note, noted, recall, display, print, assist,
            send, line, lines, item, numbers, position, positions, side, terms, basis, sense, bit, stuff,
            matter, question, answer, info, information, detail, details, fact, facts, book, books, ledger,
            paper, dataset, database, story, picture, view, glance, moment, point, place, spot, mark, guys,
            folks, everyone, everybody, team, boss, mate, buddy, friend, friends, cfo's, shareholders,
            stockholders, shareholder, stockholder, investors, investor, owners, owner's, precisely,
            basically, simply, well, maybe, perhaps, eventually, already, even, quite, pretty, rather, too,
            very, truly, literally, anyway, anyhow, somehow, separately, individually, alone, apart, far,
            long, tall, fat, thick, thin, wide, broad, heavy, healthy, deep, steep, sizable, sizeable,
            huge, close, closed, closing, finish, finished, wrap, wrapped, wound, wind, pocket, pocketed,
            pockets, bag, bagged, rack, racked, ring, rang, chalk, chalked, scoop, scooped, land, landed,
            win, won, draw, drew, collect, collected, gather, gathered, receive, received, attain,
            attained, produce, produced, produces, churn, churned, yield, yielded, fetched, use, used,
            uses, using, sink, plow, plowed, plough, ploughed, pour, poured, pump, pumped, throw, threw,
            splash, splashed, shell, shelled, fork, forked, dish, dished, lay, laid, give, gave, gives,
            devote, devoted, dedicate, dedicated, allocate, allocated, commit, committed, channel,
            channelled, incur, incurred, bear, bore, carry, carried, carries, carrying, boast, boasted,
            enjoy, enjoyed, listed, showed, shown, shows, showing, reveal, revealed, announced, announce,
            published, arrive, arrived, count, counted, measure, measured, judge, judging, going, based,
            according, respect, regards, regarding, concerning, looking, looks, seem, seems, appear,
            appears, appeared, turn, turned, turns, prove, proved, being, stay, stayed, rest, own, owns,
            owned, possess, possessed, stash, stashed, tuck, tucked, park, parked, bank, banked, pile,
            piled, coffers, pound, quid, bucks, sterling, gbp, chf, jpy, krw, inr, cad, aud, franc, while,
            because, against, via, upon, toward, towards, among, amongst, either, complete, full, able,
            possible, possibly, need, needs, needed, must, curious, wondering, wonder, thinking, trying,
            try, understand, remember, forgot, suppose, assume, believe, sure, correct, okay, ok, urgent,
            urgently, meeting, slide, deck, presentation, memo, email, auditor, homework, some, several,
            stretch, span, course, window, twelvemonth, come, comes, coming, get, gets, got, getting,
            happen, happened, happens, settle, settled, clock, clocked, hover, hovered, total, totalled,
            totaled, tot, accumulated, amass, amassed, handle, handled, process, processed, ran, operate,
            operated, operates, maintain, maintained, counting, folks', dear, colleague, colleagues, sir,
            madam, kind, kindly, quick, brief, briefly, short, shortly, exact, precise, rough, ballpark,
            official, officially, formally, publicly, public, reporting, recorded, recording, quoted,
            stands, standing, left, leftover, ring-fenced, sheer, plain, simple, actual, real, proper,
            good, nice, decent, solid, managed, manage, manages, pulled, pulling, raked, scored, score,
            notched, notch, logging, tallied, tally, sized, size, scale, magnitude, extent, amounts, sums,
            figure's, digits, digit, in-house, firm's, company's, their, theirs, ours, whose, ticker,
            stock's, plus, single, altogether, became, become, becomes, bigger, single-handedly, lately,
            file, files, worldwide, globally, global, consolidated, company-wide, groupwide, restated,
            latest, running, until, made-up, kinds, types, sorts, various, both, plural, thing, things,
            something, anything, together, working, sheet, sheets, p&l, taking, u, ur, test, describe,
            description, goes, persons, heads, extra, swallowed, eaten, ate, eat, eats, consumed, absorbed,
            gobbled, stuck, went, burn, burned, burnt, blew, blown, telling, sum-up, outline, sketch,
            explain, nearest, rounded, approximate, summarise, summarize, respective, per-year, flat
        """,
        "plan_fastest": "fastest, quickest, steepest, sharpest, slowest, most rapidly, most quickly",
        "plan_from_one_to_next": """
            from one year to the next, from one quarter to the next, year to year, from year to year, one year to the
            next, between one year and the next, in a single year, in one year, in a year, within a year, over a year,
            on the year before, over the year before, compared with the year before, against the year before,
            quarter to quarter, from quarter to quarter, in a single quarter, in one go, next
        """,
        "plan_outlay": """
            cost, costs, expense, expenses, spending, spend, spends, spent, pay, pays, paid, outlay,
            outlays, bill, bills, charge, charges, burn, burned, burnt, burns, plough, ploughed, plow,
            plowed, pour, poured, invest, invested, cough up, sink, sank, put, lay, laid
        """,
        "plan_money_unit": """
            dollar, dollars, pound, pounds, euro, euros, franc, francs, yen, won, krona, rupee, rupees, peso, pesos,
            real, buck, quid, $, £, €
        """,
        "plan_narrows": """
            in, at, within, across, outside, inside, by, per, each, every, from, without, except, excluding, other,
            than, only, any, no, not, which, whose, including, under, around, near, among, via, through
        """,
        "plan_joins_to": "of, for, on, to, with, about, against, over, and, or, plus, into, as, like",
        "plan_splits_by": "per, by, each, every, across, within, outside",
        "plan_article": "the, its, their, his, her, our, your, my, a, an, this, that, these, those, all",
        "plan_asks": """
            what, which, how, when, who, where, whose, what's, how's, who's, did, does, is, was, were, has, have
        """,
        "plan_talks": """
            i, i'm, i'd, i've, me, my, mine, we, we're, us, our, you, your, please, pls, kindly, thanks, hi, hello, hey,
            dear, as, if, because, just, let's
        """,
        "plan_sets_out": "out, up, down, me, us, through, together, over",
        "plan_did": "did, does, do, has, have, had, was, is, were, can, could, will, would",
        "plan_deed": """
            make, makes, made, earn, earns, earned, bring, brings, brought, spend, spends, spent, report,
            reports, reported, have, has, had, cost, generate, generated, contribute, contributed, sell,
            sold, take, took, get, got, do, does, did, pay, paid, post, posted, hold, held, and, or,
            account, accounts, accounted, yield, produce
        """,
        "plan_of_the_start": "start of, beginning of, turn of, opening of, outset of",
        "plan_keeps_of_each": """
            keep of, keeps of, kept of, keep from, keeps from, kept from, keep out of, kept out of, left of, left over
            of, left from, left over from, left out of, remain of, remains of, remained of, remained from, pocket of,
            pocketed of, earn on, earns on, earned on, make on, makes on, made on, retain of, retained of, stuck to,
            end up as profit of, ended up as profit of, turn into profit of, turned into profit of, profit on,
            profit from, profit of, profit out of, earn from, earned from, make from, made from, clear on, cleared on
        """,
        "plan_computed": "computed, calculated, worked out, formula, formula for, formula of, calculation",
        "plan_cagr": """
            cagr, compound annual growth rate, compound annual growth, compounded annual growth rate,
            compounded annual growth, compound growth rate, compound growth, compound annual rate,
            annualized growth rate, annualised growth rate, annualized growth, annualised growth, average
            annual growth rate, average annual growth, average yearly growth, average growth rate, average
            growth per year, compounded, compounding, on a compounded basis, compounded basis, compound
            basis, annualised rate, annualized rate, annual rate of growth, yearly rate of growth, annual
            growth rate, yearly growth rate, growth per year, growth a year, growth each year on average,
            per annum, average annual rate, grow per year, grow a year, grew per year, grew a year, growing
            per year, rise per year, a year on average, per year on average, each year on average, annual
            pace, yearly pace, compound yearly growth, compound yearly, yearly compound growth, compound,
            annual compound growth, compounded yearly growth
        """,
        "plan_percent": """
            percent, per cent, percentage, percentages, percentage terms, percentwise, growth, growth rate,
            rate of growth, yoy, year over year, year-over-year, year on year, year-on-year, how fast, how
            quickly, how rapidly, how strongly, how steeply, at what rate, at which rate, at what pace, by
            what rate, pct, percentage-wise, percentage points, relative terms, in relative terms, growth
            pace, pace of growth, rate of increase, rate of decline
        """,
        "plan_yoy": "yoy, year over year, year-over-year, year on year, year-on-year, y/y, yearly growth",
        "plan_that_day": "that day, that same day, the same day, same day, that date, on that date, on the day",
        "plan_change": """
            change*, difference, differ, more than in, less than in, delta, swing, move, moves, moved,
            moving, shift, shifts, shifted, swung, vary, varies, varied, higher by, lower by, more dollars,
            step up or down, movement, movements
        """,
        "plan_rise": """
            rise, rises, rising, rose, risen, raise, raises, raised, increas*, grow, grows, grew, grown,
            growing, improv*, climb*, gain, gains, gained, went up, go up, gone up, going up, add, added,
            expand*, jump*, leap*, surg*, soar*, swell*, swollen, balloon*, advanc*, pick up, picked up,
            uptick, upswing, step up, stepped up, stepping up, build up, built up, boost*, accelerat*,
            ramp*, mount, mounted, mounting, push up, pushed up, put on, went higher, go higher, upward,
            upwards, widen*, broaden*, thicken*, fatten*, dearer, costlier, pricier, more expensive, went
            north, heavier
        """,
        "plan_fall": """
            fall, falls, fell, fallen, falling, declin*, decreas*, drop, drops, dropped, dropping, shrink*,
            shrank, shrunk, went down, go down, gone down, going down, lose, lost, contract*, slip*,
            worsen*, down, bring down, brought down, bringing down, cut back, cuts back, trim, trims,
            trimmed, trimming, reduc*, pay down, pays down, paid down, paying down, ease, eased, easing,
            slid, slide, slides, sliding, slump*, plung*, tumbl*, dip, dips, dipped, dipping, sank, sunk,
            sinking, retreat*, lowered, came down, come down, comes down, coming down, dwindl*, erode*,
            eroding, weaken*, reced*, shed, sheds, shedding, narrow*, thinned, went lower, go lower,
            downward, downwards, went backwards, go backwards, slipped, cheaper, spent less, less
            expensive, went south, backwards, lighter
        """,
        "plan_sum": """
            in total, total of, sum, sum of, sum up, together, combined, altogether, cumulative,
            cumulatively, in all, aggregate, added up, add up, adds up, add them up, add these up, add
            those up, add together, all told, total amount, total over, total for, overall total, put
            together, taken together, lumped together, grand total, summed, summed up, adding up, adding
            together, tot up, totted up, added together, in aggregate, rolled together, all in all,
            aggregated, accumulated, cumulated, all years together
        """,
        "plan_average": """
            average, averages, averaged, mean, avg, on average, typical, typically, averaging, on the
            average, mean value, in an average, in a typical
        """,
        "plan_median": "median",
        "plan_highest": """
            highest, peak*, max, maximum, best, biggest, largest, strongest, greatest, record high,
            all-time high, most, top, highest point, busiest, richest, fattest, steepest, fastest,
            sharpest, high point, high-water mark, high water mark, all time high, record year, record
            quarter, most profitable
        """,
        "plan_lowest": """
            lowest, bottom, min, minimum, worst, smallest, weakest, least, fewest, low point, record low,
            slowest, quietest, thinnest, poorest, slimmest, leanest, low-water mark, low water mark,
            softest, mildest, least profitable, all-time low, all time low
        """,
        "plan_count": """
            how many years, how many fiscal years, in how many years, in how many fiscal years, how many
            quarters, in how many quarters, how many times, how often, number of years, number of quarters,
            number of times, for how many years, for how many quarters, on how many days, how many days,
            how many trading days, on how many trading days, number of days, number of trading days, in how
            many of, how frequently, how many of the years, how many of the quarters, count of quarters,
            count of years, count of fiscal years, count the quarters, count the years, tally of years,
            tally of quarters, count of the quarters, count of the years, count of, tally of
        """,
        "plan_range": "range, ranges, high and low, highs and lows",
        "plan_earn": "earn, earns, earned, earning",
        "plan_how_many": "how many, number of, count of, count",
        "plan_which": """
            which years, what years, which fiscal years, what fiscal years, which quarters, what quarters, which
            periods, what periods
        """,
        "plan_in_which": "which year, what year, which fiscal year, what fiscal year, which quarter, what quarter",
        "plan_first": "first, first time, earliest, for the first time",
        "plan_above": """
            exceed, exceeds, exceeded, exceeding, above, more than, over, at least, greater than, higher
            than, surpass, surpassed, cross, crossed, top, topped, reach, reached, hit, beat, larger than,
            bigger than, pass, passed, better than, clear, clears, cleared, clearing, north of, in excess
            of, upwards of, upward of, past, break, breaks, broke, broken through, broke through, break
            through, at or above, not below, beyond, overtake, overtook, get above, got above, went above,
            go above, top out above, no less than, a minimum of
        """,
        "plan_below": """
            below, under, less than, lower than, fewer than, smaller than, beneath, at most, worse than,
            south of, short of, dip below, dipped below, fall below, fell below, drop below, dropped below,
            stay below, stayed below, stay under, not reach, at or below, no more than, a maximum of, get
            below, got below, go below, went below
        """,
        "plan_loss": """
            loss, losses, unprofitable, in the red, negative, net loss, lose money, lost money,
            loss-making, losing money, loses money, lose any money, lost any money, red ink, in the hole,
            into the red, in negative territory, negative territory, not profitable, a loss, deficit, run
            at a loss, ran at a loss, running at a loss, bleed money, bled money, burn money, out of
            pocket, unprofitably, deep in the red, how deep in the red, how far in the red, make a loss,
            made a loss, losing
        """,
        "plan_compare": """
            compare, compares, compared, comparing, comparison, match, matches, agree, agrees, tally,
            versus, vs, vs., against, higher, lower, larger, bigger, smaller, greater, better, worse, than,
            more, less, side by side, or, which company, who had, compare with, compared to, compared with,
            relative, alongside, next to, set side by side, put side by side, ahead, ahead of, behind, as
            against, opposed to, as opposed to, stack up, stacks up, stacked up, outdo, outdid, outsell,
            outsold, outearn, outearned
        """,
        "plan_share_of": """
            share of, percentage of, percent of, per cent of, proportion of, portion of, fraction of, as a
            share of, as a percentage of, as a percent of, as a proportion of, as a fraction of, relative
            to, as % of, of each dollar of, of every dollar of, per dollar of, for each dollar of, for
            every dollar of, of each euro of, of every euro of, per euro of, for every euro of, % of, as
            pct of, slice of, a slice of, as a slice of, chunk of, as a chunk of, cut of, piece of, bit of,
            part of, as part of, as a part of, out of every dollar of, out of each dollar of, per pound of,
            of each pound of, of every pound of, for each pound of, for every pound of, out of every pound
            of, out of each pound of, per franc of, of every franc of, of each franc of, per yen of, of
            each yen of, of every yen of, per hundred dollars of, per 100 dollars of, in relation to, set
            against, measured against, as a ratio of, as a ratio to, weight in, out of
        """,
        "plan_divided_by": """
            per, for each, for every, divided by, ratio to, over the number of, by the number of, spread
            over, spread across, divided between, divided among, averaged over
        """,
        "plan_less": "minus, less, net of",
        "plan_difference_between": "difference between, gap between, spread between, differ between",
        "plan_return": """
            fare, fared, faring, return, returns, returned, total return, price return, gain, gains,
            performance, perform, performed, percentage return, percent return, appreciation, appreciated,
            price gain, price change, made on, make on, make me, earn on, earned on, bought, buy, buying,
            sold, sell, selling, hold, held, holding, own, owned, owning, put in, put into, invested,
            investing, investor, investors, shareholder, shareholders, gained in percent, be up, be down,
            up or down, paper gain, came out ahead, paper profit
        """,
        "plan_trend": """
            trend, trends, trending, develop*, evolv*, evolution, history, historical, over time, over the
            years, chart, graph, plot, trajectory, which way, heading, headed, head, heads, direction, what
            direction, which direction, path, course, progress*, track record, pattern, moving over, how
            things went, unfold*, shape up, shaped up, come along, came along, more or fewer, more or less,
            up or down, better or worse, rising or falling, growing or shrinking, higher or lower, going up
            or down, go year by year, went year by year, go over the years
        """,
        "plan_coverage": """
            which years do you have, what years do you have, years do you have, years are available, years
            available, years are there, years have data, what period do you cover, years do you cover,
            years are covered, for which years, years do we have, how far back, years of data, which years
            are on file, what years are on file, years on file, which years do you hold, how many years
            back, years can i ask about, years do you know
        """,
        "plan_ever": "ever, at any time, at some point, any",
        "plan_half": """
            half, half-year, half year, six months, 6 months, six-month period, two quarters, 2 quarters,
            six-month stretch, semester
        """,
        "plan_trailing": """
            trailing twelve months, trailing twelve month, trailing twelve-month, trailing 12 months, trailing
            12-month, trailing 12 month, trailing-twelve-month, ttm, ltm, last twelve months, last 12 months, past
            twelve months, past 12 months, last four quarters, past four quarters, latest four quarters, trailing four
            quarters, most recent four quarters
        """,
        "plan_quarter_ended": """
            quarter ended, quarter ending, quarter that ended, quarter to, three months ended, three months
            ending, quarter which ended, three months to, quarter that closed at the end of, quarter ended
            at the end of, quarter ending at the end of, quarter that ended at the end of, quarter that
            ended in, quarter that ended on, quarter that closed, quarter which closed, quarter closing,
            quarter that finished, quarter that ran to, quarter up to, three months that ended, three
            months through, three-month period ended, three-month period to, three months up to, quarter
            running to, 3 months to, 3 months ended
        """,
        "plan_calendar": "calendar year, calendar",
        "plan_price": """
            share price, share prices, stock price, stock prices, price of a share, price of its shares,
            price of the stock, price, prices, quote, stock, stocks, share, shares, trade, traded, trading,
            shareprice, stockprice, worth, cost, intraday, price per share, share's price, stock's price,
            share value, stock value, value of a share, value per share, apiece
        """,
        "plan_share_price": "price, prices, share price, stock price, quote",
        "plan_joins": "and, as well as, plus, along with",
        "plan_price_open": "open, opens, opened, opening, opening price, opening prices",
        "plan_price_high": "high, highs, intraday high, day's high, daily high",
        "plan_price_low": "low, lows, intraday low, day's low, daily low",
        "plan_price_close": "close, closes, closed, closing, closing price, closing prices",
        "plan_price_volume": "volume, volumes, trading volume, shares traded, traded volume, turnover of shares",
        "plan_year_range": """
            52-week, 52 week, 52-weeks, 52 weeks, fifty-two-week, fifty-two week, 52wk, 52-wk, one-year
        """,
        "plan_filing": """
            filing, filings, filed, file, files, submit, submitted, sec, edgar, submission, submissions,
            report, reports, hand in, handed in, hands in, lodge, lodged, put in, document, documents,
            filing date, filing dates, make, made, there, form, forms, reach, reaches, reached, hit, land,
            lands, landed, arrive, arrives, arrived, come out, came out, comes out, publish, publishes,
            published, release, releases, released, go in, went in, goes in, sent, send, sends, send in,
            sent in, turn in, turned in, turns in, hand over, handed over, deposit, deposited, dates, date,
            dated, paperwork, delivered, deliver, delivers, received, receive, official, regulator,
            regulators, commission, issue, issued, issues, produce, produced, hand, handed, in, sign off,
            signed off, on file, number, numbers, registered, register, put out, puts out, every, each,
            brought out, bring out, got out, sent out, sends out
        """,
        "plan_filing_link": "url, link, links, web address, where can i find, where can i read, href, website",
        "plan_filing_number": """
            accession, accession number, accession numbers, accession no, accession code
        """,
        "plan_filing_about": """
            about, subject, items, item, topic, contain, contained, disclose, disclosed, say, said,
            telling, tell, tells, told, news, market, announce, announced, announcing, bring, brought,
            inform, informed, in it, what was in, reveal, revealed, matter, matters, event, events, reason
        """,
        "plan_covers": "for, of, covering, covers, about, on",
        "plan_quarter_before": """
            quarter over quarter, quarter-over-quarter, quarter on quarter, quarter-on-quarter, qoq, from the previous
            quarter, from the prior quarter, versus the previous quarter, compared with the previous quarter, over the
            previous quarter, over the prior quarter, sequentially, sequential
        """,
        "plan_opinion": """
            should i, should we, good investment, good buy, good time to buy, buy or sell, worth buying, undervalued,
            overvalued, recommend, forecast, predict, prediction, expect, will be, going to be, do you think, in your
            opinion, price target, outlook
        """,
        "plan_headcount": """
            staff count, employee count, employees count, number of employees, number of staff, number of
            people, employees, people, staff, headcount, workforce, workers, personnel, staff members, head
            count, payroll, on the payroll, people employed, people on the payroll, employed, team size,
            size of the team, size of the workforce
        """,
        "plan_follow_up": """
            back, go back, return to, over, time, whole, full, entire,
            only, just, instead, same, too, those, them, these, that, both, two, then, again, table, so, of, all, which,
            highest, lowest, actually, rather, now, next, day, previous, before, after, following, it,
            well
        """,
        "plan_companies": "which companies, what companies, list of companies, list the companies, all companies",
        "know_of": "know, cover, have, covered, known, available, there",
        "plan_future": "will, is it going to, are we going to",
        "plan_first_reported": """
            as first reported, first reported, as originally reported, originally reported, as initially reported,
            initially reported, before restatement, before restatements, before it was restated, as originally filed,
            originally filed
        """,
        "plan_that_year": "that year, that same year, the same year, that fiscal year",
        "plan_that_quarter": "that quarter, that same quarter, that very quarter, that one quarter",
        "plan_same_time": """
            same period, same years, same time, same quarters, same window, same span, over that time, in that time,
            over the same time, for the same period, for the same years, in the same years, the same years, those
            years, these years, the same period, the same quarters, those quarters, the same time, those periods, that
            time, that period
        """,
        "plan_those": "those, these, the, all, them, of the, all the, all of those, all of the, any of those",
        "plan_set": "years, quarters, figures, values, numbers, periods, of them",
        "plan_both_figures": """
            both of those years, both of these years, both those years, both these years, both of those, both of
            these, both of them, both of those quarters, those two years, between the two, of the two, both years,
            both quarters, both figures, those two
        """,
        "plan_other": "the other, other, the remaining, remaining, the rest of the, all other",
        "plan_quarters": "quarter, quarters",
        "plan_only": "only, just",
        "plan_in_money": """
            in dollars, in euros, in money, in absolute terms, in currency, as an amount, in absolute numbers, in
            millions, in billions
        """,
        "plan_sell": """
            sell, sells, sold, take in, takes in, took in, taken in, bring in, brings in, brought in, ring
            up, rang up, pull in, pulled in, rake in, raked in, turn over, turned over, pull down, turned
            in sales, shift, collected from customers, billed, invoice, invoiced, take home in sales
        """,
        "plan_makes": "make, makes, made, made money, make money",
        "plan_how_much": "how much, what amount",
        "plan_asks_day": "when, what date, which date, what day, which day, on what date, on which date, on what day",
        "plan_ends": "end, ends, ended, ending, finish, finishes, finished, close, closes, closed",
        "plan_opening": """
            ok, okay, fine, alright, all right, right, thanks, thank you, thx, cheers, great, good, perfect, cool,
            hmm, well, sure, hey, hi, hello, so, so then, now, anyway, back to, go back to, going back to, let's go
            back to, returning to, then back to, nice, interesting, i see, got it, understood, no, yes, please
        """,
        "plan_full_year": """
            full year, the full year, whole year, entire year, full fiscal year, by year, year by year, annually,
            yearly, per year, annual
        """,
        "plan_both": """
            both, the two, each of them, the two of them, either, each of the two, each of the pair, the
            pair of them
        """,
        "plan_table": "table, as a table, in a table, tabulated",
        "plan_day_shift": """
            next day, following day, day after, previous day, day before, prior day, next trading day, previous trading
            day, following trading day, prior trading day
        """,
        "plan_day_before": "previous day, day before, prior day, previous trading day, prior trading day",
        "plan_buys_back": """
            buy back, buys back, bought back, buying back, repurchase, repurchases, repurchased,
            repurchasing, buying up, bought up, lay out on its own shares, laid out on its own shares,
            spend on its own shares, spent on its own shares, spend on its own stock, spent on its own
            stock, spend on repurchasing, take off the market, took off the market, retire shares, retired
            shares, buying its own shares, buying its own stock, buy its own shares, buy its own stock,
            bought its own shares, bought its own stock, for its own shares, on its own shares, on its own
            stock, for its own stock
        """,
        "plan_own_shares": """
            own stock, own shares, its own stock, its own shares, its stock, its shares, of its own, own, stock, shares
        """,
        "plan_pays_out": """
            pay out, pays out, paid out, distribute, distributes, distributed, pay to shareholders, hand
            out to shareholders, handed out to shareholders, pay its shareholders, paid its shareholders,
            pay shareholders, paid shareholders, pay to its shareholders, paid to shareholders, paid to its
            shareholders, return to shareholders in dividends, pay investors, paid investors, pay its
            owners, paid its owners, pay owners
        """,
        "plan_recovers": "get back to, got back to, gets back to, come back to, came back to, return to, returned to",
        "plan_since_when": """
            since when, since which year, since what year, since which quarter, from when on, from which year on,
            for how long, how long has, how long have, how many years in a row, for how many years, since how many years
        """,
        "plan_multiplied": """
            by what factor, by which factor, what factor, factor, what multiple, multiple, how many times larger,
            how many times bigger, how many times higher, how many times greater, how many times as large,
            how many times as big, how many times as high, how many times as much, how many times more, how many times,
            times larger, times bigger, times higher, times as large, times as high, times the,
            doubl*, tripl*, quadrupl*, quintupl*, halv*, tenfold, twofold, threefold, fourfold, fivefold
        """,
        "plan_by_how_much": """
            by how much, by what amount, how much more, how much less, how much larger, how much bigger,
            how much higher, how much lower, what is the difference, what's the difference, difference
        """,
        "plan_higher": """
            stronger, better, greater, higher, larger, bigger, superior, ahead, in front, in the lead,
            richer
        """,
        "plan_which_quarter": "which quarter, what quarter, which quarters, what quarters, which fiscal quarter",
        "plan_some_days": "day, days",
        "plan_some_weeks": "week, weeks",
        "plan_some_months": "month, months",
        "plan_earlier": "before, earlier, prior, ago, previously",
        "plan_later": "after, later, afterwards, thereafter, on",
        "plan_total": "total, totals, totaled, totalled",
        "plan_time_units": """
            year, years, quarter, quarters, month, months, week, weeks, day, days, fiscal, financial, calendar, decade,
            decades, few, couple, several, reported, trading, half
        """,
        "plan_when": "when",
        "plan_which_one": """
            which, which one, which year, which quarter, which period, which of them, which of those, which of these,
            what year, what quarter
        """,
        "asks_what_does": "what do, what does, what did, what would, what will",
        "comes_to": "cost, weigh, come to, amount to, add up to, total",
        "asks_kinds": """
            major, main, key, principal, notable, important, kind, kinds, type, types, example, examples, sort, sorts
        """,
        "plan_pace": "fast, quickly, slowly, rapidly, strongly, pace, at what pace, rate",
        "plan_before": "before, prior to, earlier than, ahead of",
        "plan_after": "after, later than, following",
        "plan_lower": "weaker, worse, lower, smaller, lesser, inferior, poorer, behind, lagging",
        "plan_how_computed": """
            how is that computed, how is that calculated, how is it computed, how is it calculated, how is this
            computed, how is this calculated, how is this ratio calculated, how is this ratio computed, how is the
            ratio calculated, how is this figure calculated, how is this figure computed, how is this number
            calculated, how was that computed, how was that calculated, how was it computed, how was it calculated,
            how was this calculated, how was this computed, how are these computed, how are these calculated, how are
            they computed, how are they calculated, how do you compute that, how do you calculate that, how do you
            compute it, how do you calculate it, how did you compute that, how did you calculate that, how did you get
            that, how did you get to that, how do you get that, how do you get there, how did you arrive at that,
            what's the formula, what is the formula, which formula, show the formula, show me the formula, the
            formula, formula, show your work, show the calculation, show me the calculation, what is it made of, what
            goes into it, what goes into that
        """,
        "plan_income_statement": """
            income statement, profit and loss, profit and loss statement, profit and loss account, statement of income,
            statement of operations, statement of earnings, income statements, earnings statement
        """,
        "plan_balance_sheet": "balance sheet, balance sheets, statement of financial position, financial position",
        "plan_cash_flow_statement": """
            cash flow statement, statement of cash flows, cash-flow statement, cashflow statement, cash flows
        """,
        "plan_overview": """
            overview, summary, key figures, key numbers, key financials, headline figures, headline numbers, highlights,
            financial results, results, financials, in a nutshell, main figures, main numbers, most important figures,
            summarise, summarize, rundown, snapshot, at a glance
        """,
        "plan_how_did": "how did, how has, how have, how was, how were, how is, how's, how does, how well did",
        "plan_fared": """
            do, done, doing, perform, performed, performing, fare, fared, faring, get on, got on, business
        """,
        "plan_courtesy": """
            good morning, good afternoon, good evening, good day, dear all, dear team, hello there, hi
            there, hey there, nvm, never mind, nevermind, forget it, forget that, my apologies, apologies,
            my mistake, my bad, sorry, excuse me, pardon, if you please, if you would, if you don't mind,
            if possible, if i may, when you can, could you please tell me, could you tell me, can you tell
            me, would you tell me, could you kindly, would you kindly, would you please, would you be so
            kind as to, kindly, please, i would be grateful for, i'd be grateful for, i would appreciate,
            i'd appreciate, i would like to know, i'd like to know, i would like, i'd like, i would love, i
            was wondering, i wonder, may i have, may i see, may i ask for, may i also have, may i also see,
            might i have, make me, can i get, can i have, could i have, could i get, turning now to,
            turning to, moving on to, coming to, let us turn to, as to, as for, regarding, concerning, with
            regard to, with respect to, in terms of, when it comes to, speaking of, remind me, for the
            record, many thanks, much appreciated, thank you very much, thanks a lot, thank you, thanks,
            thx, ty, cheers, out of interest, just curious, by the way, quick question, quick one, one
            more, one more thing, once more, would you do, could you do, can you do, do you happen to know,
            do you know, any idea, in your data, in the data, on record, hmm, hm, um, uh, erm, lol, asap,
            fyi, imo, before dividends, excluding dividends, ignoring dividends, without dividends, leaving
            dividends aside, not counting dividends, dividends aside, walk me through, run me through, take
            me through, talk me through, guide me through, going by, judging by, judged by, measured by,
            going off, based on, in case you know, need two numbers, need two figures, two numbers, two
            figures, two things, three things, three numbers, need to know, do we know, would love to know,
            for my notes, for a slide, for the deck, for the board, for my deck, for my slide, for the
            meeting, i guess, i suppose, i think, i believe, if i recall, if i remember, let me know, help
            me out, help me, if so, if any, for reference, for context, just to be sure, just checking, to
            be precise, to be exact, one by one, one after the other, one at a time, in that order, year
            end, at year end, at each year end, at the year's end, at the close of the year, first off, for
            starters, to start with, off the top of your head, at the end of the day, i'm after, i
            am after, we're after, we are after, i'm looking for, i am looking for, we are looking for,
            looking for, on the balance sheet, in the income statement, on the income statement, on the
            p&l, on file, so far as you know, as far as you know, as you have it, kindly note, tie-out,
            cross-check, double-check, sanity check, split taken into account, taking the split into
            account, taking splits into account, adjusted for the split, adjusted for splits,
            split-adjusted, split adjusted, adjusting for the split, mind the split, allowing for the
            split, in absolute terms, in absolute numbers, over the decade, over that
            decade, over the period, during the period, give or take
        """,
        "plan_leads_to_year": """
            in, for, of, vs, vs., versus, and, to, until, through, thru, from, between, since, before, after, not,
            but, or, except, excluding, without, by, during, fy, fiscal, year, just, only
        """,
        "plan_joins_years": """
            and, or, to, vs, vs., versus, until, through, thru, till, against, but, minus, please, than
        """,
        "plan_excluding": """
            excluding, exclude, except, except for, excepting, without, leaving out, leave out, leaves out, omitting,
            omit, skipping, skip, but not, and not, other than, apart from, aside from, not counting, not including,
            ignoring, ignore, leave aside
        """,
        "plan_not": "not",
        "plan_instead": "instead of, rather than, in place of",
        "plan_but": "but, but the, but rather, rather",
        "plan_corrects": """
            no wait, wait no, no sorry, sorry no, scratch that, i mean, i meant, make that, or rather, correction, wait,
            i should say, that is to say, what i mean is, what i meant was, actually no, no actually, no i mean
        """,
        "row_noun": """
            part, parts, article, articles, item, items, position, positions, entry, entries, category, categories,
            catalogue, catalog, list, sheet, group, groups, our, somebody, someone, anybody, anyone,
            person
        """,
        "row_deed": """
            buy, buys, buying, come, comes, carry, carries, source, sources, deal, deals, dealt, side, list price,
            at list price, turn over, goes, according, term, terms, must, may, might, allowed
        """,
        "across_all": "across all, all three, all four, all five, for all, over all, across the, in all",
        "stock_worth": "worth, value of the stock, stock value, valued at, value of the, at list price",
        "stretch_to": "from, to, until, till, through, between",
        "none_of": "no, zero, without, any",
        "length_word": "duration, length, term, period, time, retention, validity",
        "monthly": "monthly, a month, per month, each month",
        "plan_each": "each, every, each year, every year, by year, per year, each quarter, by quarter, per quarter",
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
        "meaning": "definition*, meaning*, mean",
        "means": "mean, means, stand for, defined, computed, calculated",
        "what_is_a": "what's a, what's an, what is a, what is an",
        "growth_rate": "growth, yoy, year over year, year-over year, year over-year, year-over-year, growing",
        "growth": "growth",
        "growth_or_change": "growth, change, yoy, year over year",
        "newest": "last, latest, recent, past, newest",
        "count_word": "two, three, four, five, six, seven, eight, nine, ten",
        "newest_one": "latest, last, newest, most recent, current, when",
        "annual_report": """
            annual report, annual reports, annual filing, annual filings, yearly report, yearly reports,
            yearly filing, yearly filings, year-end report, year-end reports, 10k
        """,
        "quarterly_report": """
            quarterly report, quarterly reports, quarterly filing, quarterly filings, interim report,
            interim reports, 10q
        """,
        "current_report": """
            current report, current reports, 8k, ad hoc report, ad hoc reports, ad-hoc filings, current
            filing, current filings
        """,
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
        "in_force_from": """
            effective from, effective as of, effective date, effective since, effective on, effective, valid from,
            valid since, with effect from, in force from, in force since, applies from, applies since,
            takes effect on, took effect on, starting date
        """,
        "as_of_date": """
            as of, as at, status as of, date, dated, published, published on, publication date, issued, issued on,
            issue date, release date
        """,
        "updated_on": """
            last updated, last updated on, updated, updated on, updated at, last modified, last modified on, lastmod,
            modified, last revised, last revised on, revised, revised on, revision date, last reviewed, last change,
            changed on
        """,
        "in_force_until": """
            valid until, valid through, valid to, expires, expires on, expired on, expiry date, expiration date,
            in force until, ceased to apply on, retired on
        """,
        "version_word": "version, revision, rev, release, edition",
        "supersedes": "supersedes, supersede, replaces, replace",
        "superseded_by": "superseded by, replaced by",
        "changed_since": """
            moved to, moved from, moved forward, moved back, been moved, was moved, is moved, were moved, are moved,
            postponed, rescheduled, brought forward, put off, put back, pushed back, delayed, instead of, is no
            longer, are no longer, was no longer, may no longer, can no longer, will no longer, do no longer, does
            no longer, no longer applies, from now on, as of now, now, replaced by, is replaced, was replaced,
            replaces, changed to, changed from, has changed, was changed, is changed, been changed, raised to,
            raised from, lowered to, lowered from, increased to, increased from, reduced to, reduced from, cut to,
            cut from, extended to, extended until, shortened to, cancelled, canceled, called off, discontinued,
            corrected to, revised to, revised from, adjusted to, takes over from, took over from, succeeds,
            succeeded by, supersedes, superseded, new date, new deadline
        """,
        "left_undecided": """
            will be decided, is decided in, is decided at, to be decided, be decided in, be decided at, be decided
            by, to be determined, to be confirmed, not yet decided, not been decided, yet to be decided, undecided,
            still open, decision is pending, is pending, tbd, tba, tbc, not yet fixed, not yet set, under
            discussion, whether
        """,
        "takes_place": """
            takes place, take place, starts, starts on, begins, is held, be held, will be held, happens, is
            scheduled, is scheduled for, is planned, is planned for, is set for, scheduled, planned
        """,
        "meeting_word": """
            minutes, minutes of, meeting, meeting of, meeting on, session of, protocol of, memo of, notes of,
            circular of, announcement of
        """,
        "draft_state": """
            draft, drafts, work in progress, not yet approved, proposal, preliminary, unapproved, not approved,
            for review, in review, under review, rfc, wip, this is a draft, this is still a draft,
            this is only a draft
        """,
        "archived_state": """
            archive, archived, obsolete, superseded, deprecated, withdrawn, outdated, retired, out of date,
            no longer valid, no longer in force, no longer applies, expired, inactive, discontinued, legacy,
            no longer in effect, no longer current, no longer maintained, no longer used, not maintained,
            superseded version, old version, outdated version, previous version
        """,
        "state_word": "status, state, document status, lifecycle, stage",
        "notice_label": "warning, note, notice, caution, attention, important, heads up, disclaimer",
        "archived_folder": "attic, trash, do not use, superseded documents",
        "superseded_mark": "old, older, legacy, outdated, previous, obsolete, superseded, deprecated",
        "authority_word": "authority, authoritativeness, source rank",
        "official_word": "official, authoritative, binding, canonical, normative, high",
        "unofficial_word": "unofficial, informal, non-binding, secondary, informative, low",
        "yes_word": "true, yes, on",
        "no_word": "no, nope, nah",
        "all_earlier": "all, any, every, earlier, previous, prior, former, older, preceding",
        "company_label": """
            company, company name, organisation, organization, registrant, issuer, legal entity,
            client, employer
        """,
        "product_label": "product, product name, model, application, software, project, service",
        "place_label": "place, location, office, site, country, region, city, branch, jurisdiction",
        "period_label": """
            period, reporting period, fiscal year, financial year, fiscal period, fiscal quarter,
            quarter, year
        """,
        "audience_label": "audience, intended audience, applies to, intended for, for whom, target group, scope",
        "registrant": "exact name of registrant, name of registrant, name of issuer",
        "reports_on": """
            for the fiscal year ended, for the year ended, for the quarterly period ended, for the
            quarter ended, for the period ended, fiscal year ended, year ended, for the financial
            year ended, quarter ended
        """,
        "report_kind": """
            10-k, 10k, 10-q, 10q, 8-k, 8k, 20-f, 20f, 6-k, annual report, quarterly report,
            earnings, proxy
        """,
        "document_noun": """
            document, page, policy, policies, handbook, guide, guideline, guidelines, manual, faq, notes, note, memo,
            procedure, rules, wiki, overview, edition, agreement, terms, directive, regulation, notice, standard,
            plan, list, readme, index
        """,
        "periodic_document": """
            report, reports, results, minutes, newsletter, review, budget, forecast, statement, statements, earnings,
            filing, invoice
        """,
        "span_opens": "between, from",
        "reported_span": "month, months, week, weeks, ended",
        "heads_column": "change, % change, %change, total",
        "heads_value": "value, values, amount, figure, number, result, reading, level",
        "heads_unit": "unit, units, unit of measure, uom, currency",
    },
    says={
        "fact cell restated": "restated, first reported as {figure}",
        "fact cell derived": "derived: FY - Q1 - Q2 - Q3",
        "fact cell split": "before a share split, not comparable with later years (÷ {factor} to compare)",
        "fact calendar years": "Fiscal years are calendar years.",
        "fact fiscal periods": "Fiscal periods, not calendar ones: {period} ended {day}.",
        "fact month ends": "share prices, last trading day of each month",
        "fact day before": "{day} was no trading day; the last one before it was {before}.",
        "fact prices end": "No prices from {start} to {end}; the latest is of {day}.",
        "fact prices none": "No prices from {start} to {end}; there are prices for {years}.",
        "months": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
        "day told": "{d} {m} {y}",
        "day told yearless": "{d} {m}",
        "first day": "1",
        "of one": (
            "1 files=1 file; 1 documents=1 document; 1 contradictions=1 contradiction; 1 questions got=1 question got; "
            "there are 1 sources=there is 1 source; "
            "1 questions are being answered or wait=1 question is being answered or waits; "
            "1 years or dates=1 year or date; 1 attempts=1 attempt; 1 statements=1 statement; "
            "1 sources=1 source; 1 figures=1 figure; 1 filings=1 filing; 1 sentences=1 sentence; "
            "1 days=1 day; 1 times=1 time; 1 crashes=1 crash; 1 passages=1 passage; "
            "1 new passages=1 new passage; 1 more rows=1 more row; 1 more fact rows=1 more fact row; "
            "1 rows=1 row; 1 model calls=1 model call; 1 drafts=1 draft; 1 hours=1 hour; 1 tokens=1 token; "
            "1 characters=1 character; 1 a minute are taken=1 a minute is taken; "
            "latest 1 answers are=latest answer is"
        ),
        "file misnamed": "Its name ends in {suffix}, but it holds {what}: it was read as that.",
        "file password here": "It needs a password: write it into the password field here, and send the file again.",
        "file password wrong": "It needs a password, and the one that was given does not open it.",
        "fiscal year short": "FY{year}",
        "table words": (
            "figures=figures; figures of its tables=figures of its tables; "
            "Period=Period; Ended=Ended; Company=Company; Measure=Measure; Metric=Metric; Value=Value; Unit=Unit; "
            "Form=Form; Filed=Filed; Period end=Period end; Accession=Accession; Items=Items; "
            "Description=Description; Link=Link; Formula=Formula; Note=Note; filings=filings; Rank=Rank; "
            "Change=Change"
        ),
        "fact whose": "Whose figures are meant? I have {companies}: please name the company.",
        "fact no company": "I have no figures of {words}; I have {companies}.",
        "fact no explanation": "I found no document that explains it. Here, {formulas}",
        "fact nobody": "none at all",
        "fact for period": "{figure} for {period}",
        "fact years": "fiscal years {years}",
        "fact first half": "the first half of fiscal year {year}",
        "fact second half": "the second half of fiscal year {year}",
        "fact trailing": "the trailing year to {end}",
        "fact calendar": "calendar year {year}",
        "fact lacking": "I have no {measure} of {company} for {periods}.",
        "fact lacking but": "I have no {measure} of {company} for {periods}; I have it for fiscal years {years}.",
        "fact none": "I have no {measure} of {company} for that.",
        "fact none but": "I have no {measure} of {company} for that; I have it for fiscal years {years}.",
        "fact only quarters": "Of fiscal year {year} I have {quarters} only.",
        "fact gaps": "Between them I have none for {periods}.",
        "fact latest": "That is the latest that I have.",
        "fact restated as": "As first reported; later filings restated it as {figures}.",
        "fact never restated": "No later filing restated it.",
        "fact split basis": (
            "Figures up to {period} are shown as filed before a share split; compared, they stand on today's "
            "basis."
        ),
        "fact was restated": "It was restated; the first report said {figure}.",
        "fact derived": "It was not reported by itself: it is the full year less the quarters before.",
        "fact before split": (
            "It is as filed before a later share split, so it does not compare with later figures as it is."
        ),
        "fact split apart": (
            "Figures up to {period} are as filed before a share split and do not compare with later ones."
        ),
        "fact computed as": "{measure} is computed as {formula}.",
        "fact as filed": "It is as reported in the filings, and was not computed.",
        "fact ended": "{company} {period} ended on {day}.",
        "fact covered": "I have {measure} for {company}: {parts}.",
        "fact covered quarters": "by quarter from {first} to {last}",
        "fact not covered": "I have no {measure} for {company}.",
        "fact no figure": "I have no figure for that.",
        "fact higher": "That of {company} is the higher.",
        "fact not converted": "The figures are in {first} and {last} and were not converted.",
        "fact median": "median",
        "fact cagr": "compound growth a year",
        "fact factor": "factor",
        "fact growth": "growth",
        "fact a share": "per share",
        "fact rose": "rose",
        "fact fell": "fell",
        "fact above": "above that",
        "fact below": "below that",
        "fact met": "{measure} of {company}, {span} - {how}: {count}.",
        "fact count": "{count} times",
        "fact never": "never",
        "fact first time": "first time",
        "fact every one since": "in every one since",
        "fact not in latest": "not in the latest",
        "fact no rate": "A growth rate needs two figures above zero, a year or more apart.",
        "fact no total": "{measure} is no amount over a time, so its figures don't add up to a total.",
        "fact price open": "opening price",
        "fact price high": "intraday high",
        "fact price low": "intraday low",
        "fact price close": "closing price",
        "fact price volume": "trading volume",
        "fact price": "{price} of {company} on {day}: {figure}.",
        "fact price over": "{how} of {price}, {company}, {first} to {last}: {figure}.",
        "fact no trading day": "That was no trading day; this is the last one before it.",
        "fact no prices": "I have no prices of {company} for that time.",
        "fact latest day": "The latest day that I have is {day}.",
        "fact dividends": "Dividends are not counted.",
        "fact adjusted": "Adjusted for the split of {day}.",
        "fact prices no sum": "Prices of several days don't add up to anything.",
        "fact filed": "{company}: {form} {period}, filed on {day}, accession number {number}.",
        "fact items": "Items: {items}.",
        "fact filings": "{company}: {count} filings ({form}): {listed}.",
        "fact no filings": "I have no such filings of {company}.",
        "fact link": "It is at {url} .",
        "fact metrics": "For {company} I have {measures}.",
        "fact known measures": "Figures that I have: {measures}.",
        "fact and others": "and others",
        "fact not understood": (
            "I did not understand {words} in that question, so I give no figure for it; please say it in other "
            "words."
        ),
        "fact no measure": "I have no figure of {companies} called {words}.",
        "fact companies": "I have figures of {companies}.",
        "fact no companies": "I have figures of no company.",
        "fact did you mean": "Did you mean {names}?",
        "fact read as": "I read {written} as {name}.",
        "cells apart": "{name}: {first} minus {last} = {value}.",
        "cells moved": "{name}: from {first} to {last} = {value} change.",
        "cells course": "{name} went from {first} to {last}{change}. Highest: {most}; lowest: {least}.",
        "cells together": "{name}, together: {each} = {value}.",
        "cells average": "{name}, on average: ({each}) / {count} = {value}.",
        "cells median": "{name}, median: {value} ({each}).",
        "cells share": "{name}: {each} of {whole} = {value}.",
        "rows counted": "{bound}: {count} of {all}: {each}{without}.",
        "dates then": "; then {next}",
        "dates past": " Already past: {names}.",
        "rows none": "None with {bound}. Looked at: {each}.",
        "rows listed": "With {bound}: {each}{without}.",
        "cells most": "{name}, the most: {first}; next: {next}{without}.",
        "cells least": "{name}, the least: {first}; next: {next}{without}.",
        "records joint": "and",
        "records with": " with {conditions}",
        "records nothing": "not stated",
        "records row": "row {number}",
        "records one row": "1 row",
        "records rows": "{count} rows",
        "records over": "over {rows}{where}",
        "records more": " and {count} more",
        "records is": "There is {rows}{where}, of {all}{names}.",
        "records are": "There are {rows}{where}, of {all}{names}.",
        "records value": "{heading} of {name}: {value}.",
        "records total": "The total {heading} is {value} {over}: {parts}.",
        "records average": "The average {heading} is {value} {over}: {parts}.",
        "records median": "The median {heading} is {value} {over}: {parts}.",
        "records most": "The {count} highest of {heading}{where}: {each}.",
        "records least": "The {count} lowest of {heading}{where}: {each}.",
        "records highest": "{who} has the highest {heading}{where}, {value}{next}.",
        "records lowest": "{who} has the lowest {heading}{where}, {value}{next}.",
        "records highest several": "{who} have the highest {heading}{where}, {value}{next}.",
        "records lowest several": "{who} have the lowest {heading}{where}, {value}{next}.",
        "records next": "; next: {names}",
        "records without": "; not stated: {names}",
        "records what total": "total {heading}",
        "records what average": "average {heading}",
        "records what median": "median {heading}",
        "records what rows": "number of rows",
        "records by": "The {what}{where} by {by}: {each}.",
        "records by highest": "{who} has the highest {what}{where}, {value}; all by {by}: {each}.",
        "records by lowest": "{who} has the lowest {what}{where}, {value}; all by {by}: {each}.",
        "records by highest several": "{who} have the highest {what}{where}, {value}; all by {by}: {each}.",
        "records by lowest several": "{who} have the lowest {what}{where}, {value}; all by {by}: {each}.",
        "figures no opinion": (
            "That asks for an opinion or a forecast, and I give no advice and predict nothing; I can tell "
            "what is on record: figures, prices and filings."
        ),
        "figures no reason": "The figures on record do not say why, and I found no document that does.",
        "figures no definition": "That asks what something means, and I found no document that says it.",
        "kept in": "The {what} is kept in table {table}, column {column}.",
        "imported by": "{file} is imported by {files}.",
        "imported by none": "No indexed file imports {file}.",
        "imports": "{file} imports {files}.",
        "imports none": "{file} imports no indexed file.",
        "part_unanswered": "On “{asked}”, I found nothing in the documents I may read.",
        "nothing_near": "I could not find an answer to that in the documents I may read.",
        "refusal": (
            "I could not find an answer to that in the documents I may read; it may help to name the product, "
            "team or period."
        ),
        "otherwise": "Another source says otherwise:",
        "otherwise_within": "The same document also says otherwise:",
        "otherwise_older": "An older source says otherwise:",
        "otherwise_changed": "Earlier:",
        "otherwise_archived": "A source that no longer holds says otherwise:",
        "otherwise_draft": "A draft says otherwise:",
        "otherwise_lower": "A source of less authority says otherwise:",
        "claim holds": "Yes, the documents say so:",
        "claim denied": "No, the documents say otherwise:",
        "otherwise_early": "A source that is not yet in force says otherwise:",
        "source_followed": "Followed: {winner}; set aside: {loser}.",
        "source_draft": "{source} is a draft.",
        "source_archived": "{source} no longer holds.",
        "source_early": "{source} is not yet in force.",
        "unsupported": (
            "I could not write an answer that the sources support{why}. It would help to ask "
            "more narrowly."
        ),
        "unproven": (
            "I found no answer that the sources bear out. I searched for {searched}. It may help to ask more "
            "narrowly."
        ),
        "failed": "I could not answer this: {error} The failure was recorded.",
        "failed_for_now": (
            "I could not answer this: {error} The failure was recorded; please ask again in a "
            "moment."
        ),
        "several": "Several sources fit, and they say different things; please say which is meant: {names}",
        "of_another": "The sources do not say that; the nearest I found is about something else: {names}",
        "not_quoted": "I looked in {names} for a sentence to quote that answers it, and found none.",
        "quoted": "“{said}”",
        "closest": "Closest to what was asked; whether it answers that, please judge for yourself: {names}",
        "which_of_kind": "which {kind}?",
        "which_one": "There are several answers to that. Which one do you mean?",
        "unconfirmed": "it was not confirmed by verification",
        "not_verified": "⚠️ Not fully verified:",
        "unverified": "(unverified)",
        "language names": (
            "en English, de German, fr French, es Spanish, it Italian, pt Portuguese, "
            "nl Dutch, ko Korean, ja Japanese, zh Chinese, ar Arabic, hi Hindi"
        ),
        "documents_in": (
            "What comes closest is in {languages}, and I find little across languages: please ask in {languages}."
        ),
        "also_searched_in": "The documents are in {languages}; your question was searched in that language, too.",
        "weak_by_meaning": (
            "In this language I search by keywords: the words that the "
            "documents themselves use find most."
        ),
        "not_translated": (
            "The question is in {asked}, the sources are in {spoken}; without a language model "
            "quotes are not translated."
        ),
        "details": "the log has the details",
        "fault any": "Something went wrong.",
        "fault permanent": "Trying again changes nothing.",
        "fault transient": "Trying again later may work.",
        "fault setting": "A setting has a wrong value.",
        "fault input": "The input can't be used.",
        "fault not found": "No such thing.",
        "fault forbidden": "That is not allowed here.",
        "fault key": "The service rejected the key.",
        "fault quota": "The plan or budget is used up.",
        "fault cap": "Today's limit for the language model leaves no room for this.",
        "fault too long": "That is more than the language model can read at once.",
        "fault refused": "The service refused this request.",
        "fault contract": "The language model's reply could not be used.",
        "fault unreadable": "The file can't be read.",
        "fault no document": "The file is not a document.",
        "fault damaged": "The database is damaged.",
        "fault index damaged": "The search index is damaged.",
        "fault stopped": "The question was stopped or deleted.",
        "fault unavailable": "The service does not answer.",
        "fault slow down": "The service asks to slow down.",
        "fault full": "The queue is full.",
        "fault too many": "That is more than can be taken from one in a minute.",
        "fault lease": "Another process has taken this work over.",
        "fault unserved": "It posts where this process can't.",
        "fault unexpected": "Something unexpected went wrong ({name}).",
        "fault recorded": "It was recorded.",
        "fault long": "It took too long.",
        "fault crashes": "Given up after {count} crashes.",
        "fault database": "The database does not answer.",
        "fault empty question": "The question is empty.",
        "fault ask such as": "Ask something, such as: How many days of leave do I get?",
        "fault long question": "The question has {count} characters; at most {most} are taken.",
        "fault collection": "There is no collection {name} here.",
        "fault collections": "Collections: {names}.",
        "none yet": "none yet",
        "fault collection name": (
            "{name} is no name for a collection: up to 64 characters, without slashes and commas."
        ),
        "fault reserved name": "No collection can be called {name}: in settings the word means something else.",
        "fault model slow": "The language model {model} took too long.",
        "fault model away": "The language model's server can't be reached.",
        "fault model broke off": "The language model's server broke off.",
        "fault model status": "The language model's server answered {status}.",
        "fault model slow down": "The language model {model} asks to slow down.",
        "fault model key": "The language model's server rejected the key.",
        "fault model quota": "The language model's quota is used up.",
        "fault web": "The web search did not answer within {seconds} s.",
        "lined up": "🔁 Somebody says that this is wrong. Others are looked at first; I look at this one next.",
        "looking": "🔁 Somebody says that this is wrong, so I am looking again.",
        "still looking": "🔁 Still looking again; this takes longer than usual.",
        "looked twice": (
            "🔁 Looked at twice within the hour already. Once that hour is over, I can look again; until then, "
            "asking in other words may help."
        ),
        "holds": "🔁 Looked again, and it holds.",
        "said to the question": "{who} said, to the question “{question}”: {words}",
        "holds because": "🔁 Looked again, and it holds: “{sentence}” ({source}).",
        "no longer": "This is no longer in the documents: {names}.",
        "read anew": "🔧 Read anew before answering: {names}.",
        "answered again": "✏️ Answered again: {names} came or changed since.",
        "answered by person": "✏️ Answered again: a person supplied this, and it was approved.",
        "source changed": "⚠️ Source changed since: {names}.",
        "source changed ask": (
            "🔁 What this answer cites has changed since: {names}. Ask "
            "again to have it answered from what is there now."
        ),
        "worked out": "🔁 Looked again: it was worked out from the rows cited; their figures stand as they were.",
        "not settled": "🔁 Looked again: the sources also tell what was said against it, so this is not settled.",
        "nothing better": "🔁 Looked again: read the sources anew and found nothing better.",
        "said suggested": (
            "📝 What was said about it was noted as a suggestion: it counts once somebody else approves it."
        ),
        "said recorded": "📝 What was said about it was noted.",
        "corrected": "✏️ Corrected because of {why}: {changed}.",
        "a thumbs-down": "a thumbs-down",
        "worded anew": "worded anew from the same figures and sources",
        "figures became": "{before} became {after}",
        "figures left out": "left out {figures}",
        "words became": "“{before}” became “{after}”",
        "words left out": "left out “{words}”",
        "words added": "newly says “{words}”",
        "figures added": "newly names {figures}",
        "now rests on": "now rests on {names}",
        "before and now": "{before} before, {after} now",
        "note web not configured": "The web was not asked: no web search is configured ({settings}).",
        "note web not asked": "The web was not asked: {error}",
        "note web empty": "The web was asked, and nothing usable was found.",
        "note graded by rules": "The evidence was graded without the model: {error}",
        "note routed by rules": "The question was routed by rules: {error}",
        "note as it stands": "The question was taken as it stands: {error}",
        "note not refined": "The search was not refined by the model: {error}",
        "note not translated": "The search was not put into another language by the model: {error}",
        "note years": "The missing years could not be fetched: {error}",
        "note tokens": "No further attempt was made: this question has spent its {cap} tokens (QUESTION_TOKEN_CAP).",
        "note model not asked": "{model} could not be asked at {step}: {error}",
        "note model contract": "{model} broke the reply contract at {step}: {error}.",
        "note model slow down": "{model} asked to slow down at {step}.",
        "note model refused": "{model} refused the request at {step}.",
        "note by extracts": (
            "Answered by extracts, without the language model, because {what} may not leave the house."
        ),
        "kept in several": "the collections {names}",
        "kept in one": "the collection {names}",
        "kept in unnamed": "a collection that this rests on",
        "cap until midnight": (
            "The next call could exceed {whose} {cap} tokens a day ({setting}): until midnight UTC, answers "
            "are extracts from your documents. Nothing you ask is lost."
        ),
        "whose server": "this server's",
        "whose workspace": "this workspace's",
        "whose channel": "this channel's",
        "whose own": "your",
        "pass": "pass",
        "skip": "skip",
        "check figures": "{wrong} of {found} not proved ({reasons}). {proofs}",
        "check figures alone": "{wrong} of {found} not proved ({reasons}).",
        "check dates": "{wrong} of {found} not borne out: {reasons}",
        "check dates found": "{found} found in the evidence.",
        "count figures": "{count} figures",
        "count figure": "1 figure",
        "count dates": "{count} years or dates",
        "count date": "1 year or date",
        "check supported": "{found} supported.",
        "count sentences": "{count} sentences",
        "count sentence": "1 sentence",
        "check in doubt": "{count} statements in doubt",
        "check one in doubt": "1 statement in doubt",
        "check without support": "{count} statements without support",
        "check one without support": "1 statement without support",
        "check little stands": "little of it stands in {where}",
        "check stands elsewhere": "{figure} stands in {where}, not in {cited}",
        "check invented source": "{cited} cited, but there are {count} sources.",
        "check in no source": "{name} is in no source",
        "check scanned": "{name} could not be read for sure in a scanned page",
        "check code has": "the evidence has {key} {found}",
        "check answer too long": "the answer is too long to be looked at whole",
        "check time of another": "the evidence gives this time to something else",
        "check not in evidence": "not in the evidence",
        "check closest": "not in the evidence: closest is {closest}",
        "check computed": "computed from the evidence it is {value}",
        "check value of another": "this is the value of {one}, not of {other}",
        "check evidence has": "the evidence has {value}",
        "check figure of another": "the evidence gives this figure to {one}",
        "check in another unit": "in another unit: it is {value}",
        "check not named": "{name} is not in the evidence",
        "check denied": "the evidence denies this: {word}",
        "check says so": "the evidence says this: {word}",
        "check unverified": "It could not be verified against the sources.",
        "check hardly said": "What is cited hardly says what was asked",
        "check proven by": "It is proven by: “{sentence}”",
        "check confirmed": "{detail}; verification confirmed it.",
        "new from checks": "what the checks found",
        "new passages": "{count} new passages",
        "new rows": "{count} more fact rows",
        "new model": "another model ({model})",
        "nothing found": "Nothing was found in the documents.",
        "note extract": "This is an extract from your documents, made without the language model.",
        "note looked up": "This was looked up without the language model.",
        "note in part": "Not all of this was done by the language model.",
        "note held against": "{model} compared {judged} of {count} statements with their sources.",
        "note not judged": "Statements were not judged by a model: {error}",
        "note model repaired": "{model} broke the reply contract once ({problem}) and repaired it.",
        "stays in several": "The collections {names} may not leave the house.",
        "stays in one": "The collection {names} may not leave the house.",
        "stays unnamed": "A collection that this rests on may not leave the house.",
        "cap at any time": (
            "The next call could exceed {whose} {cap} tokens a day ({setting}): a call like it may cost {tokens}, so "
            "answers are extracts from your documents. Nothing you ask is lost."
        ),
        "check filings": "{wrong} of {found} named match no row: {reasons}.",
        "check filings found": "{found} named, in the rows as well.",
        "count filings": "{count} filings",
        "count filing": "1 filing",
        "check accession": "the accession number of no filing in the evidence",
        "check no form": "there is no {form} in the evidence",
        "check form date": "no {form} with the date {date}: closest is {closest}",
        "check same wording": "{found} as the sources say it.",
        "check refusal": "a refusal needs no source",
        "check read as answer": "It is read as an answer, out of sources of what was asked",
        "check other language": (
            "What is cited is in another language than the question: its names and years were compared, not its words"
        ),
        "check faithful": "{model} found {count} statements in what they cite",
        "check not faithful": "{model} does not find {detail} in what it cites",
        "check empty reply": "the reply was empty",
        "check cut reply": "the reply was cut off",
        "check too long": "the sources are too long for the model to verify the answer against",
        "check objected": "verification objected to the draft",
        "check no usable reply": "verification gave no usable reply",
        "check rewritten": "verification corrected the draft",
        "check searched again": "verification asked for another search",
        "reasoning covered": (
            "{grounded} of the sentences stand in their sources; "
            "{coverage} of the question is covered."
        ),
        "reasoning unanswered": "The sources found do not answer the question.",
        "check reflection": "reflection scored {score}",
        "check data for": "there is data for {year}",
        "check not fetched": "{year} exists in the table but was not fetched",
        "check another time": "the evidence says this of another time than {year}",
        "check overruled": "overruled by {source}",
        "check instruction": "{text} comes from an instruction within {source}",
        "check not cited": "{name} is in no source that is cited, but in {where}",
        "check points": "these are percentage points, not percent",
        "check currency": "another currency: it is {value}",
        "check too small": "wrong scale: {factor} times too small, it is {value}",
        "check too large": "wrong scale: {factor} times too large, it is {value}",
        "check sign": "wrong sign: it is {value}",
        "check says unsaid": "the answer says that no source says it",
        "check beside else": "the evidence names {year} beside something else",
        "check no score": "{score} stands in no source",
        "check dates it": "the evidence dates it {year}",
        "check of some": "the evidence says it of some only: {word}",
        "check of few": "the evidence says it of few only: {word}",
        "check no duty": "the evidence makes it no duty: {word}",
        "check a duty": "the evidence makes it a duty: {word}",
        "check not sure": "the evidence is not sure of it: {word}",
        "check source says": "{one} says this, not {other}",
        "check against": "it is {one} against {other}",
        "check goes": "it goes from {one} to {other}",
        "check the most": "the most is {value}",
        "check the least": "the least is {value}",
        "check has instead": "the evidence has “{told}” instead",
        "check other way": "the evidence has it the other way round: {sentence}",
        "check another cause": "the evidence gives another cause: {sentence}",
        "check another witness": "the evidence gives another witness: {sentence}",
        "check no rise": "{one} is less than {other}: that is no rise",
        "check no fall": "{one} is more than {other}: that is no fall",
        "check value instead": "this is the value of {one}, not of {other}; {period} is {value}",
        "check closest off": "not in the evidence: closest is {closest}, {off} % off",
        "check times alone": "it is {factor} times as much",
        "check times as much": "it is {factor} times as much: from {one} to {other}",
        "check says multiple": "the evidence says {word}",
        "check not looked at": "{count} not looked at",
        "check not looked from": "not looked at from character {place} on",
        "check decade": "the {years} are not in the evidence",
        "check as a plan": "the evidence tells it as a plan: {word}",
        "check no such source": "cites a source that does not exist",
        "page": "p. {page}",
    },
)  # fmt: skip
