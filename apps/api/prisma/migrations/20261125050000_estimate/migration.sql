-- The texts and the figures of the savings estimate. The previous version reads only the kinds that it knows.
-- PostgreSQL uses a new value only after the transaction that adds it.
BEGIN;
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'estimate';
COMMIT;

BEGIN;

-- What a new site starts with.
WITH texts AS (
    INSERT INTO "items" ("kind", "headerTitle", "texts") VALUES
    ('estimate', 'Savings estimate', $json${
        "bannerFirst": "What could you",
        "bannerLast": "save a year?",
        "bannerLead": "Three short questions. The answer is a drawing, and everything it rests on stands under it for you to change.",
        "description": "What you could save a year with a new tariff, solar, a heat pump or a battery: estimated at once, without your name.",
        "assumptions": [
            {"name": "Price of electricity today", "trade": "Every trade", "low": "", "likely": "24.5", "high": "", "source": "Sample. Take it from your bill"},
            {"name": "Price of gas or oil today", "trade": "Every trade", "low": "", "likely": "6.2", "high": "", "source": "Sample. Take it from your bill"},
            {"name": "New tariff, cheaper by", "trade": "Every trade", "low": "3", "likely": "6", "high": "10", "source": "Sample of ours"},
            {"name": "Electricity at night, cheaper by", "trade": "Every trade", "low": "30", "likely": "45", "high": "60", "source": "Sample of ours"},
            {"name": "Solar on your roof", "trade": "Every trade", "low": "12", "likely": "20", "high": "30", "source": "A guess from the kind of business: please correct it"},
            {"name": "Solar on your roof", "trade": "Bakery or kitchen", "low": "22", "likely": "40", "high": "46", "source": "A guess from the kind of business: please correct it"},
            {"name": "Solar on your roof", "trade": "Workshop or factory", "low": "40", "likely": "80", "high": "120", "source": "A guess from the kind of business: please correct it"},
            {"name": "Solar on your roof", "trade": "Care home or hotel", "low": "25", "likely": "50", "high": "70", "source": "A guess from the kind of business: please correct it"},
            {"name": "Solar on your roof", "trade": "Farm or nursery", "low": "40", "likely": "80", "high": "150", "source": "A guess from the kind of business: please correct it"},
            {"name": "Yield of the roof", "trade": "Every trade", "low": "781", "likely": "850", "high": "990", "source": "SAP takes about 850 in the middle of Great Britain; 781 is in the north, 990 in the south"},
            {"name": "Solar used on site", "trade": "Every trade", "low": "50", "likely": "65", "high": "80", "source": "Sample of ours"},
            {"name": "Solar used on site", "trade": "Bakery or kitchen", "low": "70", "likely": "80", "high": "90", "source": "Sample of ours: ovens run in daylight"},
            {"name": "Paid for what is sold", "trade": "Every trade", "low": "5", "likely": "8", "high": "12", "source": "Sample of ours"},
            {"name": "Cost of solar", "trade": "Every trade", "low": "", "likely": "1100", "high": "", "source": "Sample of ours"},
            {"name": "Share of the fuel that heats", "trade": "Every trade", "low": "70", "likely": "80", "high": "90", "source": "Sample of ours"},
            {"name": "Share of the fuel that heats", "trade": "Bakery or kitchen", "low": "30", "likely": "40", "high": "50", "source": "Sample of ours: ovens take the rest"},
            {"name": "Efficiency of the boiler", "trade": "Every trade", "low": "88", "likely": "84", "high": "80", "source": "Electrification of Heat demonstration project, Great Britain: 84 % for a typical boiler"},
            {"name": "Share of the electricity that heats", "trade": "Every trade", "low": "30", "likely": "40", "high": "50", "source": "Sample of ours"},
            {"name": "Heat for each kWh of electricity", "trade": "Every trade", "low": "2.5", "likely": "2.8", "high": "3.1", "source": "Electrification of Heat demonstration project: median of 2.80 over a year"},
            {"name": "Hours at full load", "trade": "Every trade", "low": "", "likely": "1800", "high": "", "source": "Sample of ours"},
            {"name": "Cost of a heat pump", "trade": "Every trade", "low": "", "likely": "1000", "high": "", "source": "Sample of ours"},
            {"name": "Battery", "trade": "Every trade", "low": "10", "likely": "20", "high": "30", "source": "Sample of ours"},
            {"name": "Charged", "trade": "Every trade", "low": "200", "likely": "280", "high": "340", "source": "Sample of ours"},
            {"name": "Comes out of the battery again", "trade": "Every trade", "low": "80", "likely": "85", "high": "90", "source": "NREL Annual Technology Baseline 2024: 85 % for lithium-ion"},
            {"name": "Cost of a battery", "trade": "Every trade", "low": "", "likely": "550", "high": "", "source": "Sample of ours"},
            {"name": "CO₂ of electricity", "trade": "Every trade", "low": "", "likely": "207", "high": "", "source": "UK Government conversion factors for company reporting 2024"},
            {"name": "CO₂ of gas or oil", "trade": "Every trade", "low": "", "likely": "183", "high": "", "source": "UK Government conversion factors for company reporting 2024: natural gas"}
        ]
    }$json$)
    RETURNING "id", "texts", "createdAt"
)
INSERT INTO "content_versions" ("itemId", "number", "body", "publishedAt")
SELECT "id", 1, "texts", "createdAt" FROM texts;

COMMIT;
