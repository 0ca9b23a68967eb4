-- Addresses of other systems to which events are sent. The secret signs, so it is stored as it is
CREATE TABLE "webhooks" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "url" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "events" TEXT[] NOT NULL,
    "secret" BYTEA NOT NULL,
    "formerSecret" BYTEA,
    "formerUntil" TIMESTAMPTZ(3),
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhooks_texts" CHECK (char_length("url") BETWEEN 1 AND 2000 AND char_length("description") <= 200),
    CONSTRAINT "webhooks_former" CHECK (("formerSecret" IS NULL) = ("formerUntil" IS NULL))
);

-- The log: an event for a webhook, written in the transaction that causes it
CREATE TABLE "webhook_deliveries" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "webhookId" UUID NOT NULL,
    "event" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "status" INTEGER,
    "error" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attemptedAt" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "webhook_deliveries_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "webhook_deliveries_state" CHECK ("state" IN ('waiting', 'delayed', 'sent', 'failed'))
);
CREATE INDEX "webhook_deliveries_webhookId_id_idx" ON "webhook_deliveries"("webhookId", "id");
CREATE INDEX "webhook_deliveries_createdAt_idx" ON "webhook_deliveries"("createdAt");

-- Tried again for three days: 5 seconds after the first failure, then after twice the time, in the end every hour. A
-- worker that says nothing for ten seconds has lost its delivery to another one.
SELECT pgboss.create_queue('webhooks', '{
    "policy": "standard", "retryLimit": 80, "retryDelay": 5, "retryBackoff": true, "retryDelayMax": 3600,
    "expireInSeconds": 60, "heartbeatSeconds": 10, "retentionSeconds": 1209600, "deleteAfterSeconds": 86400
}'::jsonb);
