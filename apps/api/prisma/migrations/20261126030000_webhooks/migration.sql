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

-- A delivery that waits has a job with its id, with the settings of the queue. A trigger adds it, so that a write of which no
-- webhook is told does not plan a second INSERT. The group of the job is its webhook.
CREATE FUNCTION add_delivery_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO pgboss.job (
        id, name, data, group_id, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, policy, dead_letter, heartbeat_seconds
    )
    SELECT
        NEW.id, queue.name, jsonb_build_object('delivery', NEW.id), NEW."webhookId"::text,
        now() + make_interval(secs => queue.retention_seconds), queue.expire_seconds, queue.deletion_seconds,
        queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.policy,
        queue.dead_letter, queue.heartbeat_seconds
    FROM pgboss.queue WHERE queue.name = 'webhooks';
    RETURN NULL;
END;
$$;
CREATE TRIGGER "webhook_deliveries_wait" AFTER INSERT OR UPDATE OF "state" ON "webhook_deliveries"
    FOR EACH ROW WHEN (NEW."state" = 'waiting') EXECUTE FUNCTION add_delivery_job();
