-- Lists are counted by the query of their page, up to a limit, so no write updates a counter any more.
-- The lock of DROP TRIGGER lasts until its transaction ends. Each table has a transaction of its own, so this migration
-- never holds the lock of one table while it waits for another, and cannot deadlock with a running server.
BEGIN;
DROP TRIGGER IF EXISTS content_inserted ON "content";
DROP TRIGGER IF EXISTS content_updated ON "content";
DROP TRIGGER IF EXISTS content_deleted ON "content";
DROP TRIGGER IF EXISTS content_emptied ON "content";
COMMIT;
BEGIN;
DROP TRIGGER IF EXISTS users_inserted ON "users";
DROP TRIGGER IF EXISTS users_updated ON "users";
DROP TRIGGER IF EXISTS users_deleted ON "users";
DROP TRIGGER IF EXISTS users_emptied ON "users";
COMMIT;
BEGIN;
DROP TRIGGER IF EXISTS specialists_inserted ON "specialists";
DROP TRIGGER IF EXISTS specialists_deleted ON "specialists";
DROP TRIGGER IF EXISTS specialists_stepped ON "specialists";
DROP TRIGGER IF EXISTS specialists_emptied ON "specialists";
DROP TRIGGER IF EXISTS senders_inserted ON "specialists";
DROP TRIGGER IF EXISTS senders_deleted ON "specialists";
DROP TRIGGER IF EXISTS senders_updated ON "specialists";
DROP TRIGGER IF EXISTS senders_emptied ON "specialists";
COMMIT;
BEGIN;
DROP TRIGGER IF EXISTS contacts_inserted ON "contacts";
DROP TRIGGER IF EXISTS contacts_deleted ON "contacts";
DROP TRIGGER IF EXISTS contacts_stepped ON "contacts";
DROP TRIGGER IF EXISTS contacts_emptied ON "contacts";
COMMIT;
BEGIN;
DROP TRIGGER IF EXISTS subscribers_inserted ON "subscribers";
DROP TRIGGER IF EXISTS subscribers_deleted ON "subscribers";
DROP TRIGGER IF EXISTS subscribers_emptied ON "subscribers";
COMMIT;

-- The previous version of the API reads these two. As views they count at each read. The next version drops the views.
BEGIN;
DROP TABLE "list_counts", "senders";
CREATE VIEW "senders" AS
    SELECT "email", count(*)::integer AS "requests" FROM "specialists" WHERE "email" <> '' GROUP BY "email";
CREATE VIEW "list_counts" AS
    SELECT "kind"::text AS "list", ''::text AS "part", 0 AS "slot", count(*)::integer AS "rows"
        FROM "content" WHERE "deletedAt" IS NULL GROUP BY "kind"
    UNION ALL SELECT 'users', "role"::text, 0, count(*)::integer FROM "users" WHERE "deletingAt" IS NULL GROUP BY "role"
    UNION ALL SELECT 'specialists', "state"::text, 0, count(*)::integer FROM "specialists" GROUP BY "state"
    UNION ALL SELECT 'contacts', "state"::text, 0, count(*)::integer FROM "contacts" GROUP BY "state"
    UNION ALL SELECT 'subscribers', '', 0, count(*)::integer FROM "subscribers"
    UNION ALL SELECT 'senders', '', 0, count(*)::integer FROM "senders";
DROP FUNCTION count_content(), count_users(), count_work(), count_rows(), count_none(), count_senders(),
    senders_came(TEXT[]), senders_went(TEXT[]), count_in_list(TEXT, BIGINT), count_in_part(TEXT, TEXT, BIGINT);
COMMIT;
