-- Letters to the subscribers of the newsletter. The previous version neither reads nor writes what is new here.
BEGIN;

CREATE TYPE "LetterState" AS ENUM ('draft', 'scheduled', 'sending', 'sent');
CREATE TYPE "LetterOutcome" AS ENUM ('sent', 'refused', 'failed', 'left');

CREATE TABLE "letters" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "guides" UUID[] NOT NULL DEFAULT '{}',
    "state" "LetterState" NOT NULL DEFAULT 'draft',
    "sendAt" TIMESTAMPTZ(3),
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "isArchived" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "editorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "letters_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "letters_scheduled" CHECK ("state" <> 'scheduled' OR "sendAt" IS NOT NULL),
    CONSTRAINT "letters_started" CHECK (("state" IN ('sending', 'sent')) = ("startedAt" IS NOT NULL)),
    CONSTRAINT "letters_finished" CHECK (("state" = 'sent') = ("finishedAt" IS NOT NULL)),
    CONSTRAINT "letters_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "letters_state_idx" ON "letters"("state");
CREATE INDEX "letters_editorId_idx" ON "letters"("editorId");

-- A mail of a letter. It outlives its subscriber, without the address, so that the figures stay. Its id is that of its
-- job and of its Message-ID.
CREATE TABLE "letter_mails" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "letterId" UUID NOT NULL,
    "subscriberId" UUID,
    -- Its place in the pace, once it has a job.
    "dueAt" TIMESTAMPTZ(3),
    "outcome" "LetterOutcome",
    "unsubscribedAt" TIMESTAMPTZ(3),
    CONSTRAINT "letter_mails_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "letter_mails_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "letters"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "letter_mails_subscriberId_fkey" FOREIGN KEY ("subscriberId") REFERENCES "subscribers"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
-- A subscriber gets a letter once.
CREATE UNIQUE INDEX "letter_mails_letterId_subscriberId_key" ON "letter_mails"("letterId", "subscriberId");
-- For the figures, and for what waits.
CREATE INDEX "letter_mails_letterId_outcome_dueAt_unsubscribedAt_idx"
    ON "letter_mails"("letterId", "outcome", "dueAt", "unsubscribedAt");
CREATE INDEX "letter_mails_subscriberId_idx" ON "letter_mails"("subscriberId");
CREATE INDEX "letter_mails_dueAt_idx" ON "letter_mails"("dueAt");

ALTER TABLE "subscribers"
    -- When a mail server refused the address for good, and in which words. No letter is sent to it until it is confirmed again.
    ADD COLUMN "refusedAt" TIMESTAMPTZ(3),
    ADD COLUMN "refusal" TEXT NOT NULL DEFAULT '';

-- Everybody may listen, so only what the site shows, or has shown until now, is notified.
CREATE FUNCTION letters_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('changes', json_build_object('kind', 'letters', 'id', NEW."id")::text);
    RETURN NULL;
END $$;
CREATE TRIGGER "letters_tell_updated" AFTER UPDATE ON "letters" FOR EACH ROW
    WHEN ((OLD."isArchived" AND OLD."startedAt" IS NOT NULL) <> (NEW."isArchived" AND NEW."startedAt" IS NOT NULL))
    EXECUTE FUNCTION letters_tell();

COMMIT;
