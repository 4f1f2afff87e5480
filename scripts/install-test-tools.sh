#!/usr/bin/env bash
# Installs what the tests need beyond npm packages and is missing: Debian's Chromium, PostgreSQL, nginx, openssl, age,
# curl, sqlite3, poppler, Python, systemd, a font, Firefox and WebKit with a display that they can draw on, and the packages named as arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
PATH=$PATH:/usr/sbin

missing=()
# The whole browser for what only it has, and its shell without a window for the other journeys.
[ -x /usr/bin/chromium ] || missing+=(chromium)
[ -x /usr/bin/chromium-headless-shell ] || missing+=(chromium-headless-shell)
command -v pg_ctl >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/pg_ctl' >/dev/null || missing+=(postgresql)
# The tests start the web server themselves; it must not run as a service of this machine.
services=()
command -v nginx >/dev/null || services+=(nginx)
[ -e /usr/share/nginx/modules-available/mod-http-brotli-static.conf ] || missing+=(libnginx-mod-http-brotli-static)
# Android's font stands in until ours has loaded; without it the layout tests would see what no visitor sees.
[ -d /usr/share/fonts/truetype/roboto ] || missing+=(fonts-roboto-unhinted)
command -v openssl >/dev/null || missing+=(openssl)
command -v age >/dev/null || missing+=(age)
command -v curl >/dev/null || missing+=(curl)
# Other people's SQLite, which look at the store while the service runs.
command -v sqlite3 >/dev/null || missing+=(sqlite3)
# Reads what was printed.
command -v pdftotext >/dev/null || missing+=(poppler-utils)
# Python also reads the mails.
python3 -c 'import sqlite3' 2>/dev/null || missing+=(python3)
# systemd's programs check the units and carry the service's signs of life; nothing of it has to run.
command -v systemd-analyze >/dev/null || missing+=(systemd)
# The other engines. WebKitGTK has no headless mode.
[ -x /usr/bin/firefox-esr ] || missing+=(firefox-esr)
[ -x /usr/bin/WebKitWebDriver ] || missing+=(webkit2gtk-driver)
command -v xvfb-run >/dev/null || missing+=(xvfb xauth)
for package in "$@"; do
  dpkg --status "$package" >/dev/null 2>&1 || missing+=("$package")
done
missing+=("${services[@]}")

run() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
[ ${#missing[@]} = 0 ] && exit 0

# Debian starts a service when it installs it, unless this file forbids it.
if [ ${#services[@]} != 0 ] && [ ! -e /usr/sbin/policy-rc.d ]; then
  printf '#!/bin/sh\nexit 101\n' | run tee /usr/sbin/policy-rc.d >/dev/null
  run chmod 755 /usr/sbin/policy-rc.d
  trap 'run rm -f /usr/sbin/policy-rc.d' EXIT
fi
scripts/apt-install.sh "${missing[@]}"
if [ ${#services[@]} != 0 ] && [ -d /run/systemd/system ]; then
  run systemctl disable --quiet "${services[@]}"
fi
