#!/usr/bin/env bash
# The main journeys in Chromium, Firefox and WebKit. Installs Debian's browsers where they are missing.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-test-tools.sh
missing=()
command -v firefox-esr >/dev/null || missing+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
command -v xvfb-run >/dev/null || missing+=(xvfb xauth)
if [ ${#missing[@]} != 0 ]; then
  if ! command -v apt-get >/dev/null; then
    echo "The journeys need ${missing[*]}, and this machine has no apt-get to install it with." >&2
    exit 1
  fi
  run() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
  export DEBIAN_FRONTEND=noninteractive
  run apt-get update -q
  run apt-get install -q -y --no-install-recommends "${missing[@]}"
fi

[ -f dist/index.html ] || npm run build
# WebKit has no mode without a window.
exec xvfb-run -a -s '-screen 0 1600x1200x24' vitest run tests/browsers
