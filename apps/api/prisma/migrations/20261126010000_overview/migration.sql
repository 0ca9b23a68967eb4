-- What the overview of the dashboard reads: the inquiries of the last days with their items, and the answers of two weeks.
CREATE INDEX "inquiries_createdAt_idx" ON "inquiries"("createdAt") INCLUDE ("itemId");
CREATE INDEX "timeline_entries_answers_idx" ON "timeline_entries"("createdAt") INCLUDE ("inquiryId")
    WHERE "what" = 'reply' OR "what" = 'call' AND coalesce("outcome", 'reached') = 'reached';
-- The sums of the offers by state, and those that were answered in a quarter.
CREATE INDEX "offers_currency_state_idx" ON "offers"("currency", "state") INCLUDE ("total");
CREATE INDEX "offers_state_answeredAt_idx" ON "offers"("state", "answeredAt") WHERE "answeredAt" IS NOT NULL;
