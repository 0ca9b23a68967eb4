-- What the dashboard's search looks into. Words as they stand, in no language: names and addresses have none. What
-- stands between them is the same here as in src/search.ts; the name of a thing counts for more than its text.
CREATE FUNCTION words_of(text TEXT, weight "char") RETURNS TSVECTOR LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN setweight(to_tsvector('pg_catalog.simple', translate(text, '@.,;:+/_-''"()&', '              ')), weight);

ALTER TABLE "content" ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS (
    words_of("headerTitle", 'A')
    || words_of("titlePrefix" || ' ' || coalesce("author", ''), 'B')
    || words_of("titleDescription" || ' ' || coalesce("details", ''), 'C')
    || setweight(jsonb_to_tsvector('pg_catalog.simple', "sections" || "subTitles", '["string"]'), 'D')
) STORED;
-- One for each kind, so that a frequent word of one costs the search of another nothing
CREATE INDEX "content_services_words_idx" ON "content" USING gin ("words")
    WITH (gin_pending_list_limit = 256) WHERE "kind" = 'services' AND "deletedAt" IS NULL;
CREATE INDEX "content_products_words_idx" ON "content" USING gin ("words")
    WITH (gin_pending_list_limit = 256) WHERE "kind" = 'products' AND "deletedAt" IS NULL;
CREATE INDEX "content_blogs_words_idx" ON "content" USING gin ("words")
    WITH (gin_pending_list_limit = 256) WHERE "kind" = 'blogs' AND "deletedAt" IS NULL;

ALTER TABLE "users" ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS (
    words_of("username" || ' ' || "firstName" || ' ' || "lastName", 'A')
    || words_of("email", 'B')
    || words_of(("businessInfo" ->> 'businessName') || ' ' || ("personalInfo" ->> 'phone'), 'C')
) STORED;
CREATE INDEX "users_words_idx" ON "users" USING gin ("words") WITH (gin_pending_list_limit = 256);

ALTER TABLE "specialists" ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS (
    words_of("username", 'A')
    || words_of("email" || ' ' || "businessName", 'B')
    || words_of("phone" || ' ' || "businessAddress" || ' ' || "comment", 'C')
) STORED;
CREATE INDEX "specialists_words_idx" ON "specialists" USING gin ("words") WITH (gin_pending_list_limit = 256);

ALTER TABLE "contacts" ADD COLUMN "words" TSVECTOR GENERATED ALWAYS AS (
    words_of("firstName" || ' ' || "lastName", 'A')
    || words_of("email", 'B')
    || words_of("phone" || ' ' || "address" || ' ' || "comment", 'C')
) STORED;
CREATE INDEX "contacts_words_idx" ON "contacts" USING gin ("words") WITH (gin_pending_list_limit = 256);
-- Names that somebody mistyped are found by what is like them
CREATE INDEX "contacts_name_idx" ON "contacts"
    USING gin (("firstName" || ' ' || "lastName") gin_trgm_ops) WITH (gin_pending_list_limit = 256);
