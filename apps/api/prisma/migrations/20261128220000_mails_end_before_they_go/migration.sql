-- A mail is tried for two weeks, as before: 2,016 times, every ten minutes. Until now the queue deleted it after two
-- weeks, which was before its last retry, so that no mail ever counted as failed and none was missed. Each attempt may take
-- two minutes: 17 days at most.
UPDATE pgboss.queue SET retry_limit = 2016, retention_seconds = 1814400 WHERE name = 'mail';
UPDATE pgboss.job SET keep_until = created_on + interval '21 days', retry_limit = least(retry_limit, 2016)
WHERE name = 'mail' AND state < 'active';
