import { join } from 'node:path';
import { budgets } from '../../../budgets.ts';
import { median } from '../../../tools/bench/median.ts';
import { buildBare } from '../paint/variants.ts';
import { besides, table } from '../table.ts';
import { atThePhone, lines, overLine } from './line.ts';
import type { Visit, Visits } from './visit.ts';

/** Medians of the visits to each address, in their order. */
async function visit(visits: Visits): Promise<Visit[]> {
  const seen = (await atThePhone('visit.ts', visits))
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
  const bareSite = buildBare(join(process.cwd(), 'dist'), folder, paths);
  return overLine(lines.train, bareSite, async (origins) => {
    const rows = [];
    for (const path of paths) {
      const urls = origins.map((origin) => origin + path);
      const here = await visit({ urls, runs, slower: 1 });
      const slower = await visit({ urls, runs, slower: 4 });
      const row = rowOf(path, here, slower);
      console.error(row.join(' | '));
      rows.push(row);
    }
    return table(head, rows);
  });
}
