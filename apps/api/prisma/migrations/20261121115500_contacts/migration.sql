CREATE TABLE "contacts" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "time" TEXT NOT NULL DEFAULT '',
    "comment" TEXT NOT NULL DEFAULT '',
    "preferences" JSONB NOT NULL DEFAULT '{"email":false,"phone":false,"post":false,"allAbove":false}',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "contacts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "contacts_email" CHECK ("email" = lower("email")),
    CONSTRAINT "contacts_preferences" CHECK (jsonb_typeof("preferences") = 'object'),
    CONSTRAINT "contacts_bounds" CHECK (
        char_length("firstName") <= 300
        AND char_length("lastName") <= 300
        AND char_length("email") <= 254
        AND "phone" ~ '^[0-9]{0,40}$'
        AND char_length("address") <= 300
        AND char_length("time") <= 300
        AND char_length("comment") <= 20000
    )
);
CREATE INDEX "contacts_userId_idx" ON "contacts"("userId");
CREATE INDEX "contacts_email_idx" ON "contacts"("email");
CREATE INDEX "contacts_texts_idx" ON "contacts"
    USING gin ("firstName" gin_trgm_ops, "lastName" gin_trgm_ops, "email" gin_trgm_ops, "comment" gin_trgm_ops)
    WITH (gin_pending_list_limit = 256);

CREATE TABLE "subscribers" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "email" TEXT NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "subscribers_email" CHECK ("email" = lower("email") AND char_length("email") BETWEEN 3 AND 254)
);
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers"("email");
CREATE INDEX "subscribers_texts_idx" ON "subscribers"
    USING gin ("email" gin_trgm_ops) WITH (gin_pending_list_limit = 256);

-- Every row of these lists counts, and none moves from one list to another: the table's name is the list's.
CREATE FUNCTION count_rows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
    change BIGINT := (SELECT count(*) FROM changed);
BEGIN
    IF change <> 0 THEN
        PERFORM count_in_list(TG_TABLE_NAME, CASE TG_OP WHEN 'INSERT' THEN change ELSE -change END);
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER contacts_inserted AFTER INSERT ON "contacts"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER contacts_deleted AFTER DELETE ON "contacts"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER contacts_emptied AFTER TRUNCATE ON "contacts"
    FOR EACH STATEMENT EXECUTE FUNCTION count_none('contacts');
CREATE TRIGGER subscribers_inserted AFTER INSERT ON "subscribers"
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER subscribers_deleted AFTER DELETE ON "subscribers"
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
CREATE TRIGGER subscribers_emptied AFTER TRUNCATE ON "subscribers"
    FOR EACH STATEMENT EXECUTE FUNCTION count_none('subscribers');
