-- Booked calls, and the texts and hours of the page on which visitors book them. The previous version reads only the
-- kinds that it knows. PostgreSQL uses a new value only after the transaction that adds it.
BEGIN;
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'bookings';
COMMIT;

CREATE EXTENSION IF NOT EXISTS btree_gist;
BEGIN;

CREATE TABLE "bookings" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "inquiryId" UUID NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "place" INTEGER NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cancelledAt" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),
    CONSTRAINT "bookings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bookings_time_check" CHECK ("endsAt" > "startsAt"),
    CONSTRAINT "bookings_place_check" CHECK ("place" >= 0),
    -- A place is never booked twice at the same time, also where hours have been changed meanwhile.
    CONSTRAINT "bookings_once" EXCLUDE USING gist ("place" WITH =, tstzrange("startsAt", "endsAt") WITH &&)
        WHERE ("cancelledAt" IS NULL)
);
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_inquiryId_fkey"
    FOREIGN KEY ("inquiryId") REFERENCES "inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "bookings_inquiryId_id_idx" ON "bookings"("inquiryId", "id");
CREATE INDEX "bookings_startsAt_idx" ON "bookings"("startsAt");

-- What a new site starts with.
WITH texts AS (
    INSERT INTO "items" ("kind", "headerTitle", "texts") VALUES
    ('bookings', 'Calls', $json${
        "bannerFirst": "",
        "bannerLast": "Book a call",
        "bannerLead": "An engineer rings you within the hour you pick. It takes some twenty minutes and costs nothing.",
        "description": "Pick a day and an hour, and an engineer rings you. It takes some twenty minutes and costs nothing.",
        "haveAtHand": "A bill, and the age of your boiler",
        "places": "2",
        "notice": "4",
        "weeks": "6",
        "hours": [
            {"day": "Monday", "opens": "09:00", "closes": "12:00"},
            {"day": "Monday", "opens": "13:00", "closes": "17:00"},
            {"day": "Tuesday", "opens": "09:00", "closes": "12:00"},
            {"day": "Tuesday", "opens": "13:00", "closes": "17:00"},
            {"day": "Wednesday", "opens": "09:00", "closes": "12:00"},
            {"day": "Wednesday", "opens": "13:00", "closes": "17:00"},
            {"day": "Thursday", "opens": "09:00", "closes": "12:00"},
            {"day": "Thursday", "opens": "13:00", "closes": "17:00"},
            {"day": "Friday", "opens": "09:00", "closes": "15:00"}
        ],
        "daysOff": []
    }$json$)
    RETURNING "id", "texts", "createdAt"
)
INSERT INTO "content_versions" ("itemId", "number", "body", "publishedAt")
SELECT "id", 1, "texts", "createdAt" FROM texts;

COMMIT;
