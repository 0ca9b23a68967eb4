-- What lists of a kind go by: the id once more. Were it the id itself, the planner would go through the whole table by
-- the primary key wherever one kind is frequent, also past a hundred thousand rows of another kind.
ALTER TABLE "content" ADD COLUMN "place" UUID NOT NULL GENERATED ALWAYS AS ("id") STORED;
CREATE INDEX "content_kind_place_idx" ON "content"("kind", "place") WHERE "deletedAt" IS NULL;
DROP INDEX "content_kind_id_idx";

-- Words inside text, found by an index
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- What `q` looks into. A reader also reads what writers put off: no more than 256 kB of it.
CREATE INDEX "content_titles_idx" ON "content"
    USING gin ("headerTitle" gin_trgm_ops, "titlePrefix" gin_trgm_ops) WITH (gin_pending_list_limit = 256) WHERE "deletedAt" IS NULL;
CREATE INDEX "users_names_idx" ON "users"
    USING gin ("username" gin_trgm_ops, "email" gin_trgm_ops) WITH (gin_pending_list_limit = 256);
CREATE INDEX "specialists_texts_idx" ON "specialists"
    USING gin ("username" gin_trgm_ops, "email" gin_trgm_ops, "comment" gin_trgm_ops) WITH (gin_pending_list_limit = 256);

-- How many rows every list has, kept by whoever writes: a page tells the whole count without counting.
-- A count is the sum of its slots; writers at the same moment mostly have different ones, and don't wait for each other.
CREATE TABLE "list_counts" (
    "list" TEXT NOT NULL,
    "slot" INTEGER NOT NULL,
    "rows" INTEGER NOT NULL,

    CONSTRAINT "list_counts_pkey" PRIMARY KEY ("list", "slot")
) WITH (fillfactor = 50);

CREATE FUNCTION count_in_list(list TEXT, change BIGINT) RETURNS VOID LANGUAGE sql AS $$
    INSERT INTO "list_counts" AS counts VALUES (list, pg_backend_pid() % 16, change)
    ON CONFLICT ("list", "slot") DO UPDATE SET "rows" = counts."rows" + excluded."rows"
$$;

-- Statement by statement, so that a hundred thousand rows at once are one change.
CREATE FUNCTION count_content() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM count_in_list(kind::text, count(*)) FROM changed WHERE "deletedAt" IS NULL GROUP BY kind ORDER BY kind;
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM count_in_list(kind::text, -count(*)) FROM changed WHERE "deletedAt" IS NULL GROUP BY kind ORDER BY kind;
    ELSE
        PERFORM count_in_list(kind::text, sum(change)) FROM (
            SELECT kind, 1 AS change FROM changed WHERE "deletedAt" IS NULL
            UNION ALL SELECT kind, -1 FROM before WHERE "deletedAt" IS NULL
        ) AS moved GROUP BY kind HAVING sum(change) <> 0 ORDER BY kind;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER content_inserted AFTER INSERT ON "content"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content();
CREATE TRIGGER content_updated AFTER UPDATE ON "content"
    REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content();
CREATE TRIGGER content_deleted AFTER DELETE ON "content"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_content();

CREATE FUNCTION count_users() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    change BIGINT := 0;
BEGIN
    IF TG_OP <> 'DELETE' THEN
        change := change + (SELECT count(*) FROM changed WHERE "deletingAt" IS NULL);
    END IF;
    IF TG_OP <> 'INSERT' THEN
        change := change - (SELECT count(*) FROM before WHERE "deletingAt" IS NULL);
    END IF;
    IF change <> 0 THEN
        PERFORM count_in_list('users', change);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER users_inserted AFTER INSERT ON "users"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER users_updated AFTER UPDATE ON "users"
    REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER users_deleted AFTER DELETE ON "users"
    REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION count_users();

CREATE FUNCTION count_specialists() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    change BIGINT := (SELECT count(*) FROM changed);
BEGIN
    IF change <> 0 THEN
        PERFORM count_in_list('specialists', CASE TG_OP WHEN 'INSERT' THEN change ELSE -change END);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER specialists_inserted AFTER INSERT ON "specialists"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_specialists();
CREATE TRIGGER specialists_deleted AFTER DELETE ON "specialists"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_specialists();

-- Emptied at a stroke, without a row to look at
CREATE FUNCTION count_none() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM "list_counts" WHERE "list" = ANY (TG_ARGV);
    RETURN NULL;
END $$;
CREATE TRIGGER content_emptied AFTER TRUNCATE ON "content"
    FOR EACH STATEMENT EXECUTE FUNCTION count_none('services', 'products', 'blogs');
CREATE TRIGGER users_emptied AFTER TRUNCATE ON "users" FOR EACH STATEMENT EXECUTE FUNCTION count_none('users');
CREATE TRIGGER specialists_emptied AFTER TRUNCATE ON "specialists"
    FOR EACH STATEMENT EXECUTE FUNCTION count_none('specialists');

-- What is there already. Nobody writes between the counting and the end of this migration.
LOCK TABLE "content", "users", "specialists" IN SHARE MODE;
INSERT INTO "list_counts"
    SELECT kind::text, 0, count(*) FROM "content" WHERE "deletedAt" IS NULL GROUP BY kind
    UNION ALL SELECT 'users', 0, count(*) FROM "users" WHERE "deletingAt" IS NULL
    UNION ALL SELECT 'specialists', 0, count(*) FROM "specialists";
