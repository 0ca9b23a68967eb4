-- A person whose deletion has begun: no call meets the record any more, but the one that ends the deletion
ALTER TABLE "users" ADD COLUMN "deletingAt" TIMESTAMPTZ(3);

-- What is kept aside, by age
CREATE INDEX "content_deletedAt_idx" ON "content"("deletedAt") WHERE "deletedAt" IS NOT NULL;

-- Every write by staff. `who` is the id of a record that may be gone since, so that it refers to none.
CREATE TABLE "audit" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "who" TEXT NOT NULL,
    "what" TEXT NOT NULL,
    "record" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_pkey" PRIMARY KEY ("id")
);

-- What was sent under a key, and the record that it made
CREATE TABLE "idempotency" (
    "key" TEXT NOT NULL,
    "body" BYTEA NOT NULL,
    "insertedId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "idempotency_createdAt_idx" ON "idempotency"("createdAt");
