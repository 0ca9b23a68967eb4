-- Quotation marks, dashes, dots, spaces and symbols beyond ASCII end a word. In a database of the locale C, as ours are,
-- the parser takes them for letters: no search found “quiet” or heat–cool by their words.
BEGIN;
-- A text without the addresses of its links and without such signs.
CREATE FUNCTION bare_words(text TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN regexp_replace(
        text,
        '\]\([^()[:space:]]*\)'
            || '|[\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2000-\u206f\u20a0-\u20cf'
            || '\u2190-\u23ff\u2500-\u2bff\u3000-\u3003\u3008-\u3011\u3014-\u301f\u30fb\ufe0e\ufe0f\ufeff'
            || '\uff01-\uff0f\uff1a-\uff20\uff3b-\uff3d\uff5b-\uff65\U0001f000-\U0001faff]',
        ' ',
        'g'
    );
CREATE OR REPLACE FUNCTION words_of(text TEXT, weight "char") RETURNS TSVECTOR LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN setweight(
        to_tsvector('pg_catalog.simple', translate(bare_words(text), '@.,;:+/_-''"()&', '              ')),
        weight
    );
CREATE OR REPLACE FUNCTION words_and_stems_of(text TEXT, weight "char") RETURNS TSVECTOR LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN words_of(text, weight) || setweight(to_tsvector('pg_catalog.english', bare_words(text)), weight);
-- The same expressions: they compute the words of all rows again.
ALTER TABLE "items" ALTER COLUMN "words" SET EXPRESSION AS (
    words_and_stems_of(coalesce("headerTitle", ''), 'A')
        || words_and_stems_of(coalesce("titlePrefix", '') || ' ' || coalesce("author", '') || ' ' || coalesce("topics", ''), 'B')
        || words_and_stems_of(coalesce("titleDescription", '') || ' ' || coalesce("details", ''), 'C')
        || words_and_stems_in("sections" || "subTitles", 'D')
        || words_and_stems_of(coalesce("texts" ->> 'answer', '') || ' ' || coalesce("texts" ->> 'text', ''), 'D')
);
ALTER TABLE "users" ALTER COLUMN "words" SET EXPRESSION AS (
    words_of("username" || ' ' || "firstName" || ' ' || "lastName", 'A')
        || words_of("email", 'B')
        || words_of(("businessInfo" ->> 'businessName') || ' ' || ("personalInfo" ->> 'phone'), 'C')
);
ALTER TABLE "inquiries" ALTER COLUMN "words" SET EXPRESSION AS (
    words_of("username" || ' ' || "firstName" || ' ' || "lastName", 'A')
        || words_of("email" || ' ' || "businessName", 'B')
        || words_of("phone" || ' ' || "businessAddress" || ' ' || "address" || ' ' || "comment", 'C')
);
COMMIT;
