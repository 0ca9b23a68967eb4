#!/bin/sh
# Copies the files of pictures that BACKUP_DIR/media lacks from MEDIA_DIR. A file never changes, so one with the same size
# is the same. Copies of deleted pictures are removed after BACKUP_KEEP_DAYS days: no dump names them any more.
set -eu
: "${MEDIA_DIR:=/media}" "${BACKUP_DIR:=/backups}" "${BACKUP_KEEP_DAYS:=14}"
copies="$BACKUP_DIR/media"
deleted="$BACKUP_DIR/media-deleted"
lists=$(mktemp -d)
trap 'rm -r "$lists"' EXIT
mkdir -p "$copies" "$deleted"

# Without a pipe, so that a folder that cannot be read ends the script.
sizes() {
  find "$1" -type f -printf '%s %P\n' >"$2"
  sort -o "$2" "$2"
}
sizes "$MEDIA_DIR" "$lists/files"
sizes "$copies" "$lists/copies"
comm -23 "$lists/files" "$lists/copies" >"$lists/new"
# An incomplete copy never gets the name of a complete one.
while read -r _ file; do
  mkdir -p "$copies/${file%/*}"
  cp "$MEDIA_DIR/$file" "$BACKUP_DIR/picture.part"
  mv "$BACKUP_DIR/picture.part" "$copies/$file"
done <"$lists/new"

# The empty file of a deleted picture says when its deletion was seen.
for copy in "$copies"/*/; do
  picture=$(basename "$copy")
  if [ -d "$MEDIA_DIR/$picture" ]; then
    rm -f "$deleted/$picture"
  elif [ -d "$copy" ] && [ ! -e "$deleted/$picture" ]; then
    touch "$deleted/$picture"
  fi
done
find "$deleted" -type f -mmin "+$((BACKUP_KEEP_DAYS * 1440))" >"$lists/expired"
while read -r mark; do
  rm -rf "${copies:?}/$(basename "$mark")" "$mark"
done <"$lists/expired"
