#!/usr/bin/env bash
# A bare Debian with systemd as its first process, beside this machine: namespaces of its own and a throw-away copy of
# its disk, but this machine's network. For scripts/guides.ts, which ends it. As root on Debian; needs 2 GB in /var/tmp.
#   bare-machine.sh make bookworm|trixie     installs that Debian and nothing else, once
#   bare-machine.sh start bookworm|trixie    starts a copy of it in the foreground
set -euo pipefail
command=$1 suite=$2
base=/var/tmp/bewertra-guides/$suite

# What is Debian's Priority: required and important, as its installer begins with, from where this machine has its own.
make_base() {
  if [ -e "$base/.made" ]; then return; fi
  command -v debootstrap > /dev/null || scripts/apt-install.sh debootstrap
  rm -rf "$base" && mkdir -p "$base"
  local sources=/etc/apt/sources.list.d/debian.sources mirror here
  mirror=$(awk '/^URIs:/ { print $2; exit }' "$sources" 2> /dev/null || true)
  here=$(. /etc/os-release && echo "$VERSION_CODENAME")
  debootstrap --include=ca-certificates "$suite" "$base" "${mirror:-http://deb.debian.org/debian}" > "$base.log"
  # Its security updates, and what this machine is told of the way to them.
  if [ -e "$sources" ]; then
    rm -f "$base/etc/apt/sources.list"
    sed "s/$here/$suite/g" "$sources" > "$base/etc/apt/sources.list.d/debian.sources"
  fi
  for file in /etc/apt/apt.conf.d/99*; do
    if [ -e "$file" ]; then cp "$file" "$base/etc/apt/apt.conf.d/"; fi
  done
  # Authorities that this machine trusts.
  cp -L --remove-destination /etc/ssl/certs/ca-certificates.crt "$base/etc/ssl/certs/"
  # These would set up the network and the kernel, which are this machine's.
  for unit in networking systemd-networkd systemd-resolved systemd-sysctl systemd-modules-load systemd-udevd apt-daily.timer \
    apt-daily-upgrade.timer; do
    ln -sf /dev/null "$base/etc/systemd/system/${unit%.timer}$([ "${unit%.timer}" = "$unit" ] && echo .service || echo .timer)"
  done
  touch "$base/.made"
}

# Runs in namespaces of its own, as their first process.
boot() {
  local disk=$1 root=$1/root
  mount --make-rprivate /
  mount -t overlay overlay -o "lowerdir=$base,upperdir=$disk/upper,workdir=$disk/work" "$root"
  cp -L /etc/resolv.conf "$root/etc/resolv.conf"
  mount -t proc proc "$root/proc"
  mount --bind -o ro /proc/sys "$root/proc/sys" && mount -o remount,bind,ro "$root/proc/sys"
  mount -t sysfs -o ro sysfs "$root/sys"
  mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
  mount -t tmpfs -o mode=755 tmpfs "$root/dev"
  for device in null zero full random urandom tty; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
  done
  mkdir "$root/dev/pts" "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts "$root/dev/pts"
  ln -s pts/ptmx "$root/dev/ptmx"
  ln -s /proc/self/fd "$root/dev/fd"
  for number in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${number%:*}" "$root/dev/${number#*:}"; done
  mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
  mount -t tmpfs -o mode=755 tmpfs "$root/run"
  hostname bare
  echo bare > "$root/etc/hostname"
  cd "$root"
  mkdir -p .before
  # Not chroot: in that, services could have no namespaces of users.
  pivot_root . .before
  umount -l /.before
  exec env -i container=other PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    /lib/systemd/systemd --log-target=journal --show-status=no
}

case $command in
  make) make_base ;;
  start)
    disk=$(mktemp -d /var/tmp/bewertra-guides/run.XXXXXX)
    mkdir "$disk/root" "$disk/upper" "$disk/work"
    trap 'rm -rf "$disk"' EXIT
    # A branch of the control groups of its own.
    groups=$(awk '$3 == "cgroup2" { print $2; exit }' /proc/mounts)
    if [ -z "$groups" ]; then
      mkdir -p /var/tmp/bewertra-guides/cgroup
      groups=/var/tmp/bewertra-guides/cgroup
      mount -t cgroup2 cgroup2 "$groups"
    fi
    mkdir "$groups/bewertra-guides-$$"
    trap 'sleep 1; find "$groups/bewertra-guides-$$" -depth -type d -exec rmdir {} + ; rm -rf "$disk"' EXIT
    (
      echo "$BASHPID" > "$groups/bewertra-guides-$$/cgroup.procs"
      exec unshare --mount --uts --ipc --pid --cgroup --fork --kill-child "$0" boot "$suite" "$disk"
    ) || true
    ;;
  boot) boot "$3" ;;
esac
