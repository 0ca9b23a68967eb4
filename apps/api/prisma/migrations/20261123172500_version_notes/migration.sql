-- What staff write about a version, for the history.
ALTER TABLE "content_versions"
    ADD COLUMN "note" TEXT NOT NULL DEFAULT '',
    ADD CONSTRAINT "content_versions_bounds" CHECK (char_length("note") <= 300);
