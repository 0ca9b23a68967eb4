-- When an address asked last: it waits so long from then on to be confirmed
ALTER TABLE "subscribers" ADD COLUMN "askedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- The worker looks every few seconds for people whose deletion has not come to its end
CREATE INDEX "users_deletingAt_idx" ON "users"("deletingAt");
