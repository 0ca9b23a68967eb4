-- The trace of the request that caused a delivery. The job of the delivery continues it.
ALTER TABLE "webhook_deliveries" ADD COLUMN "traceparent" TEXT;

CREATE OR REPLACE FUNCTION add_delivery_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO pgboss.job (
        id, name, data, group_id, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
        retry_delay_max, policy, dead_letter, heartbeat_seconds
    )
    SELECT
        NEW.id, queue.name,
        jsonb_strip_nulls(jsonb_build_object('delivery', NEW.id, 'traceparent', NEW."traceparent")), NEW."webhookId"::text,
        now() + make_interval(secs => queue.retention_seconds), queue.expire_seconds, queue.deletion_seconds,
        queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.policy,
        queue.dead_letter, queue.heartbeat_seconds
    FROM pgboss.queue WHERE queue.name = 'webhooks';
    RETURN NULL;
END;
$$;
