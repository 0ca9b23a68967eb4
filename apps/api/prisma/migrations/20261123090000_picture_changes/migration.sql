-- Items answer what is known of their pictures. So a change of a picture is notified as a change of the items that show
-- it, whoever writes it: the API, the worker or psql. While its renditions are made, only the last one counts: they are
-- complete when the state changes.
CREATE FUNCTION picture_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('changes', json_build_object('kind', "kind", 'id', "id")::text)
    FROM (
        SELECT "kind", array_agg("id") AS "ids" FROM "content"
        WHERE "deletedAt" IS NULL AND "pictureHashes" @> ARRAY[coalesce(NEW."hash", OLD."hash")] GROUP BY "kind"
    ) AS "of kind", unnest(CASE WHEN cardinality("ids") > 50 THEN ARRAY[NULL::uuid] ELSE "ids" END) AS "id";
    RETURN NULL;
END $$;

CREATE TRIGGER "picture_inserted_or_deleted" AFTER INSERT OR DELETE ON "pictures"
    FOR EACH ROW EXECUTE FUNCTION picture_changed();
CREATE TRIGGER "picture_updated" AFTER UPDATE ON "pictures" FOR EACH ROW
    WHEN ((OLD."state", OLD."alt", OLD."focalX", OLD."focalY", OLD."color", OLD."width", OLD."height") IS DISTINCT FROM
        (NEW."state", NEW."alt", NEW."focalX", NEW."focalY", NEW."color", NEW."width", NEW."height"))
    EXECUTE FUNCTION picture_changed();
