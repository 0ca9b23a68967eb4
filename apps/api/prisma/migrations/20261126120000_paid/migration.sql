-- What was paid of an invoice, less what was paid back: those that are not paid are found without reading all payments.
ALTER TABLE "invoices" ADD COLUMN "paid" BIGINT NOT NULL DEFAULT 0;

CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    later CONSTANT text[] := '{userId,email,pdfAt,remindedAt,paid}';
BEGIN
    IF TG_OP = 'DELETE' OR to_jsonb(NEW) - later IS DISTINCT FROM to_jsonb(OLD) - later
        OR NEW."email" NOT IN (OLD."email", '') THEN
        RAISE EXCEPTION 'An invoice is never changed once it is issued. A credit note cancels it.';
    END IF;
    RETURN NEW;
END $$;
UPDATE "invoices" SET "paid" = "sums"."paid"
FROM (SELECT "invoiceId", sum("amount") AS "paid" FROM "payments" GROUP BY "invoiceId") AS "sums"
WHERE "sums"."invoiceId" = "invoices"."id";

-- A trigger, so that it also follows the payments that the version before writes while it is replaced.
CREATE FUNCTION sum_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP <> 'INSERT' THEN
        UPDATE "invoices" SET "paid" = "paid" - OLD."amount" WHERE "id" = OLD."invoiceId";
    END IF;
    IF TG_OP <> 'DELETE' THEN
        UPDATE "invoices" SET "paid" = "paid" + NEW."amount" WHERE "id" = NEW."invoiceId";
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "payments_summed" AFTER INSERT OR DELETE OR UPDATE OF "amount", "invoiceId" ON "payments"
    FOR EACH ROW EXECUTE FUNCTION sum_payments();

CREATE INDEX "invoices_unpaid_idx" ON "invoices" ("dueOn", "id") WHERE "cancelsId" IS NULL AND "total" > "paid";
