-- The letters that the site lists and counts.
CREATE INDEX "letters_archived_idx" ON "letters"("id") WHERE "isArchived" AND "startedAt" IS NOT NULL;
