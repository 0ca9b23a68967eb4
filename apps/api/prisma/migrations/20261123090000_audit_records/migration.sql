-- Who deleted an item is shown in the trash.
CREATE INDEX "audit_record_idx" ON "audit"("record");
