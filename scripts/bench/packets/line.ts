import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startProgram } from '#server/testing/program.ts';

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

/** The first line that a program has printed, once it is whole. */
const firstLine = (printed: string) => /^(.*)\n/.exec(printed)?.[1];

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
  const relay = await startProgram(
    ['python3', file('line.py'), ...[roundTrip, down, up].map(String)],
    firstLine,
    { stderr: 'inherit' },
  );
  try {
    const served = await startProgram(['ip', ...inside('server', 'serve.ts', bareSite)], firstLine, {
      stderr: 'inherit',
    });
    try {
      return await work(JSON.parse(served.ready) as string[]);
    } finally {
      await served.end('SIGTERM');
    }
  } finally {
    await relay.end('SIGTERM');
  }
}
