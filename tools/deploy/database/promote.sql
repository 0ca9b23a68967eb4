-- On the standby, when the primary is lost and cannot come back by itself. Writes must not wait for the lost machine.
ALTER SYSTEM RESET synchronous_standby_names;
SELECT pg_reload_conf();
SELECT pg_promote();
