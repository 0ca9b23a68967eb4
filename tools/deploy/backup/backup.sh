#!/bin/sh
# Dumps the database into BACKUP_DIR every BACKUP_HOURS hours, copies new pictures there, and removes dumps that are
# older than BACKUP_KEEP_DAYS days. `backup.sh once` does it once. PGHOST, PGUSER and PGDATABASE name the database.
set -eu
: "${BACKUP_DIR:=/backups}" "${BACKUP_HOURS:=24}" "${BACKUP_KEEP_DAYS:=14}"
export BACKUP_DIR BACKUP_KEEP_DAYS
# With another value the script would end after each dump, and be started again for the next one.
whole() {
  case $2 in
    *[!0-9]* | 0*)
      echo "$1 must be a whole number from 1." >&2
      exit 1
      ;;
  esac
}
whole BACKUP_HOURS "$BACKUP_HOURS"
whole BACKUP_KEEP_DAYS "$BACKUP_KEEP_DAYS"
if [ -n "${PGPASSWORD_FILE:-}" ]; then
  PGPASSWORD=$(cat "$PGPASSWORD_FILE")
  export PGPASSWORD
fi

# An incomplete dump never gets the name of a complete one. Old dumps are removed only after a new dump. The pictures are
# copied after it: the files of every picture in the dump are then there. `set -e` does not hold in a condition.
# One at a time: each would remove what the other has not finished.
once() {
  flock 9 || return 1
  name="$BACKUP_DIR/energy-$(date -u +%Y%m%dT%H%M%SZ).dump"
  rm -f "$BACKUP_DIR"/*.part
  pg_dump --format=custom --file="$name.part" || return 1
  sh "$(dirname "$0")/copy-pictures.sh" || return 1
  mv "$name.part" "$name" || return 1
  find "$BACKUP_DIR" -name 'energy-*.dump' -mmin "+$((BACKUP_KEEP_DAYS * 1440))" -exec rm {} +
  echo "Dumped into $name"
} 9>"${TMPDIR:-/tmp}/backup.lock"

if [ "${1:-}" = once ]; then
  once
  exit
fi
# PostgreSQL may still be starting, so a failed dump is retried a minute later. The health check (docker-compose.yml) counts
# a backup that is being made, but none that is retried: if each of them failed, nobody would see it.
rm -f "$BACKUP_DIR/failed"
while :; do
  if once; then
    rm -f "$BACKUP_DIR/failed"
    pause=$((BACKUP_HOURS * 3600))
  else
    touch "$BACKUP_DIR/failed"
    pause=60
  fi
  # In the background, so that the shell handles a signal at once.
  sleep "$pause" &
  wait $!
done
