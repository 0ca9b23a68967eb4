-- Who has an item open in the editor. It is written every few seconds and worth nothing after a crash.
BEGIN;

CREATE UNLOGGED TABLE "presence" (
    "itemId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "presence_pkey" PRIMARY KEY ("itemId", "userId"),
    CONSTRAINT "presence_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES "items"("id")
        ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "presence_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "presence_userId_idx" ON "presence"("userId");

COMMIT;
