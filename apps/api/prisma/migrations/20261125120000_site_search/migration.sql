-- The site's search finds the forms of a word: items have each word as it stands and as its English stem, also of the
-- questions and tariffs. The dashboard's search looks for words as they stand.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
BEGIN;
CREATE FUNCTION words_and_stems_of(text TEXT, weight "char") RETURNS TSVECTOR LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN words_of(text, weight) || setweight(
        to_tsvector('pg_catalog.english', regexp_replace(text, '\]\([^()[:space:]]*\)', ' ', 'g')), weight
    );
CREATE FUNCTION words_and_stems_in(texts JSONB, weight "char") RETURNS TSVECTOR LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN setweight(
        jsonb_to_tsvector('pg_catalog.simple', texts, '["string"]')
            || jsonb_to_tsvector('pg_catalog.english', texts, '["string"]'),
        weight
    );
ALTER TABLE "items" ALTER COLUMN "words" SET EXPRESSION AS (
    words_and_stems_of(coalesce("headerTitle", ''), 'A')
        || words_and_stems_of(coalesce("titlePrefix", '') || ' ' || coalesce("author", '') || ' ' || coalesce("topics", ''), 'B')
        || words_and_stems_of(coalesce("titleDescription", '') || ' ' || coalesce("details", ''), 'C')
        || words_and_stems_in("sections" || "subTitles", 'D')
        || words_and_stems_of(coalesce("texts" ->> 'answer', '') || ' ' || coalesce("texts" ->> 'text', ''), 'D')
);
CREATE INDEX "content_questions_words_idx" ON "items" USING gin ("words")
    WITH (gin_pending_list_limit = 256) WHERE "kind" = 'questions' AND "deletedAt" IS NULL;
CREATE INDEX "content_tariffs_words_idx" ON "items" USING gin ("words")
    WITH (gin_pending_list_limit = 256) WHERE "kind" = 'tariffs' AND "deletedAt" IS NULL;
-- Words that visitors searched for and did not find.
CREATE TABLE "empty_searches" (
    "words" TEXT NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "empty_searches_pkey" PRIMARY KEY ("words")
);
COMMIT;
