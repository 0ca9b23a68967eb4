-- Who has written requests, and how many each: kept by whoever writes, as the counts of the lists are. To count different
-- e-mails means to read every one of them.
CREATE TABLE "senders" (
    "email" TEXT NOT NULL,
    "requests" INTEGER NOT NULL,

    CONSTRAINT "senders_pkey" PRIMARY KEY ("email")
) WITH (fillfactor = 80);

-- Always in the order of the e-mails, so that two writers never wait for each other in a circle.
CREATE FUNCTION senders_came(emails TEXT[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    strangers BIGINT;
BEGIN
    WITH written AS (
        INSERT INTO "senders" AS known
            SELECT email, count(*) FROM unnest(emails) AS email WHERE email <> '' GROUP BY email ORDER BY email
        ON CONFLICT ("email") DO UPDATE SET "requests" = known."requests" + excluded."requests"
        RETURNING old."email" IS NULL AS stranger
    ) SELECT count(*) FILTER (WHERE stranger) INTO strangers FROM written;
    IF strangers > 0 THEN
        PERFORM count_in_list('senders', strangers);
    END IF;
END $$;

CREATE FUNCTION senders_went(emails TEXT[]) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE
    last BIGINT;
BEGIN
    PERFORM FROM "senders" WHERE "email" = ANY (emails) ORDER BY "email" FOR UPDATE;
    UPDATE "senders" AS known SET "requests" = known."requests" - gone.requests
        FROM (SELECT email, count(*) AS requests FROM unnest(emails) AS email GROUP BY email) AS gone
        WHERE known."email" = gone.email;
    DELETE FROM "senders" WHERE "email" = ANY (emails) AND "requests" <= 0;
    GET DIAGNOSTICS last = ROW_COUNT;
    IF last > 0 THEN
        PERFORM count_in_list('senders', -last);
    END IF;
END $$;

CREATE FUNCTION count_senders() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        PERFORM senders_came(ARRAY(SELECT email FROM changed));
    ELSIF TG_OP = 'DELETE' THEN
        PERFORM senders_went(ARRAY(SELECT email FROM changed));
    ELSIF TG_OP = 'UPDATE' THEN
        PERFORM senders_went(ARRAY[OLD.email]);
        PERFORM senders_came(ARRAY[NEW.email]);
    ELSE
        DELETE FROM "senders";
        DELETE FROM "list_counts" WHERE "list" = 'senders';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER senders_inserted AFTER INSERT ON "specialists"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_senders();
CREATE TRIGGER senders_deleted AFTER DELETE ON "specialists"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_senders();
-- Once written, an e-mail changes only where a person is erased; what staff do every day costs nothing here.
CREATE TRIGGER senders_updated AFTER UPDATE OF "email" ON "specialists"
    FOR EACH ROW WHEN (OLD."email" IS DISTINCT FROM NEW."email") EXECUTE FUNCTION count_senders();
CREATE TRIGGER senders_emptied AFTER TRUNCATE ON "specialists" FOR EACH STATEMENT EXECUTE FUNCTION count_senders();

-- What is there already. Nobody writes between the counting and the end of this migration.
LOCK TABLE "specialists" IN SHARE MODE;
SELECT senders_came(ARRAY(SELECT "email" FROM "specialists"));
