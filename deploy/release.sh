#!/usr/bin/env bash
# Builds a commit beside the release in use, switches to it, and switches back when the service does not
# become ready. Usage: deploy/release.sh [COMMIT], as the user that owns the folder.
#
#   FOLDER          /srv/bewertra: `source` (a clone), `releases`, `current` (a link), `good` (a list)
#   SETTINGS        /etc/bewertra/env: what a release gets as its .env; not readable by who builds
#   BUILD_SETTINGS  /etc/bewertra/build.env: what shapes the pages, a release's .env.build
#   RESTART         command that makes service and web server use the new release
#   READY           address that answers with success when the service is ready
set -euo pipefail

FOLDER=${FOLDER:-/srv/bewertra}
SETTINGS=${SETTINGS:-/etc/bewertra/env}
BUILD_SETTINGS=${BUILD_SETTINGS:-/etc/bewertra/build.env}
RESTART=${RESTART:-sudo systemctl restart bewertra && sudo systemctl reload nginx}
READY=${READY:-http://127.0.0.1:3000/readyz}
# Good releases that stay, the one in use included; those before it whose hashed files it brings along.
kept=5
carried=2

refuse() {
  echo "$1" >&2
  exit 1
}

if [ -r "$SETTINGS" ]; then
  refuse "$SETTINGS can be read by $(id -un), and so by every package that a build runs: deploy/README.md, 3."
fi
[ -r "$BUILD_SETTINGS" ] || refuse "$BUILD_SETTINGS is missing: it has the settings that shape the pages (deploy/README.md, 3)."
# `su` keeps the folder that it was called in, which may be closed to this user.
cd "$FOLDER"
exec 9> lock
flock --nonblock 9 || refuse "Another release is under way."

git -C "$FOLDER/source" fetch --quiet origin
commit=$(git -C "$FOLDER/source" rev-parse --verify "${1:-origin/HEAD}^{commit}")
name=$(date -u +%Y-%m-%dT%H%M%SZ)-${commit:0:12}
release=$FOLDER/releases/$name

# The releases that became ready, by name, the newest last. The one in use comes last if it is a good one:
# somebody may have gone back to it by hand. It is not if this script was killed before it became ready.
good=$FOLDER/good
remember() {
  { grep --no-messages -vxF "$1" "$good" || true; echo "$1"; } | tail -n "$kept" > "$good.next"
  mv "$good.next" "$good"
}
inUse=$(basename "$(readlink "$FOLDER/current" || true)")
if [ -n "$inUse" ] && { [ ! -e "$good" ] || grep -qxF "$inUse" "$good"; }; then remember "$inUse"; fi
touch "$good"
before=$(tail -n 1 "$good")

switch() {
  ln -sfn "$1" "$FOLDER/current.next"
  mv -T "$FOLDER/current.next" "$FOLDER/current"
  bash -c "$RESTART" 9>&-
}

ready() {
  for _ in $(seq 60); do
    # In a trap, a bare `return` would give the status from before it.
    curl --silent --fail --output /dev/null --max-time 2 "$READY" && return 0
    sleep 0.5
  done
  return 1
}

# However this ends before the release is good: back to the one before, and nothing of it stays.
undo() {
  if [ "$(readlink "$FOLDER/current")" = "$release" ]; then
    if [ -z "$before" ]; then
      rm "$FOLDER/current"
    else
      echo "Back to $before." >&2
      switch "$FOLDER/releases/$before" && ready ||
        echo "It does not become ready either: see \"Back\" in deploy/README.md." >&2
    fi
  fi
  rm -rf "$release"
}
mkdir "$release"
trap undo EXIT

# What runs here, install scripts of packages included, is told no setting but those of the build. npm's own
# settings are in ~/.npmrc.
build() {
  (cd "$release" && env -i HOME="$HOME" PATH="$PATH" "$@" 9>&-)
}
git -C "$FOLDER/source" archive "$commit" | tar -x -C "$release"
install -m 644 "$BUILD_SETTINGS" "$release/.env.build"
build npm ci
# The archive has no history, and the sitemap says when a page's words last changed.
build env GIT_DIR="$(git -C "$FOLDER/source" rev-parse --absolute-git-dir)" SOURCE_COMMIT="$commit" npm run build
build npm prune --omit=dev
ln -s "$SETTINGS" "$release/.env"

# A tab that is open asks for the files of its own release, whose names carry a hash. `hashed` has this
# release's alone, for those to come; where two have the same name, the newest is served.
mv "$release/dist/_astro" "$release/hashed"
mkdir "$release/dist/_astro"
for one in $(tail -n "$carried" "$good"); do
  from=$FOLDER/releases/$one/hashed
  # Releases from before there was this folder have no other files among their own.
  [ -d "$from" ] || from=$FOLDER/releases/$one/dist/_astro
  if [ -d "$from" ]; then cp --archive --link --force "$from/." "$release/dist/_astro"; fi
done
cp --archive --link --force "$release/hashed/." "$release/dist/_astro"

switch "$release" && ready || refuse "$release does not become ready."
remember "$name"
trap - EXIT
echo "In use: $release"

find "$FOLDER/releases" -mindepth 1 -maxdepth 1 -printf '%f\n' | { grep -vxFf "$good" || true; } |
  while read -r old; do rm -rf "${FOLDER:?}/releases/$old"; done
