-- Previews of what the site does not show yet.
BEGIN;

CREATE TABLE "previews" (
    -- Only the hash of the token is stored.
    "hash" BYTEA NOT NULL,
    "itemId" UUID NOT NULL,
    "authorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    CONSTRAINT "previews_pkey" PRIMARY KEY ("hash"),
    CONSTRAINT "previews_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "items"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "previews_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "users"("id")
        ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "previews_itemId_idx" ON "previews"("itemId");
CREATE INDEX "previews_authorId_idx" ON "previews"("authorId");
CREATE INDEX "previews_expiresAt_idx" ON "previews"("expiresAt");

-- The key of the tokens of live previews: one row for all replicas. Who reads it here reads the drafts here, too.
CREATE TABLE "signing_keys" (
    "id" BOOLEAN NOT NULL DEFAULT true,
    "key" BYTEA NOT NULL,
    CONSTRAINT "signing_keys_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "signing_keys_one" CHECK ("id")
);
-- Each UUID has 122 random bits from a strong source.
INSERT INTO "signing_keys" ("key")
VALUES (sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

COMMIT;
