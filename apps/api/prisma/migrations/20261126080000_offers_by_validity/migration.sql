-- The order of the list of offers by their validity, those without an end last.
CREATE INDEX "offers_validUntil_id_idx" ON "offers" (coalesce("validUntil", 'infinity'::date), "id");
