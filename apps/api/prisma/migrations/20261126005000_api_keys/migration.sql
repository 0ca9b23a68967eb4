CREATE TABLE "api_keys" (
  "id" UUID NOT NULL DEFAULT uuidv7(),
  "name" TEXT NOT NULL,
  "role" "Role" NOT NULL CHECK ("role" IN ('editor', 'sales')),
  "hash" BYTEA NOT NULL,
  "hint" TEXT NOT NULL,
  "ownerId" UUID NOT NULL,
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "lastUsedAt" TIMESTAMPTZ(3),
  CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "api_keys_hash_key" ON "api_keys"("hash");
CREATE INDEX "api_keys_ownerId_idx" ON "api_keys"("ownerId");
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_ownerId_fkey"
  FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "audit" ADD COLUMN "apiKey" TEXT NOT NULL DEFAULT '';
