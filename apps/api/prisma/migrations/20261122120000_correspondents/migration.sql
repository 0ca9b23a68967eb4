-- Whoever has sent requests is shown by the one that waits longest: the first of theirs in this index. It serves what the
-- index of e-mails alone served, too.
CREATE INDEX "specialists_email_state_id_idx" ON "specialists"("email", "state", "id");
DROP INDEX "specialists_email_idx";
