#!/usr/bin/env bash
# Runs npm ci in the named folders of tools/, where packages are missing or older than the lockfile.
set -euo pipefail
cd "$(dirname "$0")/../tools"

for tool in "$@"; do
  # npm writes this file last.
  [ "$tool/node_modules/.package-lock.json" -nt "$tool/package-lock.json" ] || npm --prefix "$tool" ci
done
