#!/usr/bin/env bash
# The main journeys in Chromium, Firefox and WebKit. Installs Debian's browsers where they are missing.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-tool.sh browsers
scripts/install-test-tools.sh firefox-esr webkit2gtk-driver xvfb xauth
[ -f dist/index.html ] || npm run build
# WebKit has no mode without a window.
exec xvfb-run -a -s '-screen 0 1600x1200x24' vitest run tests/browsers
