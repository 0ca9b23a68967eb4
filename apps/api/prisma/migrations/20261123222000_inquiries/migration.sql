-- What people send is one record, whichever form it came from: `specialists` and `contacts` become views of it. Through
-- them the previous version of the API reads and writes during a deployment. The next version drops the views.
BEGIN;
-- They are views of an older version.
DROP VIEW "list_counts", "senders";

CREATE TYPE "Form" AS ENUM ('specialists', 'contacts');
ALTER TABLE "specialists" RENAME TO "inquiries";
ALTER TABLE "inquiries" RENAME CONSTRAINT "specialists_pkey" TO "inquiries_pkey";
ALTER TABLE "inquiries" RENAME CONSTRAINT "specialists_userId_fkey" TO "inquiries_userId_fkey";
ALTER TABLE "inquiries" RENAME CONSTRAINT "specialists_assigneeId_fkey" TO "inquiries_assigneeId_fkey";
ALTER TABLE "inquiries" RENAME CONSTRAINT "specialists_email" TO "inquiries_email";
ALTER INDEX "specialists_userId_idx" RENAME TO "inquiries_userId_idx";
ALTER INDEX "specialists_email_state_id_idx" RENAME TO "inquiries_email_state_id_idx";
ALTER INDEX "specialists_phone_idx" RENAME TO "inquiries_phone_idx";

CREATE SEQUENCE "inquiries_number_seq" AS INTEGER;
ALTER TABLE "inquiries"
    DROP COLUMN "words",
    DROP CONSTRAINT "specialists_bounds",
    ADD COLUMN "form" "Form" NOT NULL DEFAULT 'specialists',
    -- With the year it is the number that people are told.
    ADD COLUMN "number" INTEGER,
    ADD COLUMN "firstName" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "lastName" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "address" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "time" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "preferences" JSONB NOT NULL DEFAULT '{"email":false,"phone":false,"post":false,"allAbove":false}',
    -- The page from which it was sent, the item of that page, and the host from which the sender came to the site.
    ADD COLUMN "origin" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "referrer" TEXT NOT NULL DEFAULT '',
    ADD COLUMN "itemId" UUID,
    -- Since when the sender waits for an answer.
    ADD COLUMN "waitingSince" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP + interval '1 day',
    ADD COLUMN "followUpAt" TIMESTAMPTZ(3);
ALTER TABLE "inquiries" ALTER COLUMN "username" SET DEFAULT '';
UPDATE "inquiries" SET "waitingSince" = "createdAt", "dueAt" = "createdAt" + interval '1 day';

INSERT INTO "inquiries" ("form", "id", "userId", "firstName", "lastName", "email", "phone", "address", "time", "comment",
    "preferences", "createdAt", "state", "assigneeId", "version", "waitingSince", "dueAt")
SELECT 'contacts', "id", "userId", "firstName", "lastName", "email", "phone", "address", "time", "comment", "preferences",
    "createdAt", "state", "assigneeId", "version", "createdAt", "createdAt" + interval '1 day'
FROM "contacts";
UPDATE "inquiries" SET "number" = numbered."number"
FROM (SELECT "id", row_number() OVER (ORDER BY "id") AS "number" FROM "inquiries") AS numbered
WHERE numbered."id" = "inquiries"."id";
SELECT setval('inquiries_number_seq', count(*) + 1, false) FROM "inquiries";

ALTER TABLE "inquiries"
    ALTER COLUMN "number" SET DEFAULT nextval('inquiries_number_seq'),
    ALTER COLUMN "number" SET NOT NULL,
    ADD COLUMN "name" TEXT NOT NULL GENERATED ALWAYS AS (
        CASE "form" WHEN 'contacts' THEN btrim("firstName" || ' ' || "lastName") ELSE "username" END
    ) STORED,
    ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS (
        words_of("username" || ' ' || "firstName" || ' ' || "lastName", 'A')
        || words_of("email" || ' ' || "businessName", 'B')
        || words_of("phone" || ' ' || "businessAddress" || ' ' || "address" || ' ' || "comment", 'C')
    ) STORED,
    ADD CONSTRAINT "inquiries_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "items"("id")
        ON DELETE SET NULL ON UPDATE CASCADE,
    ADD CONSTRAINT "inquiries_preferences" CHECK (jsonb_typeof("preferences") = 'object'),
    ADD CONSTRAINT "inquiries_bounds" CHECK (
        char_length("username") <= 300
        AND char_length("firstName") <= 300
        AND char_length("lastName") <= 300
        AND char_length("email") <= 254
        AND char_length("phone") <= 40
        AND ("form" <> 'contacts' OR "phone" ~ '^[0-9]{0,40}$')
        AND char_length("businessName") <= 300
        AND char_length("businessAddress") <= 300
        AND char_length("address") <= 300
        AND char_length("time") <= 300
        AND char_length("comment") <= 20000
        AND char_length("origin") <= 300
        AND char_length("referrer") <= 253
    );
ALTER SEQUENCE "inquiries_number_seq" OWNED BY "inquiries"."number";

DROP INDEX "specialists_texts_idx", "specialists_state_id_idx", "specialists_assigneeId_idx";
CREATE INDEX "inquiries_texts_idx" ON "inquiries"
    USING gin ("name" gin_trgm_ops, "email" gin_trgm_ops, "comment" gin_trgm_ops) WITH (gin_pending_list_limit = 256);
