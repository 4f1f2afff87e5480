#!/usr/bin/env bash
# Builds a commit beside the release in use, switches to it, and switches back when the service does not
# become ready. As the user that owns the folder:
#
#   deploy/release.sh           the newest commit
#   deploy/release.sh COMMIT    a commit or tag; switches without a build where its release is still there
#   deploy/release.sh --back    switches to the good release built before the one in use
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

say() {
  echo "$1" >&2
}
refuse() {
  say "$1"
  exit 1
}

if [ $# -gt 1 ]; then refuse "Usage: release.sh [COMMIT | --back]"; fi
wanted=${1:-origin/HEAD}
case $wanted in
  --back) ;;
  -*) refuse "Usage: release.sh [COMMIT | --back]" ;;
esac

# `su` keeps the folder that it was called in, which may be closed to this user.
cd "$FOLDER"
exec 9> lock
flock --nonblock 9 || refuse "Another release is under way."

# The releases that became ready and are there, by name, the newest last. The one in use comes last if it is a good
# one: somebody may have gone back to it by hand. It is not if this script was killed before it became ready.
good=$FOLDER/good
remember() {
  { grep --no-messages -vxF "$1" "$good" || true; echo "$1"; } | tail -n "$kept" > "$good.next"
  mv "$good.next" "$good"
}
inUse=$(basename "$(readlink "$FOLDER/current" || true)")
if [ -n "$inUse" ] && { [ ! -e "$good" ] || grep -qxF "$inUse" "$good"; }; then remember "$inUse"; fi
touch "$good"
while read -r one; do
  if [ -d "$FOLDER/releases/$one" ]; then echo "$one"; fi
done < "$good" > "$good.next"
mv "$good.next" "$good"
before=$(tail -n 1 "$good")

is_in_use() {
  [ "$(readlink "$FOLDER/current" || true)" = "$1" ]
}

ready() {
  for _ in $(seq 60); do
    # In a trap, a bare `return` would give the status from before it.
    if curl --silent --fail --output /dev/null --max-time 2 "$READY"; then return 0; fi
    sleep 0.5
  done
  return 1
}

# Switches to a release and waits for the service. Its caller looks at the status, and bash then has no `set -e` in
# here: each step is asked by itself.
use() {
  if ! ln -sfn "$1" "$FOLDER/current.next" || ! mv -T "$FOLDER/current.next" "$FOLDER/current" || ! is_in_use "$1"; then
    say "$FOLDER/current cannot be switched to $1."
    return 1
  fi
  if ! bash -c "$RESTART" 9>&-; then
    say "$1 cannot be started: RESTART failed."
    return 1
  fi
  if ! ready; then
    say "$1 does not become ready."
    return 1
  fi
}

# However this ends before the release is good: back to the one before, and nothing stays of one that was built now.
undo() {
  if is_in_use "$release"; then
    if [ -z "$before" ]; then
      rm "$FOLDER/current"
    elif [ "$FOLDER/releases/$before" != "$release" ]; then
      say "Back to $before."
      use "$FOLDER/releases/$before" || say "That failed as well: see \"Back\" in deploy/README.md."
    fi
  fi
  if is_in_use "$release"; then
    say "In use is still $release."
  elif [ -n "$isNew" ]; then
    rm -rf "$release"
  fi
}

# What runs here, install scripts of packages included, is told no setting but those of the build. npm's own
# settings are in ~/.npmrc.
build() {
  (cd "$release" && env -i HOME="$HOME" PATH="$PATH" "$@" 9>&-)
}
make_release() {
  git -C "$FOLDER/source" archive "$commit" | tar -x -C "$release"
  install -m 644 "$BUILD_SETTINGS" "$release/.env.build"
  build npm ci
  # The archive has no history, and the sitemap says when a page's words last changed.
  build env GIT_DIR="$(git -C "$FOLDER/source" rev-parse --absolute-git-dir)" SOURCE_COMMIT="$commit" npm run build
  build npm prune --omit=dev
  ln -s "$SETTINGS" "$release/.env"
  # This release's own hashed files, for those to come.
  mv "$release/dist/_astro" "$release/hashed"
}

# A tab that is open asks for the files of its own release, whose names carry a hash. Where two releases have the same
# name, this one's file is served, and then the newest.
carry_hashed_files() {
  mkdir -p "$release/dist/_astro"
  for one in $(tail -n "$carried" "$good"); do
    from=$FOLDER/releases/$one/hashed
    # Releases from before there was this folder have no other files among their own.
    if [ ! -d "$from" ]; then from=$FOLDER/releases/$one/dist/_astro; fi
    if [ -d "$from" ] && [ ! "$from" -ef "$release/dist/_astro" ]; then
      cp --archive --link --force "$from/." "$release/dist/_astro"
    fi
  done
  if [ -d "$release/hashed" ]; then cp --archive --link --force "$release/hashed/." "$release/dist/_astro"; fi
}

# A good release of this commit with the build settings of now, unless it is in use: who asks for that again wants it
# built again.
existing_release() {
  while read -r one; do
    if [ "${one##*-}" = "${commit:0:12}" ] && [ "$one" != "$inUse" ] &&
      cmp --silent "$BUILD_SETTINGS" "$FOLDER/releases/$one/.env.build"; then
      echo "$one"
    fi
  done < "$good" | tail -n 1
}

isNew=
if [ "$wanted" = --back ]; then
  # Names begin with the time of their build.
  name=$(sort "$good" | awk -v inUse="$inUse" '$0 < inUse' | tail -n 1)
  if [ -z "$name" ]; then refuse "There is no good release from before ${inUse:-the first}."; fi
else
  git -C "$FOLDER/source" fetch --quiet origin
  commit=$(git -C "$FOLDER/source" rev-parse --verify "$wanted^{commit}")
  name=$(existing_release)
fi
if [ -z "$name" ]; then
  if [ -r "$SETTINGS" ]; then
    refuse "$SETTINGS can be read by $(id -un), and so by every package that a build runs: deploy/README.md, 3."
  fi
  if [ ! -r "$BUILD_SETTINGS" ]; then
    refuse "$BUILD_SETTINGS is missing: it has the settings that shape the pages (deploy/README.md, 3)."
  fi
  isNew=1
  name=$(date -u +%Y-%m-%dT%H%M%SZ)-${commit:0:12}
fi

release=$FOLDER/releases/$name
if [ -n "$isNew" ]; then mkdir "$release"; fi
trap undo EXIT
if [ -n "$isNew" ]; then make_release; fi
carry_hashed_files
use "$release" || exit 1
remember "$name"
trap - EXIT
echo "In use: $release"

find "$FOLDER/releases" -mindepth 1 -maxdepth 1 -printf '%f\n' | { grep -vxFf "$good" || true; } |
  while read -r old; do rm -rf "${FOLDER:?}/releases/$old"; done
