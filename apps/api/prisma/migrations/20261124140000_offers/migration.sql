-- Offers, orders and invoices. The previous version neither reads nor writes these tables; of the items it reads the
-- kinds that it knows.
-- PostgreSQL uses a new value only after the transaction that adds it.
BEGIN;
ALTER TYPE "Kind" ADD VALUE IF NOT EXISTS 'sales';
COMMIT;

BEGIN;

CREATE TYPE "OfferState" AS ENUM ('draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'withdrawn');
CREATE TYPE "OrderState" AS ENUM ('accepted', 'scheduled', 'installed', 'done', 'cancelled');

-- The last number of each kind of document in a year. A transaction that takes the next one locks the row until it ends,
-- so no number is given twice, and one that fails leaves no gap.
CREATE TABLE "counters" (
    "name" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,
    CONSTRAINT "counters_pkey" PRIMARY KEY ("name", "year")
);

CREATE TABLE "offers" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "number" TEXT NOT NULL,
    "state" "OfferState" NOT NULL DEFAULT 'draft',
    -- Incremented at each change.
    "revision" INTEGER NOT NULL DEFAULT 1,
    "userId" UUID,
    "inquiryId" UUID,
    "name" TEXT NOT NULL DEFAULT '',
    "businessName" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    -- Of the newest version, for lists.
    "version" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL,
    "total" BIGINT NOT NULL DEFAULT 0,
    "validUntil" DATE,
    "sentAt" TIMESTAMPTZ(3),
    "seen" INTEGER NOT NULL DEFAULT 0,
    "seenAt" TIMESTAMPTZ(3),
    "askedAt" TIMESTAMPTZ(3),
    "answeredAt" TIMESTAMPTZ(3),
    "answeredVersion" INTEGER NOT NULL DEFAULT 0,
    "answerId" UUID,
    "acceptedBy" TEXT NOT NULL DEFAULT '',
    "client" TEXT NOT NULL DEFAULT '',
    "reason" TEXT NOT NULL DEFAULT '',
    "reasonNote" TEXT NOT NULL DEFAULT '',
    "editorId" UUID,
    "savedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "offers_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "offers_bounds" CHECK (
        char_length("name") <= 300 AND char_length("businessName") <= 300 AND char_length("address") <= 1000
        AND char_length("email") <= 254 AND char_length("title") <= 300 AND "total" BETWEEN 0 AND 1000000000000
        AND char_length("acceptedBy") <= 300 AND char_length("reasonNote") <= 1000
    ),
    CONSTRAINT "offers_currency" CHECK ("currency" ~ '^[A-Z]{3}$'),
    CONSTRAINT "offers_reason" CHECK ("reason" IN ('', 'price', 'competitor', 'timing', 'scope', 'other')),
    CONSTRAINT "offers_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "offers_inquiryId_fkey" FOREIGN KEY ("inquiryId") REFERENCES "inquiries"("id")
        ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "offers_editorId_fkey" FOREIGN KEY ("editorId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "offers_number_key" ON "offers"("number");
CREATE UNIQUE INDEX "offers_answerId_key" ON "offers"("answerId");
CREATE INDEX "offers_changedAt_id_idx" ON "offers"("changedAt", "id");
CREATE INDEX "offers_state_changedAt_id_idx" ON "offers"("state", "changedAt", "id");
CREATE INDEX "offers_state_validUntil_idx" ON "offers"("state", "validUntil");
CREATE INDEX "offers_total_id_idx" ON "offers"("total", "id");
CREATE INDEX "offers_name_id_idx" ON "offers"("name", "id");
CREATE INDEX "offers_userId_idx" ON "offers"("userId");
CREATE INDEX "offers_inquiryId_idx" ON "offers"("inquiryId");
CREATE INDEX "offers_email_idx" ON "offers"("email");
CREATE INDEX "offers_editorId_idx" ON "offers"("editorId");
CREATE INDEX "offers_texts_idx" ON "offers" USING GIN (
    "number" gin_trgm_ops, "name" gin_trgm_ops, "businessName" gin_trgm_ops, "email" gin_trgm_ops, "title" gin_trgm_ops
);

CREATE TABLE "offer_versions" (
    "offerId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "intro" TEXT NOT NULL DEFAULT '',
    "begins" TEXT NOT NULL DEFAULT '',
    "terms" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL,
    "lines" JSONB NOT NULL DEFAULT '[]',
    -- Ids of its files, in their order.
    "files" UUID[] NOT NULL DEFAULT '{}',
    "validUntil" DATE,
    "sentAt" TIMESTAMPTZ(3),
    "senderId" UUID,
    CONSTRAINT "offer_versions_pkey" PRIMARY KEY ("offerId", "version"),
    CONSTRAINT "offer_versions_bounds" CHECK (
        char_length("title") <= 300 AND char_length("intro") <= 5000 AND char_length("begins") <= 300
        AND char_length("terms") <= 5000 AND jsonb_typeof("lines") = 'array'
    ),
    CONSTRAINT "offer_versions_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offers"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "offer_versions_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "offer_versions_senderId_idx" ON "offer_versions"("senderId");

-- Files that versions of an offer name. They stand neither among the attachments nor in their folder of the storage: the
-- previous version erases those without an inquiry.
CREATE TABLE "offer_files" (
    "id" UUID NOT NULL,
    "offerId" UUID,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "offer_files_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "offer_files_bounds" CHECK (char_length("name") BETWEEN 1 AND 210 AND "bytes" BETWEEN 1 AND 10485760),
    CONSTRAINT "offer_files_type" CHECK (
        "type" IN ('application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'text/csv')
    ),
    CONSTRAINT "offer_files_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offers"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "offer_files_offerId_idx" ON "offer_files"("offerId");

CREATE TABLE "orders" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "number" TEXT NOT NULL,
    "offerId" UUID NOT NULL,
    "offerVersion" INTEGER NOT NULL,
    "state" "OrderState" NOT NULL DEFAULT 'accepted',
    "version" INTEGER NOT NULL DEFAULT 1,
    "userId" UUID,
    "name" TEXT NOT NULL,
    "businessName" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "total" BIGINT NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "acceptedBy" TEXT NOT NULL,
    "scheduledFor" DATE,
    "installedOn" DATE,
    "doneAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "note" TEXT NOT NULL DEFAULT '',
    "changedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "orders_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "orders_bounds" CHECK (
        char_length("note") <= 5000 AND "total" BETWEEN 0 AND 1000000000000 AND jsonb_typeof("lines") = 'array'
    ),
    CONSTRAINT "orders_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offers"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "orders_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "orders_number_key" ON "orders"("number");
-- An offer becomes one order, however often it is accepted at once.
CREATE UNIQUE INDEX "orders_offerId_key" ON "orders"("offerId");
CREATE INDEX "orders_state_id_idx" ON "orders"("state", "id");
CREATE INDEX "orders_userId_idx" ON "orders"("userId");
CREATE INDEX "orders_email_idx" ON "orders"("email");
CREATE INDEX "orders_texts_idx" ON "orders" USING GIN (
    "number" gin_trgm_ops, "name" gin_trgm_ops, "businessName" gin_trgm_ops, "email" gin_trgm_ops, "title" gin_trgm_ops
);

CREATE TABLE "invoices" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "number" TEXT NOT NULL,
    "orderId" UUID NOT NULL,
    -- The invoice that a credit note cancels.
    "cancelsId" UUID,
    "userId" UUID,
    "name" TEXT NOT NULL,
    "businessName" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL,
    "lines" JSONB NOT NULL,
    "totals" JSONB NOT NULL,
    "total" BIGINT NOT NULL,
    "seller" JSONB NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "dueOn" DATE NOT NULL,
    "pdfAt" TIMESTAMPTZ(3),
    "remindedAt" TIMESTAMPTZ(3),
    CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoices_sign" CHECK (CASE WHEN "cancelsId" IS NULL THEN "total" >= 0 ELSE "total" <= 0 END),
    CONSTRAINT "invoices_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "orders"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "invoices_cancelsId_fkey" FOREIGN KEY ("cancelsId") REFERENCES "invoices"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "invoices_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices"("number");
CREATE UNIQUE INDEX "invoices_cancelsId_key" ON "invoices"("cancelsId");
CREATE INDEX "invoices_orderId_idx" ON "invoices"("orderId");
CREATE INDEX "invoices_userId_idx" ON "invoices"("userId");
CREATE INDEX "invoices_email_idx" ON "invoices"("email");
CREATE INDEX "invoices_dueOn_idx" ON "invoices"("dueOn");
CREATE INDEX "invoices_texts_idx" ON "invoices" USING GIN (
    "number" gin_trgm_ops, "name" gin_trgm_ops, "businessName" gin_trgm_ops, "email" gin_trgm_ops, "title" gin_trgm_ops
);

-- What is issued stays as it is. Only its file, its reminder and its account are noted later, and the e-mail of a deleted
-- person is blanked.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    later CONSTANT text[] := '{userId,email,pdfAt,remindedAt}';
BEGIN
    IF TG_OP = 'DELETE' OR to_jsonb(NEW) - later IS DISTINCT FROM to_jsonb(OLD) - later
        OR NEW."email" NOT IN (OLD."email", '') THEN
        RAISE EXCEPTION 'An invoice is never changed once it is issued. A credit note cancels it.';
    END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER "invoices_keep" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION keep_invoice();

CREATE TABLE "payments" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "invoiceId" UUID NOT NULL,
    -- Negative for money that was paid back.
    "amount" BIGINT NOT NULL,
    "paidOn" DATE NOT NULL,
    "reference" TEXT NOT NULL DEFAULT '',
    "adminId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "payments_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payments_bounds" CHECK ("amount" <> 0 AND char_length("reference") <= 300),
    CONSTRAINT "payments_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "invoices"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "payments_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "payments_invoiceId_idx" ON "payments"("invoiceId");
CREATE INDEX "payments_adminId_idx" ON "payments"("adminId");

CREATE TABLE "invoice_mails" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "invoiceId" UUID NOT NULL,
    "what" TEXT NOT NULL,
    "adminId" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "invoice_mails_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invoice_mails_what" CHECK ("what" IN ('invoice', 'reminder')),
    CONSTRAINT "invoice_mails_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "invoices"("id")
        ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "invoice_mails_adminId_fkey" FOREIGN KEY ("adminId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "invoice_mails_invoiceId_idx" ON "invoice_mails"("invoiceId");
CREATE INDEX "invoice_mails_adminId_idx" ON "invoice_mails"("adminId");

-- The settings with which a new site starts.
WITH settings AS (
    INSERT INTO "items" ("kind", "headerTitle", "texts") VALUES
    ('sales', 'Offers and invoices', $json${
        "legalName": "Millrace Energy Ltd",
        "registration": "Registered in England 00000000 (sample)",
        "taxNumber": "VAT GB 000 0000 00 (sample)",
        "bank": "Bank transfer to Millrace Energy Ltd, sort code 00-00-00, account 00000000 (sample).",
        "paymentDays": "30",
        "validDays": "28",
        "terms": "By accepting you order what stands above at this price. We write to confirm within one working day. You pay 30 days after the invoice.",
        "taxRates": [
            { "name": "VAT", "percent": "20", "from": "", "until": "" },
            { "name": "VAT", "percent": "5", "from": "", "until": "" },
            { "name": "VAT", "percent": "0", "from": "", "until": "" }
        ]
    }$json$)
    RETURNING "id", "texts", "createdAt"
)
INSERT INTO "content_versions" ("itemId", "number", "body", "publishedAt")
SELECT "id", 1, "texts", "createdAt" FROM settings;

COMMIT;
