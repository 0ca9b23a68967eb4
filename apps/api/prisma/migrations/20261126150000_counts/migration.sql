-- What is counted for lists, found without reading what it is counted from.

-- The outcomes of the mails of a letter, which do not change once it is sent. NULL where the version before has sent it: its
-- mails are counted, as that version does.
ALTER TABLE "letters" ADD COLUMN "outcomes" JSONB;
UPDATE "letters" SET "outcomes" = (
    SELECT coalesce(jsonb_object_agg("outcome", "count"), '{}')
    FROM (SELECT "outcome", count(*) FROM "letter_mails" WHERE "letterId" = "letters"."id" GROUP BY "outcome") AS "counted"
)
WHERE "state" = 'sent';
-- Few of the mails of a letter.
CREATE INDEX "letter_mails_unsubscribed_idx" ON "letter_mails"("letterId") WHERE "unsubscribedAt" IS NOT NULL;

-- The pictures that still need an alternative text.
CREATE INDEX "pictures_without_alt_idx" ON "pictures"("id")
    WHERE "library" AND "deletedAt" IS NULL AND "alt" = '' AND NOT "decorative";

-- The topics that the site lists.
CREATE INDEX "items_topics_idx" ON "items"("topics")
    WHERE "kind" = 'blogs' AND "deletedAt" IS NULL AND "state" = 'live' AND "topics" <> '';

-- Few invoices are credit notes, and whether one cancels an invoice is found without reading all others.
DROP INDEX "invoices_cancelsId_key";
CREATE UNIQUE INDEX "invoices_cancelsId_key" ON "invoices"("cancelsId") WHERE "cancelsId" IS NOT NULL;
