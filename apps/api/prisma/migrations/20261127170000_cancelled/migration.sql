-- Whether a credit note cancels an invoice: those that are to be paid are counted without looking for the credit note of each.
ALTER TABLE "invoices" ADD COLUMN "cancelled" BOOLEAN NOT NULL DEFAULT false;

CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    later CONSTANT text[] := '{userId,email,pdfAt,remindedAt,paid,cancelled}';
BEGIN
    IF TG_OP = 'DELETE' OR to_jsonb(NEW) - later IS DISTINCT FROM to_jsonb(OLD) - later
        OR NEW."email" NOT IN (OLD."email", '') THEN
        RAISE EXCEPTION 'An invoice is never changed once it is issued. A credit note cancels it.';
    END IF;
    RETURN NEW;
END $$;
UPDATE "invoices" SET "cancelled" = true FROM "invoices" AS "note" WHERE "note"."cancelsId" = "invoices"."id";

-- A trigger, so that it also follows the credit notes that the version before issues while it is replaced.
CREATE FUNCTION cancel_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE "invoices" SET "cancelled" = true WHERE "id" = NEW."cancelsId";
    RETURN NULL;
END $$;
CREATE TRIGGER "invoices_cancelled" AFTER INSERT ON "invoices"
    FOR EACH ROW WHEN (NEW."cancelsId" IS NOT NULL) EXECUTE FUNCTION cancel_invoice();

DROP INDEX "invoices_unpaid_idx";
CREATE INDEX "invoices_unpaid_idx" ON "invoices" ("dueOn", "id") WHERE "cancelsId" IS NULL AND NOT "cancelled" AND "total" > "paid";
CREATE INDEX "invoices_cancelled_idx" ON "invoices" ("id") WHERE "cancelled";
CREATE INDEX "invoices_paid_idx" ON "invoices" ("id") WHERE "cancelsId" IS NULL AND NOT "cancelled" AND "total" <= "paid";
