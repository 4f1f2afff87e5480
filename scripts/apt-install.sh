#!/usr/bin/env bash
# Installs the named Debian packages, as root or with sudo; does nothing when none is named.
set -euo pipefail
[ $# = 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "This needs $*, and this machine has no apt-get to install it with." >&2
  exit 1
fi
run() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
export DEBIAN_FRONTEND=noninteractive
# Another installation may be running, such as the machine's own updates.
run apt-get update -q
run apt-get -o DPkg::Lock::Timeout=300 install -q -y --no-install-recommends "$@"
