#!/usr/bin/env bash
# Installs the Debian packages that are named, as root or with sudo; does nothing when none is.
set -euo pipefail
[ $# = 0 ] && exit 0

if ! command -v apt-get >/dev/null; then
  echo "This needs $*, and this machine has no apt-get to install it with." >&2
  exit 1
fi
run() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
export DEBIAN_FRONTEND=noninteractive
# Another may be installing, a machine that updates itself for one.
run apt-get update -q
run apt-get -o DPkg::Lock::Timeout=300 install -q -y --no-install-recommends "$@"
