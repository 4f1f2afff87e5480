#!/usr/bin/env bash
# Installs the packages of the folders of tools/ that are named, where they are missing or older than
# their lockfile.
set -euo pipefail
cd "$(dirname "$0")/../tools"

for tool in "$@"; do
  # npm writes this file last.
  [ "$tool/node_modules/.package-lock.json" -nt "$tool/package-lock.json" ] || npm --prefix "$tool" ci
done
