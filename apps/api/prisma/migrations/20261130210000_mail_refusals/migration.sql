-- A mail that a mail server refuses for good was only logged: staff saw an offer, an invoice, a reminder and an invitation as
-- sent. The version before writes nothing here.
CREATE TABLE "mail_refusals" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "offerId" UUID,
    "invoiceMailId" UUID,
    "invitationId" UUID,
    "words" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    CONSTRAINT "mail_refusals_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_refusals_about" CHECK (num_nonnulls("offerId", "invoiceMailId", "invitationId") = 1),
    CONSTRAINT "mail_refusals_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "offers"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "mail_refusals_invoiceMailId_fkey" FOREIGN KEY ("invoiceMailId") REFERENCES "invoice_mails"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "mail_refusals_invitationId_fkey" FOREIGN KEY ("invitationId") REFERENCES "invitations"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "mail_refusals_offerId_key" ON "mail_refusals"("offerId");
CREATE UNIQUE INDEX "mail_refusals_invoiceMailId_key" ON "mail_refusals"("invoiceMailId");
CREATE UNIQUE INDEX "mail_refusals_invitationId_key" ON "mail_refusals"("invitationId");
