-- The worker is notified of these queues when they have jobs, in place of asking each of them for each of its places. A
-- worker of the version before asks as before.
UPDATE pgboss.queue SET notify = true WHERE name IN ('mail', 'pictures', 'webhooks');
