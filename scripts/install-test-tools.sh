#!/usr/bin/env bash
# What the tests drive beyond npm packages: Debian's Chromium, PostgreSQL, nginx, Caddy and a
# font. Installs what is missing, of the packages that are named besides too.
set -euo pipefail
cd "$(dirname "$0")/.."
PATH=$PATH:/usr/sbin

missing=()
[ -x /usr/bin/chromium ] || missing+=(chromium)
command -v pg_ctl >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/pg_ctl' >/dev/null || missing+=(postgresql)
# The web servers are started by the tests; as services of this machine they are of no use.
services=()
command -v nginx >/dev/null || services+=(nginx)
command -v caddy >/dev/null || services+=(caddy)
[ -e /usr/share/nginx/modules-available/mod-http-brotli-static.conf ] || missing+=(libnginx-mod-http-brotli-static)
# Android's font, which stands in until ours has come: without one the tests would see what no visitor sees.
[ -d /usr/share/fonts/truetype/roboto ] || missing+=(fonts-roboto-unhinted)
command -v openssl >/dev/null || missing+=(openssl)
for package in "$@"; do
  dpkg --status "$package" >/dev/null 2>&1 || missing+=("$package")
done
missing+=("${services[@]}")
[ ${#missing[@]} = 0 ] && exit 0

run() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
# Debian starts a service as it installs it, unless this file says no.
if [ ${#services[@]} != 0 ] && [ ! -e /usr/sbin/policy-rc.d ]; then
  printf '#!/bin/sh\nexit 101\n' | run tee /usr/sbin/policy-rc.d >/dev/null
  run chmod 755 /usr/sbin/policy-rc.d
  trap 'run rm -f /usr/sbin/policy-rc.d' EXIT
fi
scripts/apt-install.sh "${missing[@]}"
if [ ${#services[@]} != 0 ] && [ -d /run/systemd/system ]; then
  run systemctl disable --quiet "${services[@]}"
fi
