-- Lists are also asked for by state or role: a count is kept of each such part, and the whole is the sum of them.
-- Whoever still sums up a list by its name alone finds the whole, as before.
ALTER TABLE "list_counts"
    ADD COLUMN "part" TEXT NOT NULL DEFAULT '',
    DROP CONSTRAINT "list_counts_pkey",
    ADD CONSTRAINT "list_counts_pkey" PRIMARY KEY ("list", "part", "slot");

CREATE FUNCTION count_in_part(list TEXT, part TEXT, change BIGINT) RETURNS VOID LANGUAGE sql AS $$
    INSERT INTO "list_counts" AS counts ("list", "part", "slot", "rows") VALUES (list, part, pg_backend_pid() % 16, change)
    ON CONFLICT ("list", "part", "slot") DO UPDATE SET "rows" = counts."rows" + excluded."rows"
$$;
CREATE OR REPLACE FUNCTION count_in_list(list TEXT, change BIGINT) RETURNS VOID LANGUAGE sql AS $$
    SELECT count_in_part(list, '', change)
$$;

-- Always in the order of the parts, so that two writers never wait for each other in a circle.
CREATE OR REPLACE FUNCTION count_users() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM count_in_part('users', role::text, count(*)) FROM changed WHERE "deletingAt" IS NULL GROUP BY role ORDER BY role;
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM count_in_part('users', role::text, -count(*)) FROM before WHERE "deletingAt" IS NULL GROUP BY role ORDER BY role;
    ELSE
        PERFORM count_in_part('users', role::text, sum(change)::bigint) FROM (
            SELECT role, 1 AS change FROM changed WHERE "deletingAt" IS NULL
            UNION ALL SELECT role, -1 FROM before WHERE "deletingAt" IS NULL
        ) AS moved GROUP BY role HAVING sum(change) <> 0 ORDER BY role;
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION count_work() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM count_in_part(TG_TABLE_NAME, state::text, count(*)) FROM changed GROUP BY state ORDER BY state;
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM count_in_part(TG_TABLE_NAME, state::text, -count(*)) FROM changed GROUP BY state ORDER BY state;
    ELSE
        PERFORM count_in_part(TG_TABLE_NAME, state::text, change)
            FROM (VALUES (OLD.state, -1), (NEW.state, 1)) AS moved(state, change) ORDER BY state;
    END IF;
    RETURN NULL;
END $$;
DROP TRIGGER specialists_inserted ON "specialists";
DROP TRIGGER specialists_deleted ON "specialists";
DROP FUNCTION count_specialists();
CREATE TRIGGER specialists_inserted AFTER INSERT ON "specialists"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_work();
CREATE TRIGGER specialists_deleted AFTER DELETE ON "specialists"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_work();
CREATE TRIGGER specialists_stepped AFTER UPDATE OF "state" ON "specialists"
    FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION count_work();
DROP TRIGGER contacts_inserted ON "contacts";
DROP TRIGGER contacts_deleted ON "contacts";
CREATE TRIGGER contacts_inserted AFTER INSERT ON "contacts"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_work();
CREATE TRIGGER contacts_deleted AFTER DELETE ON "contacts"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_work();
CREATE TRIGGER contacts_stepped AFTER UPDATE OF "state" ON "contacts"
    FOR EACH ROW WHEN (OLD."state" IS DISTINCT FROM NEW."state") EXECUTE FUNCTION count_work();

-- What is there already. Nobody writes between the counting and the end of this migration.
LOCK TABLE "users", "specialists", "contacts" IN SHARE MODE;
DELETE FROM "list_counts" WHERE "list" IN ('users', 'specialists', 'contacts');
INSERT INTO "list_counts" ("list", "part", "slot", "rows")
    SELECT 'users', role::text, 0, count(*) FROM "users" WHERE "deletingAt" IS NULL GROUP BY role
    UNION ALL SELECT 'specialists', state::text, 0, count(*) FROM "specialists" GROUP BY state
    UNION ALL SELECT 'contacts', state::text, 0, count(*) FROM "contacts" GROUP BY state;

-- The few with a role among all
CREATE INDEX "users_role_id_idx" ON "users"("role", "id");

-- One for each kind, as the search has: what is looked for in one kind costs no walk past the texts of the others.
DROP INDEX "content_titles_idx";
CREATE INDEX "content_services_titles_idx" ON "content" USING gin ("headerTitle" gin_trgm_ops, "titlePrefix" gin_trgm_ops)
    WITH (gin_pending_list_limit = 256) WHERE "kind" = 'services' AND "deletedAt" IS NULL;
CREATE INDEX "content_products_titles_idx" ON "content" USING gin ("headerTitle" gin_trgm_ops, "titlePrefix" gin_trgm_ops)
    WITH (gin_pending_list_limit = 256) WHERE "kind" = 'products' AND "deletedAt" IS NULL;
CREATE INDEX "content_blogs_titles_idx" ON "content" USING gin ("headerTitle" gin_trgm_ops, "titlePrefix" gin_trgm_ops)
    WITH (gin_pending_list_limit = 256) WHERE "kind" = 'blogs' AND "deletedAt" IS NULL;
