-- How far an admin has looked at what came
ALTER TABLE "users" ADD COLUMN "seenAt" TIMESTAMPTZ(3);
-- Few ask for a role at a time
CREATE INDEX "users_requestedRole_idx" ON "users"("id") WHERE "requestedRole" IS NOT NULL;
