import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { budgets } from '../../../budgets.ts';
import { median } from '../../../tools/bench/median.ts';
import { buildBare } from '../paint/variants.ts';
import { besides, table } from '../table.ts';
import type { Visit, Visits } from './visit.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const site = join(process.cwd(), 'dist');

/** A phone on a train: milliseconds there and back, and kilobits a second. */
const line = { roundTrip: 150, down: 1600, up: 750 };

const server = '10.77.0.1';

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
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${command} has ended`)));
  const [said] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  return { child, said };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const inside = (host: 'server' | 'client', ...command: string[]) => [
  'netns',
  'exec',
  `bewertra-${host}`,
  ...command,
];

/** Medians of the visits to each address, in their order. */
async function visit(visits: Visits): Promise<Visit[]> {
  const args = inside('client', process.execPath, file('visit.ts'), JSON.stringify(visits));
  const { stdout } = await promisify(execFile)('ip', args);
  const seen = stdout
    .trim()
    .split('\n')
    .map((one) => JSON.parse(one) as Visit);
  return visits.urls.map((_, index) => {
    const alike = seen.filter((_visit, at) => at % visits.urls.length === index);
    const middle = (key: keyof Visit) => median(alike.map((one) => one[key]));
    return {
      firstByte: middle('firstByte'),
      whole: middle('whole'),
      first: middle('first'),
      largest: middle('largest'),
      shift: Math.max(...alike.map(({ shift }) => shift)),
      bytes: middle('bytes'),
    };
  });
}

const milliseconds = (time: number) => Math.round(time);

const head = [
  'page',
  'first byte, ms',
  'document, ms',
  'first paint, ms',
  'bare page, ms',
  `beside (≤ ${budgets.firstVisit.limit})`,
  'largest, ms',
  'bare page, ms',
  `beside (≤ ${budgets.largestPaint.limit})`,
  'CLS',
  'document, KiB',
  'slower processor, ms',
  'bare page, ms',
  `beside (≤ ${budgets.firstVisitSlower.limit})`,
];

function rowOf(path: string, here: readonly Visit[], slower: readonly Visit[]): (string | number)[] {
  const [ours, bare] = here as [Visit, Visit];
  const [oursSlower, bareSlower] = slower as [Visit, Visit];
  return [
    path,
    milliseconds(ours.firstByte),
    milliseconds(ours.whole),
    milliseconds(ours.first),
    milliseconds(bare.first),
    besides(ours.first, bare.first, budgets.firstVisit.limit),
    milliseconds(ours.largest),
    milliseconds(bare.largest),
    besides(ours.largest, bare.largest, budgets.largestPaint.limit),
    ours.shift === 0 ? '0' : `**${ours.shift.toFixed(3)}**`,
    (ours.bytes / 1024).toFixed(1),
    milliseconds(oursSlower.first),
    milliseconds(bareSlower.first),
    besides(oursSlower.first, bareSlower.first, budgets.firstVisitSlower.limit),
  ];
}

/**
 * First visits on a line that is slow packet by packet, through nginx as it is deployed, TLS and HTTP/2, beside a bare
 * page with the same words and picture on the same line.
 * @param folder for the bare site
 * @param paths addresses of the pages
 */
export async function packetsTable(folder: string, paths: readonly string[], runs: number): Promise<string> {
  const bareSite = buildBare(site, folder, paths);
  const speeds = [line.roundTrip, line.down, line.up].map(String);
  const relay = await start('python3', [file('line.py'), ...speeds]);
  try {
    const served = await start('ip', inside('server', process.execPath, file('serve.ts'), bareSite, server));
    try {
      const origins = JSON.parse(served.said) as string[];
      const rows = [];
      for (const path of paths) {
        const urls = origins.map((origin) => origin + path);
        const here = await visit({ urls, runs, slower: 1, server });
        const slower = await visit({ urls, runs, slower: 4, server });
        const row = rowOf(path, here, slower);
        console.error(row.join(' | '));
        rows.push(row);
      }
      return table(head, rows);
    } finally {
      await stop(served.child);
    }
  } finally {
    await stop(relay.child);
  }
}
