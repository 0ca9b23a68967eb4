-- The words of sections and sub titles are split as those of all other texts: "3.5" and "heat/cool" were one word each, which
-- no search found, and the addresses of links in them counted as words.
BEGIN;
CREATE OR REPLACE FUNCTION words_and_stems_in(texts JSONB, weight "char") RETURNS TSVECTOR LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN words_and_stems_of(
        coalesce(
            (SELECT string_agg(text #>> '{}', ' ')
                FROM jsonb_path_query(texts, 'strict $.** ? (@.type() == "string")') AS text),
            ''
        ),
        weight
    );
-- The same expression: it computes the words of all items again.
ALTER TABLE "items" ALTER COLUMN "words" SET EXPRESSION AS (
    words_and_stems_of(coalesce("headerTitle", ''), 'A')
        || words_and_stems_of(coalesce("titlePrefix", '') || ' ' || coalesce("author", '') || ' ' || coalesce("topics", ''), 'B')
        || words_and_stems_of(coalesce("titleDescription", '') || ' ' || coalesce("details", ''), 'C')
        || words_and_stems_in("sections" || "subTitles", 'D')
        || words_and_stems_of(coalesce("texts" ->> 'answer', '') || ' ' || coalesce("texts" ->> 'text', ''), 'D')
);
COMMIT;
