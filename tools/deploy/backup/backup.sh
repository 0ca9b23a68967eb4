#!/bin/sh
# Dumps the database into BACKUP_DIR every BACKUP_HOURS hours, and takes away dumps that are older than
# BACKUP_KEEP_DAYS days. `backup.sh once` does it once. PGHOST, PGUSER and PGDATABASE say of what.
set -eu
: "${BACKUP_DIR:=/backups}" "${BACKUP_HOURS:=24}" "${BACKUP_KEEP_DAYS:=14}"
if [ -n "${PGPASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi

# A dump that broke off never bears the name of a whole one, and the old ones stay until there is a new one.
once() {
  name="$BACKUP_DIR/energy-$(date -u +%Y%m%dT%H%M%SZ).dump"
  rm -f "$BACKUP_DIR"/*.part
  pg_dump --format=custom --file="$name.part" || return 1
  mv "$name.part" "$name"
  find "$BACKUP_DIR" -name 'energy-*.dump' -mmin "+$((BACKUP_KEEP_DAYS * 1440))" -exec rm {} +
  echo "Dumped into $name"
}

if [ "${1:-}" = once ]; then
  once
  exit
fi
# PostgreSQL may still be starting: a dump that failed is tried again a minute later.
while :; do
  if once; then pause=$((BACKUP_HOURS * 3600)); else pause=60; fi
  # In the background, so that a signal is heard at once.
  sleep "$pause" &
  wait $!
done
