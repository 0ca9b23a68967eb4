-- The login of API and worker, after the first migrations: psql --variable=password=… --file=application.sql energy
-- It is a member of the role that may not change the audit, so it needs no parameter at the start of a connection.
CREATE ROLE energy_api LOGIN PASSWORD :'password' IN ROLE energy_application;
