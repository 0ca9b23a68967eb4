-- Whoever writes, psql included, is heard of: every change of content is told on the channel "changes" when it is
-- committed, as {"kind", "id"}; more than fifty of a kind at once as one, without an id.
CREATE FUNCTION content_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('changes', json_build_object('kind', "kind", 'id', "id")::text)
    FROM (SELECT "kind", array_agg("id") AS "ids" FROM changed GROUP BY "kind") AS "of kind",
        unnest(CASE WHEN cardinality("ids") > 50 THEN ARRAY[NULL::uuid] ELSE "ids" END) AS "id";
    RETURN NULL;
END $$;

CREATE TRIGGER "content_tells_inserted" AFTER INSERT ON "content"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_tell();
CREATE TRIGGER "content_tells_updated" AFTER UPDATE ON "content"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_tell();
CREATE TRIGGER "content_tells_deleted" AFTER DELETE ON "content"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_tell();

-- What becomes another kind is gone from the one it was.
CREATE FUNCTION content_tell_former_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('changes', json_build_object('kind', OLD."kind", 'id', OLD."id")::text);
    RETURN NULL;
END $$;
CREATE TRIGGER "content_tells_former_kind" AFTER UPDATE ON "content"
    FOR EACH ROW WHEN (OLD."kind" IS DISTINCT FROM NEW."kind") EXECUTE FUNCTION content_tell_former_kind();

CREATE FUNCTION content_tell_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('changes', json_build_object('kind', "kind", 'id', NULL)::text)
    FROM unnest(enum_range(NULL::"Kind")) AS "kind";
    RETURN NULL;
END $$;
CREATE TRIGGER "content_tells_emptied" AFTER TRUNCATE ON "content"
    FOR EACH STATEMENT EXECUTE FUNCTION content_tell_emptied();

-- The version is what a kept copy is compared by, so an edit by hand counts, too.
CREATE FUNCTION content_count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."version" := OLD."version" + 1;
    RETURN NEW;
END $$;
CREATE TRIGGER "content_versioned" BEFORE UPDATE ON "content"
    FOR EACH ROW WHEN (OLD."version" = NEW."version") EXECUTE FUNCTION content_count_version();
