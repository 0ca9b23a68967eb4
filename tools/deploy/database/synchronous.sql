-- On the primary, while its standby follows: a write is answered when the standby has it on its disk, too.
ALTER SYSTEM SET synchronous_standby_names = 'energy_standby';
SELECT pg_reload_conf();
