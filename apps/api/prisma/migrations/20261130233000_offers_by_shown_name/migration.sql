-- The order of the list of offers by the names that it shows: of the business, or of the person without one.
CREATE INDEX "offers_shownName_id_idx" ON "offers" (coalesce(nullif("businessName", ''), "name"), "id");
DROP INDEX "offers_name_id_idx";
