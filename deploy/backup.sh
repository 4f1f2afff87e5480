#!/usr/bin/env bash
# Makes a backup, encrypts it where it is told for whom, and then deletes all but the newest. Run by
# bewertra-backup.timer, in the folder of a release.
#
#   FOLDER         /var/lib/bewertra-backup
#   KEEP           336: how many; one an hour for two weeks. The last good one is never deleted
#   AGE_RECIPIENT  public key of age (age1…); the private one belongs on another machine. Unset: not encrypted
set -euo pipefail
umask 077

FOLDER=${FOLDER:-/var/lib/bewertra-backup}
KEEP=${KEEP:-336}
if ! [[ $KEEP =~ ^[1-9][0-9]*$ ]]; then
  echo "KEEP: must be a whole number, 1 or more" >&2
  exit 1
fi

name=$(date -u +%Y-%m-%dT%H%M%SZ).backup
# On the same disk, so that it gets its name when it is whole.
draft=$FOLDER/.draft
trap 'rm -f "$draft" "$draft.age"' EXIT
node_modules/.bin/node server/cli/main.ts backup --force "$draft"
if [ -n "${AGE_RECIPIENT:-}" ]; then
  age --encrypt --recipient "$AGE_RECIPIENT" --output "$draft.age" "$draft"
  mv "$draft.age" "$draft"
  name=$name.age
  sync "$draft"
fi
mv "$draft" "$FOLDER/$name"
sync "$FOLDER"

find "$FOLDER" -maxdepth 1 -type f \( -name '*Z.backup' -o -name '*Z.backup.age' \) | sort -r |
  tail -n +$((KEEP + 1)) | xargs -r -d '\n' rm
echo "$FOLDER/$name"
