#!/usr/bin/env bash
# The main journeys in Chromium, Firefox and WebKit. Installs Debian's browsers where they are missing.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-test-tools.sh
missing=()
command -v firefox-esr >/dev/null || missing+=(firefox-esr)
command -v WebKitWebDriver >/dev/null || missing+=(webkit2gtk-driver)
command -v xvfb-run >/dev/null || missing+=(xvfb xauth)
scripts/apt-install.sh "${missing[@]}"

[ -f dist/index.html ] || npm run build
# WebKit has no mode without a window.
exec xvfb-run -a -s '-screen 0 1600x1200x24' vitest run tests/browsers
