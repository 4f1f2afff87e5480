#!/usr/bin/env bash
# What the tests drive beyond npm packages: Debian's Chromium and PostgreSQL. Installs what is missing.
set -euo pipefail

missing=()
[ -x /usr/bin/chromium ] || missing+=(chromium)
command -v pg_ctl >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/pg_ctl' >/dev/null || missing+=(postgresql)
[ ${#missing[@]} = 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "The tests need ${missing[*]}, and this machine has no apt-get to install it with." >&2
  exit 1
fi
run() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
export DEBIAN_FRONTEND=noninteractive
run apt-get update -q
run apt-get install -q -y --no-install-recommends "${missing[@]}"
