-- The texts of the site: who the company is, what its pages say, questions, team, reviews and tariffs. They are items
-- like products, services and blogs, so that they have drafts, versions and schedules; what they say is in one column.
-- PostgreSQL uses a new value only after the transaction that adds it.
BEGIN;
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'company';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'home';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'quote';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'steps';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'reasons';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'specialist';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'headings';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'servicesPage';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'servicePage';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'productsPage';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'productPage';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'guidesPage';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'about';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'contactPage';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'privacy';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'terms';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'questions';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'team';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'reviews';
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'tariffs';
COMMIT;

BEGIN;

ALTER TABLE "items" ADD COLUMN "texts" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "items" ALTER COLUMN "pictureHashes"
    SET EXPRESSION AS (picture_hashes("ctaImage", "sections"::text, "subTitles"::text, "texts"::text));

-- What a text says is its body; of content it is what its columns say.
CREATE OR REPLACE FUNCTION content_body("items") RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN $1."texts" <> '{}' THEN $1."texts" ELSE jsonb_strip_nulls(
        to_jsonb($1) - '{id,kind,version,createdAt,updatedAt,deletedAt,place,words,pictureHashes,state,draftNumber,revision,texts}'::text[]
    ) END
$$;

-- The texts with which a new site starts.
INSERT INTO "items" ("kind", "headerTitle", "texts") VALUES
('company', 'Company', $json${
    "name": "Millrace Energy",
    "wordmarkFirst": "Millrace",
    "wordmarkSecond": "Energy",
    "tagline": "Understand, Solve & Evolve",
    "founded": "2016",
    "email": "hello@example.com",
    "phone": "+44 20 7946 0112",
    "address": "14 Weir Lane\nSheffield S3 8GG",
    "timeZone": "Europe/London",
    "clock": "London time",
    "currency": "USD",
    "footer": "© 2024 Millrace Energy",
    "pledge": "One letter a month: what we measured, what we built, what it saved.",
    "welcome": "One letter a month. Each has a link that takes you off the list again.",
    "sharePicture": "",
    "hours": [
        {
            "day": "Monday",
            "opens": "08:00",
            "closes": "17:00"
        },
        {
            "day": "Tuesday",
            "opens": "08:00",
            "closes": "17:00"
        },
        {
            "day": "Wednesday",
            "opens": "08:00",
            "closes": "17:00"
        },
        {
            "day": "Thursday",
            "opens": "08:00",
            "closes": "17:00"
        },
        {
            "day": "Friday",
            "opens": "08:00",
            "closes": "17:00"
        }
    ],
    "holidays": [],
    "social": [
        {
            "name": "LinkedIn",
            "url": "https://www.linkedin.com/company/millrace-energy-example"
        },
        {
            "name": "Facebook",
            "url": "https://www.facebook.com/millrace.energy.example"
        },
        {
            "name": "X",
            "url": "https://x.com/millraceexample"
        },
        {
            "name": "YouTube",
            "url": "https://www.youtube.com/@millrace-energy-example"
        }
    ],
    "recipients": []
}$json$),
('home', 'Home', $json${
    "heroFirst": "Understand,",
    "heroSecond": "Solve",
    "heroThird": "& Evolve",
    "heroLead": "We measure how energy moves through your building, fix what wastes it, and move you to cleaner sources step by step.",
    "heroButton": "Request a quote",
    "description": "Heat pumps, solar, storage and business electricity, measured before they are sold.",
    "missionTitle": "Our mission",
    "missionText": "Make low-carbon energy the sensible choice for every business, and prove it in numbers.",
    "productsTitle": "Equipment that moves energy well",
    "productsLead": "Sized from your own readings, installed and looked after by the engineers who specified it.",
    "servicesTitle": "Services for the whole journey",
    "assessmentTitle": "Free energy assessment",
    "assessmentText": "An engineer walks your site, reads your meters and leaves you a one-page picture of where your energy goes.",
    "assessmentButton": "Get Service",
    "guidesTitle": "From the guides",
    "figures": [
        {
            "figure": "7.0 MW",
            "label": "heat pumps installed"
        },
        {
            "figure": "65k",
            "label": "tonnes carbon saved"
        },
        {
            "figure": "£850,000",
            "label": "grant funding raised"
        }
    ]
}$json$),
('quote', 'Expert quote', $json${
    "text": "The cheapest unit of energy is the one a building stops asking for. So we begin with the meter, and only then talk about machines.",
    "name": "Dr Amara Lindqvist",
    "job": "Head of Engineering",
    "picture": ""
}$json$),
('steps', 'How it works', $json${
    "title": "How it works",
    "lead": "The width of a band is the price of an offer. The narrowest one wins.",
    "saving": "up to 40% saved",
    "steps": [
        {
            "title": "Compare providers",
            "text": "Send us one bill. We lay every offer on the market beside it."
        },
        {
            "title": "Find the right deal",
            "text": "One recommendation with its reasons, locked for up to five years."
        },
        {
            "title": "Switch and save",
            "text": "We do the paperwork, and your band gets narrower."
        }
    ]
}$json$),
('reasons', 'Why choose us', $json${
    "title": "Why choose us",
    "lead": "Since {founded} we have designed for one result: less energy, from better sources, at a price you can plan with.",
    "reasons": [
        {
            "title": "Renewable energy",
            "text": "Every design starts from what the sun, the air and the ground already give your site."
        },
        {
            "title": "Affordability",
            "text": "Tariffs locked for up to five years and savings of up to 40%, with grants found and applied for."
        },
        {
            "title": "Simplicity",
            "text": "One engineer, one plan, one invoice. You always know who to call."
        }
    ]
}$json$),
('specialist', 'Specialist form', $json${
    "title": "Talk to a specialist",
    "lead": "Leave your number and an engineer calls you. No call centre.",
    "promise": "An engineer calls you within one working day",
    "steps": [
        {
            "text": "We call within one working day."
        },
        {
            "text": "We ask for a bill and a floor plan."
        },
        {
            "text": "You get a first sizing, free of charge."
        }
    ]
}$json$),
('headings', 'Headings', $json${
    "reviews": "What customers say",
    "questions": "Questions we are asked",
    "team": "Our team",
    "teamLead": "Whoever answers you has stood in a plant room.",
    "tariffs": "Tariff types",
    "tariffsLead": "The wider the band, the more of the price is left open."
}$json$),
('servicesPage', 'Service list', $json${
    "bannerFirst": "Services that",
    "bannerLast": "carry through",
    "bannerLead": "From the first reading to the last invoice: what we do for a building, and for the people who pay for it.",
    "description": "What we do, from the first reading to a narrower band."
}$json$),
('servicePage', 'Why our services', $json${
    "title": "Why our services",
    "lead": "The same engineers measure, build and answer the phone.",
    "reasons": [
        {
            "title": "Measured first",
            "text": "Two weeks of readings come before any drawing, so that nothing is sized by rule of thumb."
        },
        {
            "title": "One contract",
            "text": "Design, grants, fitting and supply stand on one page, with one price."
        },
        {
            "title": "Watched after",
            "text": "We see a fault before you feel it, and tell you what it cost."
        }
    ]
}$json$),
('productsPage', 'Product list', $json${
    "bannerFirst": "Products that",
    "bannerLast": "move energy",
    "bannerLead": "Several kinds of equipment, and one question before any of them: what does your building really need?",
    "description": "Equipment that moves energy: what each machine takes in and gives out."
}$json$),
('productPage', 'Energy stats', $json${
    "title": "Energy stats",
    "lead": "Band widths are in proportion. Illustrative: a heat pump on a mild winter day, the machine we measure others by.",
    "air": "3 parts",
    "airText": "heat in outdoor air, free",
    "power": "1 part",
    "powerText": "electricity, paid for",
    "heat": "4 parts",
    "heatText": "useful heat at your radiators"
}$json$),
('guidesPage', 'Guide list', $json${
    "bannerFirst": "Guides to what",
    "bannerLast": "your meter says",
    "bannerLead": "Short sums, plain words, and the questions to ask before anybody sells you anything.",
    "description": "Short sums, plain words, and the questions to ask before you buy."
}$json$),
('about', 'About Us', $json${
    "bannerFirst": "Engineers who",
    "bannerLast": "follow the flow",
    "bannerLead": "We are a workshop that happens to sell energy: we measure, we draw, we build, and we stay to watch the needle.",
    "description": "Engineers who measure first, since {founded}.",
    "storyTitle": "How it began",
    "story": "The company was founded in {founded} by engineers who had spent years fitting large machines into buildings that needed smaller ones.\n\nSo the order of work was turned round: first the meter, then the drawing, then the machine. A millrace does the same; it leads the water to the wheel before anybody asks how large the wheel should be.\n\nToday we design and fit heat pumps, solar, storage, gas engines and hydrogen pilots, tune the plant that is already there, and compare and switch business electricity.",
    "valuesTitle": "What we hold to",
    "values": [
        {
            "title": "Innovative Technology",
            "text": "We fit what is new once it has earned it: on a test bench, then on our own roof, then on yours."
        },
        {
            "title": "Tailored Solutions",
            "text": "No two meters tell the same story. Each design starts from your readings and fits your hours."
        },
        {
            "title": "Certified Sustainability",
            "text": "What we claim to save is read from meters and shown to you, month by month, with the sums beside it."
        },
        {
            "title": "Exceptional Support",
            "text": "The engineer who drew your plant answers the phone, and knows where the valves are."
        }
    ]
}$json$),
('contactPage', 'Contact Us', $json${
    "bannerFirst": "Ask whoever",
    "bannerLast": "did the sums",
    "bannerLead": "Write, call or come by. A person reads it, and answers.",
    "description": "Write to us, call, or ask a specialist to call you.",
    "formTitle": "Connect with us",
    "formLead": "Say what you have and what you would change. Two lines will do.",
    "priceQuestion": "After a price?"
}$json$),
('privacy', 'Privacy', $json${
    "bannerFirst": "What we keep,",
    "bannerLast": "and why",
    "bannerLead": "Only what you send us, only for what you sent it for. Here is all of it.",
    "description": "What this site keeps of you, why, and for how long.",
    "clauses": [
        {
            "title": "Who keeps your data",
            "text": "{name}, {address}. Write to [{email}](mailto:{email}) about anything on this page."
        },
        {
            "title": "When you write to us",
            "text": "The contact form keeps your name, email address, phone number, address, preferred time, comment and how you want to hear from us. The specialist form keeps your name, phone number, email address, business name, business address and comment. Both keep the date. If you are signed in, they are kept with your account.\n\nOur staff read them to answer you, and keep them, with what they wrote to you and what they noted, until you or they have them deleted. Your information is shared for the purpose of discussing solutions, and for nothing else. We inform you by email, phone or post only where you ticked it."
        },
        {
            "title": "The newsletter",
            "text": "We keep your email address, when it asked for the newsletter, and when it was confirmed. First comes one mail with a link; nothing else comes until you press the button behind it. The link works for 14 days.\n\nEvery mail has a link that takes you off the list. Your address is deleted at that moment. So that nobody can flood a mailbox through us, at most three of those mails go to one address in a day; for that day we remember a scrambled form of the address that cannot be turned back."
        },
        {
            "title": "Your account",
            "text": "Signing in is done by Firebase Authentication, a service of Google. It holds your email address, your name and what proves your password; we never see the password. If you sign in with an account you have elsewhere, its provider learns that you did, and tells us your name and email address.\n\nIn our own database your record holds your name, email address and role, the link to your picture, what you enter in your profile, what you bought, and the day of your last visit.\n\nWhen an account is deleted, the sign-in goes first, then the record. Requests and messages that were sent from it lose name, email address, phone number, addresses and comment, and all that we wrote to you and about you; what stays is their date."
        },
        {
            "title": "In your browser",
            "text": "No cookies, no advertising, no third-party trackers, and no counting of who reads what. The fonts and scripts of these pages come from this site. Only if you sign in does your browser talk to Firebase, and keep who is signed in until you log out; the windows in which Google or Facebook ask who you are need a script of Google's.\n\nSome pictures may lie on other servers. Your browser fetches them from there without saying which page you are on."
        },
        {
            "title": "On our servers",
            "text": "A line is logged for each call: which kind of call, whether it worked, how long it took. Neither what you sent nor your network address is in it. Your network address is held in memory for a minute, to count how often forms are sent from it.\n\nWhen our staff change or delete something, who did what to which record is written down. Services, products and guides that staff delete are kept aside for 30 days, in case it was a mistake. What people have sent us is not kept aside: deleted, it is gone."
        },
        {
            "title": "What you can ask for",
            "text": "To see what we hold about you, to have it corrected, or to have it deleted: do it in your profile, or write to [{email}](mailto:{email}) from the address it is about. If our answer does not satisfy you, the data protection authority where you live hears complaints."
        }
    ]
}$json$),
('terms', 'Terms', $json${
    "bannerFirst": "What holds",
    "bannerLast": "between us",
    "bannerLead": "Terms for reading this site and using its forms. Work we do for you has a contract of its own.",
    "description": "What holds between you and us on this site.",
    "clauses": [
        {
            "title": "What this site is",
            "text": "A description of what {name} does, and a way to reach us. Nothing on it is an offer. We work for you once a quote names the work and its price, and both of us have signed it."
        },
        {
            "title": "Figures",
            "text": "Figures that are marked as illustrative show how something works; your building will differ. That is why we measure first.\n\n“Tariffs locked for up to five years” and “savings of up to 40%” are upper bounds. What holds for you depends on your meter, your hours and the offers of the day, and stands in your quote."
        },
        {
            "title": "Guides",
            "text": "Guides explain in general. Before you spend money on what one says, have somebody look at your own plant; it need not be us."
        },
        {
            "title": "Forms",
            "text": "Send what is true and yours to send. A request costs nothing and binds you to nothing. Forms that are sent by programs, or many times over, are turned away. What happens with what you send stands in [Privacy](/privacy)."
        },
        {
            "title": "Accounts",
            "text": "Sign up with an email address that is yours, and keep your password to yourself. Whoever asks to be an admin may have to wait until somebody here approves it. We close accounts that are used to harm others.\n\nPurchases and billing in the profile are a sample, marked as one. They are no invoice and no promise."
        },
        {
            "title": "Texts and pictures",
            "text": "They are ours. Quote them with a link; ask before you use more. Links to other sites lead to what others have written, and may change without our knowing."
        },
        {
            "title": "When something goes wrong",
            "text": "We keep this site running with care, but cannot promise that it always will. Tell us what is wrong at [{email}](mailto:{email}). Nothing on this page takes away a right that the law gives you."
        }
    ]
}$json$),
('questions', 'How long is a tariff locked?', $json${
    "question": "How long is a tariff locked?",
    "answer": "For up to five years. The price per unit stays as agreed, whatever the wholesale market does in the meantime.",
    "page": "Services and guides"
}$json$),
('questions', 'Does a heat pump work in an old building?', $json${
    "question": "Does a heat pump work in an old building?",
    "answer": "Often. What decides is how warm the water in your radiators has to be on the coldest day. We measure that first, and say so plainly where a heat pump is the wrong machine.",
    "page": "Services and guides"
}$json$),
('questions', 'What does the free energy assessment include?', $json${
    "question": "What does the free energy assessment include?",
    "answer": "An engineer walks your site, reads your meters and your last twelve bills, and leaves you one page: where the energy goes, what could be saved, and what each step would cost.",
    "page": "Services and guides"
}$json$),
('questions', 'Who applies for grants?', $json${
    "question": "Who applies for grants?",
    "answer": "We do. We check which schemes your project falls under, write the application and answer the questions that come back. You sign it.",
    "page": "Services and guides"
}$json$),
('questions', 'Will the power or the heating be off while you work?', $json${
    "question": "Will the power or the heating be off while you work?",
    "answer": "The old plant keeps running until the new one has carried the load. Where a supply has to be cut, we agree the hour with you beforehand, and it is rarely a working one.",
    "page": "Services and guides"
}$json$),
('questions', 'What happens after five years?', $json${
    "question": "What happens after five years?",
    "answer": "Before your tariff ends we compare the market again and show you what we find. If staying is cheaper, we say that.",
    "page": "Services and guides"
}$json$),
('team', 'Dr Amara Lindqvist', $json${
    "name": "Dr Amara Lindqvist",
    "role": "Head of Engineering",
    "picture": "/plates/portrait-air.svg"
}$json$),
('team', 'Jonas Whitlock', $json${
    "name": "Jonas Whitlock",
    "role": "Energy Markets",
    "picture": "/plates/portrait-power.svg"
}$json$),
('team', 'Priya Raman', $json${
    "name": "Priya Raman",
    "role": "Heat and Storage",
    "picture": "/plates/portrait-heat.svg"
}$json$),
('reviews', 'Tom Okafor', $json${
    "name": "Tom Okafor",
    "job": "Operations, Hearth & Rye Bakery",
    "text": "They drew our bakery as one picture of bands, and for the first time we saw that half our heat went up the flue. It now warms the proving room.",
    "picture": ""
}$json$),
('reviews', 'Ines Carvalho', $json${
    "name": "Ines Carvalho",
    "job": "Owner, Carvalho Dental",
    "text": "Switching took one phone call and a photograph of a bill. The tariff is fixed, and I have stopped reading about wholesale prices.",
    "picture": ""
}$json$),
('reviews', 'Graham Pell', $json${
    "name": "Graham Pell",
    "job": "Estates, Westbrook College",
    "text": "Straight answers. They talked us out of the larger machine.",
    "picture": ""
}$json$),
('tariffs', 'Fixed', $json${
    "unitPrice": "",
    "standingCharge": "",
    "term": "",
    "validFrom": "",
    "validUntil": "",
    "title": "Fixed",
    "text": "One price per unit for the whole term, locked for up to five years. Wholesale prices move; yours does not.",
    "open": "12"
}$json$),
('tariffs', 'Part fixed', $json${
    "unitPrice": "",
    "standingCharge": "",
    "term": "",
    "validFrom": "",
    "validUntil": "",
    "title": "Part fixed",
    "text": "Most of your usage at a set price, the rest bought as the market moves. For sites that can shift their load.",
    "open": "45"
}$json$),
('tariffs', 'Variable', $json${
    "unitPrice": "",
    "standingCharge": "",
    "term": "",
    "validFrom": "",
    "validUntil": "",
    "title": "Variable",
    "text": "The price follows the market, down as well as up. No term to wait for when you want to leave.",
    "open": "100"
}$json$);

INSERT INTO "content_versions" ("itemId", "number", "body", "publishedAt")
SELECT "id", 1, "texts", "createdAt" FROM "items" WHERE "texts" <> '{}';

COMMIT;
