-- Items that the site does not show: drafts, and what was unpublished. The table gets the name of its rows, and what was
-- its name is a view of what is published. So the previous version of the API, which reads and writes `content`, never
-- answers a draft. The next version drops the view.
BEGIN;

CREATE TYPE "ItemState" AS ENUM ('draft', 'live', 'unpublished');
CREATE TYPE "ScheduledAction" AS ENUM ('publish', 'unpublish');

ALTER TABLE "content" RENAME TO "items";
ALTER TABLE "items"
    ADD COLUMN "state" "ItemState" NOT NULL DEFAULT 'live',
    -- The version that is not published, where there is one.
    ADD COLUMN "draftNumber" INTEGER,
    -- Incremented at each change, also of the draft. `version` counts what the site shows.
    ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1;

CREATE VIEW "content" AS
    SELECT "id", "kind", "headerTitle", "titlePrefix", "titleDescription", "cta", "ctaImage", "details", "author",
        "ctaImageAlt", "sections", "subTitles", "version", "createdAt", "updatedAt", "deletedAt", "place", "words",
        "pictureHashes"
    FROM "items" WHERE "state" = 'live';

-- The state stands in the index, so that counting what is published reads the index alone.
CREATE INDEX "items_kind_place_idx" ON "items"("kind", "place") INCLUDE ("state") WHERE "deletedAt" IS NULL;
DROP INDEX "content_kind_place_idx";

CREATE OR REPLACE FUNCTION content_body("items") RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_strip_nulls(to_jsonb($1) - '{id,kind,version,createdAt,updatedAt,deletedAt,place,words,pictureHashes,state,draftNumber,revision}'::text[])
$$;
-- The previous version calls it with a row of the view.
CREATE FUNCTION content_body("content") RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT content_body("items") FROM "items" WHERE "id" = $1."id"
$$;

ALTER TABLE "content_versions"
    -- When this draft was begun. While its author goes on, it is saved over.
    ADD COLUMN "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    ADD COLUMN "pictureHashes" TEXT[] NOT NULL GENERATED ALWAYS AS (picture_hashes("body"::text)) STORED;
CREATE INDEX "content_versions_createdAt_idx" ON "content_versions"("createdAt") WHERE "publishedAt" IS NULL;
CREATE INDEX "content_versions_pictureHashes_idx" ON "content_versions" USING gin ("pictureHashes")
    WITH (gin_pending_list_limit = 256) WHERE "publishedAt" IS NULL;

CREATE TABLE "schedules" (
    "itemId" UUID NOT NULL,
    "action" "ScheduledAction" NOT NULL,
    -- The version that is published.
    "number" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "authorId" UUID,
    -- The database refused it, so that trying again would not help.
    "failedAt" TIMESTAMPTZ(3),
    CONSTRAINT "schedules_pkey" PRIMARY KEY ("itemId", "action"),
    CONSTRAINT "schedules_number" CHECK (("action" = 'publish') = ("number" IS NOT NULL)),
    CONSTRAINT "schedules_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "items"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "schedules_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "schedules_at_idx" ON "schedules"("at");
CREATE INDEX "schedules_authorId_idx" ON "schedules"("authorId");

-- Everything that an item says: its columns, its draft and a version that is scheduled. What any of them shows is in use.
CREATE VIEW "item_texts" AS
    SELECT "id" AS "itemId", "kind", "headerTitle", "deletedAt", "pictureHashes", content_body("items") AS "body"
    FROM "items"
    UNION ALL
    SELECT "items"."id", "items"."kind", "items"."headerTitle", "items"."deletedAt", "content_versions"."pictureHashes",
        "content_versions"."body"
    FROM "content_versions" JOIN "items" ON "items"."id" = "content_versions"."itemId"
    WHERE "content_versions"."publishedAt" IS NULL AND ("items"."draftNumber" = "content_versions"."number"
        OR EXISTS (SELECT FROM "schedules" WHERE "schedules"."itemId" = "items"."id"
            AND "schedules"."number" = "content_versions"."number"));

-- A change that does not count itself is one of what the site shows: an edit by hand, or by the previous version.
CREATE FUNCTION item_count_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW."revision" := OLD."revision" + 1;
    IF NEW."version" = OLD."version" THEN NEW."version" := OLD."version" + 1; END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "item_revised" BEFORE UPDATE ON "items"
    FOR EACH ROW WHEN (OLD."revision" = NEW."revision") EXECUTE FUNCTION item_count_revision();
DROP TRIGGER "content_versioned" ON "items";
DROP FUNCTION content_count_version();

-- Everybody may listen, so only what the site shows, or has shown until now, is notified.
CREATE FUNCTION items_tell("ids" uuid[], "kinds" "Kind"[]) RETURNS void LANGUAGE sql AS $$
    SELECT pg_notify('changes', json_build_object('kind', "kind", 'id', "id")::text)
    FROM (SELECT "kind", array_agg("id") AS "ids" FROM unnest("ids", "kinds") AS changed("id", "kind") GROUP BY "kind") AS "of kind",
        unnest(CASE WHEN cardinality("of kind"."ids") > 50 THEN ARRAY[NULL::uuid] ELSE "of kind"."ids" END) AS "id"
$$;
CREATE OR REPLACE FUNCTION content_tell() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM items_tell(array_agg("id"), array_agg("kind")) FROM changed WHERE "state" = 'live' HAVING count(*) > 0;
    RETURN NULL;
END $$;
CREATE FUNCTION content_tell_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM items_tell(array_agg("id"), array_agg(changed."kind")) FROM changed JOIN before USING ("id")
        WHERE 'live' IN (changed."state", before."state")
            AND (changed."version" <> before."version" OR changed."state" <> before."state")
        HAVING count(*) > 0;
    RETURN NULL;
END $$;
DROP TRIGGER "content_tells_updated" ON "items";
CREATE TRIGGER "content_tells_updated" AFTER UPDATE ON "items"
    REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION content_tell_updated();

CREATE OR REPLACE FUNCTION picture_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM items_tell(array_agg("id"), array_agg("kind")) FROM "items"
        WHERE "deletedAt" IS NULL AND "state" = 'live' AND "pictureHashes" @> ARRAY[coalesce(NEW."hash", OLD."hash")]
        HAVING count(*) > 0;
    RETURN NULL;
END $$;

COMMIT;
