/**
 * Measures the site: first visits on a line that is slow packet by packet, where this machine can have one (root on
 * Linux), and pictures of them; paint, blocking time, style and layout of each page on a throttled phone; both beside a bare page with the
 * same words; the way down the pages that move with it; navigation to the next page, beside a bare one; Lighthouse's
 * scores; messages a second.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAddresses } from '#common/addresses.ts';
import { startServer } from '#server/testing/server.ts';
import { budgets } from '../budgets.ts';
import { machine } from './bench/machine.ts';
import { renewed } from './bench/report.ts';
import { wholeNumber, readOptions, wrongUsage } from './commandLine.ts';
import { buildSite, installTestTools, installTool } from './prepare.ts';

const parts: readonly string[] = [
  'packets',
  'filmstrip',
  'paint',
  'scroll',
  'next',
  'lighthouse',
  'messages',
];

const help = `Usage: npm run bench -- [--only ${parts.join(',')}] [--pages /,/en/faq] [--runs 3] [--write]

  --only   the parts to measure, separated by commas; all of them if not given
  --pages  addresses of the pages that packets, paint and lighthouse measure, separated by commas; all of them if not
           given, of filmstrip the home page; scroll and next have pages of their own
  --runs   runs of each page, of which the median counts
  --write  writes what was measured into docs/measured.md, each part with its commit

Traces are kept in bench-traces/: of paint that of each page's last visit, of scroll that of the last page. There also
are filmstrip's pictures: what a phone shows on a slow and on a quick line, step by step, beside a bare page.`;

const values = readOptions(help, {
  only: { type: 'string', default: parts.join(',') },
  pages: { type: 'string' },
  runs: { type: 'string', default: '3' },
  write: { type: 'boolean', default: false },
});
const wanted = values.only.split(',');
const unknown = wanted.filter((part) => !parts.includes(part));
if (unknown.length > 0) wrongUsage(`--only: ${unknown.join(', ')} is none of ${parts.join(', ')}.`, help);
const allPaths = pageAddresses.map(({ path }) => path);
const paths = values.pages?.split(',') ?? allPaths;
const notOurs = paths.filter((path) => !allPaths.includes(path));
if (notOurs.length > 0) wrongUsage(`--pages: ${notOurs.join(', ')} is none of ${allPaths.join(', ')}.`, help);
if (values.write && values.pages !== undefined)
  wrongUsage('--write writes whole tables: leave --pages out.', help);
const runs = wholeNumber('--runs', values.runs, help);

installTool('bench');
installTestTools('iproute2', 'python3');
buildSite();
// Imported here, since they need packages of tools/bench, which have just been installed.
const { lighthouseTable } = await import('../tools/bench/lighthouse.ts');
const { filmstrips } = await import('./bench/packets/filmstrips.ts');
const { whyNoLine } = await import('./bench/packets/line.ts');
const { packetsTable } = await import('./bench/packets/measure.ts');
const { nextPageTable, paintTable, scrollTable } = await import('./bench/paint/measure.ts');
const { messagesTable } = await import('./bench/messages/measure.ts');

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
// What another part has measured before changes nothing of what is measured.
const changes = git('status', '--porcelain', '--untracked-files=no', '--', ':!docs/measured.md');
const changed = changes === '' ? '' : ' with changes';
const traces = 'bench-traces';
mkdirSync(traces, { recursive: true });
// /tmp may be memory; the disk is part of what is measured.
const folder = mkdtempSync(join(process.cwd(), '.bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// Stopped by hand: nothing stays, neither the folder nor what was started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const commit = git('rev-parse', '--short', 'HEAD');
const head =
  '# What was measured\n\nWritten by `npm run bench -- --write`, each part at the commit that it names. ' +
  'Bold: above its budget. Budgets and their reasons: `budgets.ts`. ' +
  'Ratios are of one session; times in ms and s are of the machine that is named.';
const measuredHere = `At commit ${commit}${changed}: ${machine()}; medians of ${runs} run(s).`;
const sections: string[] = [];
const tell = (title: string, text: string, table: string) =>
  sections.push([`## ${title}`, text, measuredHere, table].join('\n\n'));

if (wanted.includes('packets')) {
  const why = whyNoLine();
  tell(
    'First visits, packet by packet',
    'A phone (412 × 823) on a line of 150 ms there and back and 1.6 Mbit/s, to nginx as `deploy/nginx` has it, ' +
      'with TLS and HTTP/2; then the same with a processor four times slower. ' +
      'The bare page has the same words and picture.',
    why === undefined ? await packetsTable(folder, paths, runs) : `Not measured on this machine: ${why}.`,
  );
}
if (wanted.includes('filmstrip')) {
  const why = whyNoLine();
  const pages = values.pages === undefined ? ['/'] : paths;
  const pictures = why === undefined ? await filmstrips(folder, traces, pages) : [];
  console.error(why === undefined ? pictures.join('\n') : `No filmstrips on this machine: ${why}.`);
}
if (wanted.includes('paint'))
  tell(
    'Each page on a slow line',
    'Lighthouse’s phone (412 × 823) with slow 4G and a processor four times slower applied, ' +
      'beside a bare page with the same words and picture. ' +
      'Blocking, style and layout are processor time by a trace; ' +
      `the budget of style and layout is twice the bare page’s and ${budgets.work.limit} ms.`,
    await paintTable(folder, traces, paths, runs),
  );
if (wanted.includes('scroll'))
  tell(
    'The way down a page',
    'From head to foot on Lighthouse’s phone with a processor four times slower. The longest task of the page’s main ' +
      'thread is processor time by a trace; frames are also late where pictures are decoded and drawn, here by a ' +
      'machine without a graphics processor.',
    await scrollTable(folder, traces, runs),
  );
if (wanted.includes('next'))
  tell(
    'The next page',
    'From a click in the menu bar to the first paint of its page, at 1440 px, unthrottled: ' +
      'after the pointer has rested on the link for a second, and clicked at once.',
    await nextPageTable(folder, runs),
  );
if (wanted.includes('lighthouse')) {
  const server = await startServer({ DATA_DIR: join(folder, 'data') });
  tell(
    'Lighthouse’s phone, simulated',
    'Bytes are as transferred, headers included.',
    await lighthouseTable(server.address, paths, runs).finally(() => server.kill()),
  );
}
if (wanted.includes('messages'))
  tell(
    'Messages a second',
    'Acknowledged by one server for 64 senders on the same machine, ' +
      'beside a service that stores nothing; no mail server answers.',
    await messagesTable(folder, runs),
  );
console.log([head, ...sections].join('\n\n'));
if (values.write) {
  const file = 'docs/measured.md';
  writeFileSync(file, renewed(readFileSync(file, 'utf8'), head, sections));
  execFileSync('node_modules/.bin/prettier', ['--write', file]);
}
