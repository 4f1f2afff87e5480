#!/usr/bin/env bash
# The browser the tests drive: Debian's Chromium. Installs it where it is missing.
set -euo pipefail

if [ -x /usr/bin/chromium ]; then exit 0; fi

run() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
if ! command -v apt-get >/dev/null; then
  echo "The tests need Chromium at /usr/bin/chromium, and this machine has no apt-get to install it with." >&2
  exit 1
fi
export DEBIAN_FRONTEND=noninteractive
run apt-get update -q
run apt-get install -q -y --no-install-recommends chromium
