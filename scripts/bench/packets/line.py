#!/usr/bin/env python3
"""A slow line between two network namespaces, packet by packet, so that TCP's slow start, TLS records and HTTP/2 count:
throttling inside the browser delays whole requests instead.

    line.py ROUND_TRIP_MS DOWN_KBIT UP_KBIT     as root, on Linux

Makes the namespaces `bewertra-server` (10.77.0.1) and `bewertra-client` (10.77.0.2), says "ready", and relays until it
is ended; then both are gone.
"""

import collections
import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import time

# From linux/if_tun.h.
TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000

# What a router holds at most before it drops packets, in seconds at the line's speed.
LONGEST_QUEUE = 1.0

SERVER = ("bewertra-server", "bewertra-s", "10.77.0.1")
CLIENT = ("bewertra-client", "bewertra-c", "10.77.0.2")


def ip(*arguments, check=True):
    subprocess.run(["ip", *arguments], check=check, stderr=subprocess.DEVNULL)


def remove_hosts():
    for namespace, _, _ in (SERVER, CLIENT):
        ip("netns", "del", namespace, check=False)


def add_host(host, peer):
    """A namespace with one network device, whose packets are read and written through the returned descriptor."""
    namespace, device, address = host
    descriptor = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(descriptor, TUNSETIFF, struct.pack("16sH", device.encode(), IFF_TUN | IFF_NO_PI))
    ip("netns", "add", namespace)
    ip("link", "set", device, "netns", namespace)
    ip("-n", namespace, "link", "set", "lo", "up")
    ip("-n", namespace, "addr", "add", address, "peer", peer[2], "dev", device)
    ip("-n", namespace, "link", "set", device, "mtu", "1500", "up")
    return descriptor


class Way:
    """One direction: packets wait for their turn at the line's speed, and arrive half a round trip later."""

    def __init__(self, source, target, kilobits, delay):
        self.source = source
        self.target = target
        self.bytes_per_second = kilobits * 125
        self.delay = delay
        self.free_at = 0.0
        self.underway = collections.deque()

    def take(self, now):
        while True:
            try:
                packet = os.read(self.source, 65535)
            except BlockingIOError:
                return
            start = max(now, self.free_at)
            if start - now > LONGEST_QUEUE:
                continue
            self.free_at = start + len(packet) / self.bytes_per_second
            self.underway.append((self.free_at + self.delay, packet))

    def deliver(self, now):
        while self.underway and self.underway[0][0] <= now:
            _, packet = self.underway.popleft()
            try:
                os.write(self.target, packet)
            except BlockingIOError:
                pass

    def next_arrival(self, now):
        return max(0.0, self.underway[0][0] - now) if self.underway else 1.0


def relay(ways):
    print("ready", flush=True)
    while True:
        now = time.monotonic()
        for way in ways:
            way.deliver(now)
        pause = min(way.next_arrival(now) for way in ways)
        readable, _, _ = select.select([way.source for way in ways], [], [], pause)
        now = time.monotonic()
        for way in ways:
            if way.source in readable:
                way.take(now)


def main():
    round_trip, down, up = (float(argument) for argument in sys.argv[1:4])
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: sys.exit(0))
    remove_hosts()
    try:
        server = add_host(SERVER, CLIENT)
        client = add_host(CLIENT, SERVER)
        delay = round_trip / 2000
        relay([Way(server, client, down, delay), Way(client, server, up, delay)])
    finally:
        remove_hosts()


main()
