-- A formatted text is found by its words, not by the addresses of its links. The rows of today have no such links, so
-- their words stay as they are.
CREATE OR REPLACE FUNCTION words_of(text TEXT, weight "char") RETURNS TSVECTOR LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN setweight(
        to_tsvector(
            'pg_catalog.simple',
            translate(regexp_replace(text, '\]\([^()[:space:]]*\)', ' ', 'g'), '@.,;:+/_-''"()&', '              ')
        ),
        weight
    );
