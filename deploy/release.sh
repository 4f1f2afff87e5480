#!/usr/bin/env bash
# Builds a commit beside the release in use, switches to it, and switches back when the service does not
# become ready. Usage: deploy/release.sh [COMMIT], as the user that owns the folder.
#
#   FOLDER    /srv/bewertra: `source` (a clone), `releases`, `current` (a link)
#   SETTINGS  /etc/bewertra/env: what each release gets as its .env
#   RESTART   command that makes service and web server use the new release
#   READY     address that answers with success when the service is ready
set -euo pipefail

FOLDER=${FOLDER:-/srv/bewertra}
SETTINGS=${SETTINGS:-/etc/bewertra/env}
RESTART=${RESTART:-sudo systemctl restart bewertra && sudo systemctl reload nginx}
READY=${READY:-http://127.0.0.1:3000/readyz}
kept=5

git -C "$FOLDER/source" fetch --quiet origin
commit=$(git -C "$FOLDER/source" rev-parse --verify "${1:-origin/HEAD}^{commit}")
release=$FOLDER/releases/$(date -u +%Y-%m-%dT%H%M%SZ)-${commit:0:12}
before=$(readlink "$FOLDER/current" || true)

mkdir -p "$release"
git -C "$FOLDER/source" archive "$commit" | tar -x -C "$release"
ln -s "$SETTINGS" "$release/.env"
(cd "$release" && npm ci && npm run build)

switch() {
  ln -s "$1" "$FOLDER/current.next"
  mv -T "$FOLDER/current.next" "$FOLDER/current"
  bash -c "$RESTART"
}

ready() {
  for _ in $(seq 60); do
    curl --silent --fail --output /dev/null --max-time 2 "$READY" && return
    sleep 0.5
  done
  return 1
}

if ! { switch "$release" && ready; }; then
  echo "$release does not become ready." >&2
  if [ -n "$before" ]; then
    switch "$before"
    echo "Back at $before." >&2
  fi
  exit 1
fi
echo "In use: $release"

# The newest stay, to go back to; the one in use stays in any case.
find "$FOLDER/releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +$((kept + 1)) |
  { grep -vxF "$release" || true; } | xargs -r rm -rf
