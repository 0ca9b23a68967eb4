#!/bin/sh
# restore.sh DUMP: replaces the database by a dump. The database from before is renamed, not removed.
# API and worker must be stopped: PostgreSQL does not rename a database with open connections.
set -eu
: "${PGDATABASE:?}" "${1:?Name a dump: restore.sh /backups/energy-….dump}"
if [ -n "${PGPASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi
restored="${PGDATABASE}_restored"
before="${PGDATABASE}_before_$(date -u +%Y%m%d%H%M%S)"

dropdb --maintenance-db=postgres --if-exists "$restored"
createdb --maintenance-db=postgres "$restored"
# The role that the application takes on belongs to the server, so a dump does not have it.
psql --dbname=postgres --set=ON_ERROR_STOP=1 --quiet --command="
  DO \$\$ BEGIN CREATE ROLE energy_application NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END \$\$;
  GRANT energy_application TO CURRENT_USER"
pg_restore --no-owner --exit-on-error --dbname="$restored" "$1"
psql --dbname=postgres --set=ON_ERROR_STOP=1 --single-transaction --quiet \
  --command="ALTER DATABASE \"$PGDATABASE\" RENAME TO \"$before\"" \
  --command="ALTER DATABASE \"$restored\" RENAME TO \"$PGDATABASE\""
echo "Restored. The database from before is now named $before."
