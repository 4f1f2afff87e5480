import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Milliseconds there and back, and kilobits a second. */
export type Line = { roundTrip: number; down: number; up: number };

/** A phone on a train, and one at home. */
export const lines = {
  train: { roundTrip: 150, down: 1600, up: 750 },
  home: { roundTrip: 40, down: 10_000, up: 10_000 },
} as const satisfies Record<string, Line>;

/** The server's address on the line; it answers for every name. */
const server = '10.77.0.1';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Why this machine cannot have a line of its own; undefined where it can. */
export function whyNoLine(): string | undefined {
  if (process.platform !== 'linux') return 'network namespaces are Linux’s';
  if (process.getuid?.() !== 0) return 'only root makes network namespaces';
  if (!existsSync('/dev/net/tun')) return 'there is no /dev/net/tun';
  return undefined;
}

/** Starts a program, and resolves with it and the first line that it prints. */
async function start(
  command: string,
  args: readonly string[],
): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const printed = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${command} has ended`)));
  const [said] = (await Promise.race([once(printed, 'line'), ended])) as [string];
  return { child, said };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The arguments of `ip` that run a script of this folder on one side of the line. */
const inside = (host: 'server' | 'client', script: string, argument: string) => [
  'netns',
  'exec',
  `bewertra-${host}`,
  process.execPath,
  file(script),
  argument,
  server,
];

/** What a script of this folder prints that runs on the phone's side of the line. */
export async function atThePhone(script: string, argument: object): Promise<string> {
  const { stdout } = await promisify(execFile)('ip', inside('client', script, JSON.stringify(argument)));
  return stdout;
}

/**
 * Serves the built site and a bare one over a line, while something is measured.
 * @param bareSite folder of the bare site
 * @param work is given the origins of the built site and of the bare one
 */
export async function overLine<T>(
  { roundTrip, down, up }: Line,
  bareSite: string,
  work: (origins: readonly string[]) => Promise<T>,
): Promise<T> {
  const relay = await start('python3', [file('line.py'), ...[roundTrip, down, up].map(String)]);
  try {
    const served = await start('ip', inside('server', 'serve.ts', bareSite));
    try {
      return await work(JSON.parse(served.said) as string[]);
    } finally {
      await stop(served.child);
    }
  } finally {
    await stop(relay.child);
  }
}