CREATE INDEX "inquiries_words_idx" ON "inquiries" USING gin ("words") WITH (gin_pending_list_limit = 256);
CREATE INDEX "inquiries_form_state_id_idx" ON "inquiries"("form", "state", "id");
-- The assignee is there for the count of those without one.
CREATE INDEX "inquiries_state_waitingSince_id_idx" ON "inquiries"("state", "waitingSince", "id")
    INCLUDE ("assigneeId");
CREATE INDEX "inquiries_dueAt_id_idx" ON "inquiries"("dueAt", "id") WHERE "state" = 'new';
CREATE INDEX "inquiries_number_idx" ON "inquiries"("number");
-- Most inquiries have none of these.
CREATE INDEX "inquiries_assigneeId_idx" ON "inquiries"("assigneeId") WHERE "assigneeId" IS NOT NULL;
CREATE INDEX "inquiries_followUpAt_idx" ON "inquiries"("followUpAt") WHERE "followUpAt" IS NOT NULL;
CREATE INDEX "inquiries_itemId_idx" ON "inquiries"("itemId") WHERE "itemId" IS NOT NULL;

ALTER TABLE "work_entries" RENAME TO "timeline_entries";
ALTER TABLE "timeline_entries" RENAME CONSTRAINT "work_entries_pkey" TO "timeline_entries_pkey";
ALTER TABLE "timeline_entries" RENAME CONSTRAINT "work_entries_whoId_fkey" TO "timeline_entries_whoId_fkey";
ALTER TABLE "timeline_entries" RENAME CONSTRAINT "work_entries_delivery" TO "timeline_entries_delivery";
ALTER INDEX "work_entries_whoId_idx" RENAME TO "timeline_entries_whoId_idx";
DROP INDEX "work_entries_specialistId_idx", "work_entries_contactId_idx";
ALTER TABLE "timeline_entries"
    DROP CONSTRAINT "work_entries_specialistId_fkey",
    DROP CONSTRAINT "work_entries_contactId_fkey",
    DROP CONSTRAINT "work_entries_of_one",
    DROP CONSTRAINT "work_entries_what",
    ADD COLUMN "inquiryId" UUID,
    -- How a call ended.
    ADD COLUMN "outcome" TEXT CONSTRAINT "timeline_entries_outcome" CHECK (
        "outcome" IS NULL OR ("outcome" IN ('reached', 'noAnswer', 'again') AND "what" = 'call')
    ),
    -- The admin to whom the entry assigns the inquiry.
    ADD COLUMN "assigneeId" UUID CONSTRAINT "timeline_entries_assigneeId_fkey" REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE;
UPDATE "timeline_entries" SET "inquiryId" = coalesce("specialistId", "contactId");
ALTER TABLE "timeline_entries"
    ALTER COLUMN "inquiryId" SET NOT NULL,
    ADD CONSTRAINT "timeline_entries_inquiryId_fkey" FOREIGN KEY ("inquiryId") REFERENCES "inquiries"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    ADD CONSTRAINT "timeline_entries_what" CHECK (
        "what" IN ('state', 'assignee', 'note', 'call', 'reply', 'message', 'followUp')
    );
CREATE INDEX "timeline_entries_inquiryId_idx" ON "timeline_entries"("inquiryId");
-- What the bell reads from its end.
CREATE INDEX "timeline_entries_assigneeId_id_idx" ON "timeline_entries"("assigneeId", "id") WHERE "assigneeId" IS NOT NULL;
CREATE INDEX "timeline_entries_messages_idx" ON "timeline_entries"("id") WHERE "what" = 'message';

DROP TABLE "contacts";
CREATE VIEW "specialists" AS
    SELECT "form", "id", "userId", "username", "email", "phone", "businessName", "businessAddress", "comment", "createdAt",
        "state", "assigneeId", "version", "words"
    FROM "inquiries" WHERE "form" = 'specialists';
CREATE VIEW "contacts" AS
    SELECT "form", "id", "userId", "firstName", "lastName", "email", "phone", "address", "time", "comment", "preferences",
        "createdAt", "state", "assigneeId", "version", "words"
    FROM "inquiries" WHERE "form" = 'contacts';
ALTER VIEW "contacts" ALTER COLUMN "form" SET DEFAULT 'contacts';
CREATE VIEW "work_entries" AS
    SELECT "id", "specialistId", "contactId", "whoId", "what", "subject", "text", "delivery", "createdAt", "inquiryId"
    FROM "timeline_entries" WHERE "what" IN ('state', 'assignee', 'note', 'call', 'reply');

-- The previous version writes and reads one column for each form, and this one `inquiryId`.
CREATE FUNCTION timeline_entry_of_inquiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."inquiryId" := coalesce(NEW."inquiryId", NEW."specialistId", NEW."contactId");
    SELECT CASE "form" WHEN 'specialists' THEN "id" END, CASE "form" WHEN 'contacts' THEN "id" END
        INTO NEW."specialistId", NEW."contactId" FROM "inquiries" WHERE "id" = NEW."inquiryId";
    RETURN NEW;
END $$;
CREATE TRIGGER "timeline_entries_of_inquiry" BEFORE INSERT ON "timeline_entries"
    FOR EACH ROW EXECUTE FUNCTION timeline_entry_of_inquiry();
COMMIT;

UPDATE "items" SET "texts" = "texts" || '{"answerDays":"1"}' WHERE "kind" = 'company';
UPDATE "content_versions" SET "body" = "body" || '{"answerDays":"1"}'
WHERE "itemId" IN (SELECT "id" FROM "items" WHERE "kind" = 'company');
