#!/bin/sh
# Copies the files of MEDIA_DIR that BACKUP_DIR/media lacks: of pictures, attachments, offers and invoices. A file never
# changes, so one with the same size is the same. Copies of deleted files are removed after BACKUP_KEEP_DAYS days: no dump
# names them any more.
set -eu
: "${MEDIA_DIR:=/media}" "${BACKUP_DIR:=/backups}" "${BACKUP_KEEP_DAYS:=14}"
copies="$BACKUP_DIR/media"
deleted="$BACKUP_DIR/media-deleted"
lists=$(mktemp -d)
trap 'rm -r "$lists"' EXIT
mkdir -p "$copies" "$deleted"

# Without a pipe, so that a folder that cannot be read ends the script.
list() {
  find "$1" -type f -printf "$2\n" >"$3"
  sort -o "$3" "$3"
}
list "$MEDIA_DIR" '%s %P' "$lists/files"
list "$copies" '%s %P' "$lists/copies"
comm -23 "$lists/files" "$lists/copies" >"$lists/new"
# An incomplete copy never gets the name of a complete one. By the date of `copying.part` the health check finds
# that the copying goes on.
while read -r _ file; do
  : >"$BACKUP_DIR/copying.part"
  mkdir -p "$copies/${file%/*}"
  if cp "$MEDIA_DIR/$file" "$BACKUP_DIR/picture.part"; then
    mv "$BACKUP_DIR/picture.part" "$copies/$file"
  else
    # One that was deleted since the list was made is no failure.
    [ ! -e "$MEDIA_DIR/$file" ]
  fi
done <"$lists/new"
rm -f "$BACKUP_DIR/copying.part"

# A mark of the version before is of a folder. It becomes marks of the files in it, with the same date.
for mark in "$deleted"/*; do
  if [ -f "$mark" ] && [ -d "$copies/${mark##*/}" ]; then
    mv "$mark" "$lists/mark"
    cp -r --attributes-only "$copies/${mark##*/}" "$deleted"
    find "$mark" -type f -exec touch -r "$lists/mark" {} +
  fi
done

# Runs a command in a folder with the names of a list.
each() {
  (cd "$1" && shift && xargs -r -d '\n' "$@")
}
# A mark is an empty file with the name of a deleted one. Its date is when the deletion was seen.
cut -d ' ' -f 2- "$lists/files" | sort >"$lists/existing"
cut -d ' ' -f 2- "$lists/copies" | sort >"$lists/copied"
list "$deleted" '%P' "$lists/marks"
comm -12 "$lists/existing" "$lists/marks" >"$lists/restored"
comm -13 "$lists/existing" "$lists/copied" | comm -23 - "$lists/marks" >"$lists/gone"
each "$deleted" rm -- <"$lists/restored"
each "$copies" cp --parents --attributes-only --target-directory="$deleted" -- <"$lists/gone"
find "$deleted" -type f -mmin "+$((BACKUP_KEEP_DAYS * 1440))" -printf '%P\n' >"$lists/expired"
each "$copies" rm -f -- <"$lists/expired"
each "$deleted" rm -- <"$lists/expired"
find "$copies" "$deleted" -mindepth 1 -type d -empty -delete
