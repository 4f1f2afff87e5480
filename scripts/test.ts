/**
 * Runs the tests of a change, of one part of the project, or of a release, and prints how long each step took. Two
 * steps run in parallel where neither uses both cores. All steps run even if one fails, unless tools cannot be
 * installed or the site cannot be built.
 */
import { spawn } from 'node:child_process';
import { overrun } from '../budgets.ts';
import { wrongUsage } from './commandLine.ts';

/** A shell command, on npm's PATH. */
type Step = { name: string; run: string };
/** Steps one after the other; the lanes of a phase run side by side, the phases one after the other. */
type Lane = readonly Step[];
type Phase = readonly Lane[];

const step = (name: string, run: string): Step => ({ name, run });
const vitest = (...what: string[]) => `vitest run ${what.join(' ')}`;
/** Rooms whose unit tests leave nothing behind: sharing processes halves their time. */
const sharingRooms = ['site', 'common', 'build', 'art', 'docs', 'scripts'];
/** Those of them that mock modules are called `x.isolated.test.ts`, and have a process each like all others. */
const sharingFiles = `{${sharingRooms.join()}}/**/!(*.isolated).test.{ts,tsx}`;
const sharing = (...folders: string[]) =>
  step(
    'unit, sharing',
    vitest(...folders.map((folder) => `${folder}/`), "--no-isolate --exclude '**/*.isolated.test.ts'"),
  );
const isolated = (...folders: string[]) =>
  step('unit, isolated', vitest(...folders, `--exclude 'tests/**' --exclude '${sharingFiles}'`));
const xvfb = "xvfb-run --auto-servernum --server-args '-screen 0 1600x1200x24'";

const tools = step('tools', 'scripts/install-test-tools.sh');
// A journey changes a text in the editor, whose packages `npm ci` leaves out.
const journeyTools = step('tools', 'scripts/install-test-tools.sh && scripts/install-tool.sh edit');
const allTools = step(
  'tools',
  'scripts/install-test-tools.sh default-jre-headless libfaketime && scripts/install-tool.sh bench edit',
);
const types = step('types', 'npm run --silent types');
const lint = step('lint', 'npm run --silent lint');
const tidy = ['check:cycles', 'check:unused', 'format:check'].map((name) =>
  step(name, `npm run --silent ${name}`),
);
const unit = [sharing(...sharingRooms), isolated()];
const build = step('build', 'npm run --silent build');
const built = step('built', vitest('tests/built', 'tests/planted', '--no-isolate'));
const served = step('served', vitest('tests/served'));
const engines = step('engines', `scripts/install-tool.sh browsers && ${xvfb} ${vitest('tests/browsers')}`);
const counts = step('counts', 'npm run --silent counts');
const oneLanguage = step('one language', 'npm run --silent one-language');
const journeys = (...which: string[]) => step('journeys', `playwright test ${which.join(' ')}`);

const everything: readonly Phase[] = [
  [[journeyTools], [types, ...tidy]],
  [[build, built, served, engines], [lint]],
  [unit],
  [[journeys()]],
];

const runs: Record<string, readonly Phase[]> = {
  all: everything,
  check: [
    [
      [types, ...tidy],
      [build, built, lint],
    ],
    [unit],
    [[oneLanguage, counts]],
  ],
  site: [
    [[types], [build, built]],
    [[sharing('site', 'common', 'build', 'art'), isolated('site', 'common')]],
  ],
  server: [[[tools], [types]], [[isolated('server', 'common', 'deploy')]]],
  contact: [
    [[tools], [build]],
    [[sharing('site/islands'), isolated('server/routes', 'server/protection')]],
    [[journeys('contact')]],
  ],
  pages: [[[tools], [build]], [[journeys('sweep', 'heroes', 'visual')]]],
  full: [
    [[allTools], [types, ...tidy]],
    [
      [build, built, served],
      [
        lint,
        step(
          'tools types and lint',
          'scripts/install-tool.sh browsers && tsc --project tools && eslint --max-warnings 0 tools',
        ),
      ],
    ],
    [[engines]],
    [unit],
    [[journeys()]],
    [[step('listen', 'npm run --silent listen')]],
    [[step('soak', 'npm run --silent soak')]],
  ],
};

const help = `Usage: npm test [-- PART]     npm run check     npm run test:full

  PART  one of ${Object.keys(runs).join(', ')}; without one, everything that a change needs`;
const given = process.argv.slice(2);
if (given.some((one) => one === '--help' || one === '-h')) {
  console.log(help);
  process.exit(0);
}
const [part = 'all', ...more] = given;
const phases = runs[part] ?? wrongUsage(`There is no part "${part}".`, help);
if (more.length > 0) wrongUsage(`One part at a time, not "${part} ${more.join(' ')}".`, help);

type Result = { name: string; seconds: number; passed: boolean; output: string };
const results: Result[] = [];
const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

/** Runs a step; the output of parallel steps is printed when each ends. */
async function take({ name, run }: Step, alone: boolean): Promise<void> {
  const started = Date.now();
  const env = { ...process.env, FORCE_COLOR: '0', ...(part === 'full' && { TEST_FULL: '1' }) };
  const child = spawn(run, {
    shell: '/bin/bash',
    env,
    stdio: alone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const passed = await new Promise<boolean>((ended) => child.on('close', (code) => ended(code === 0)));
  results.push({ name, seconds: seconds(started), passed, output });
  console.log(
    `${output.trimEnd()}\n\n── ${name}: ${passed ? 'passed' : 'FAILED'} after ${seconds(started)} s\n`,
  );
}

const started = Date.now();
for (const phase of phases) {
  if (results.some(({ name, passed }) => !passed && [tools.name, build.name].includes(name))) break;
  const alone = phase.flat().length === 1;
  await Promise.all(
    phase.map(async (lane) => {
      for (const one of lane) await take(one, alone);
    }),
  );
}
// Repeats the output of failed parallel steps, since people read the end of a log first.
for (const { name, output } of results.filter(({ passed, output }) => !passed && output !== ''))
  console.log(`── ${name} FAILED:\n${output.trimEnd().split('\n').slice(-80).join('\n')}\n`);
for (const { name, seconds, passed } of results)
  console.log(`${passed ? 'passed' : 'FAILED'} ${String(seconds).padStart(5)} s  ${name}`);
console.log(
  `${results.every(({ passed }) => passed) ? 'passed' : 'FAILED'} ${String(seconds(started)).padStart(5)} s  in all`,
);
// A busy machine takes longer: told, but no failure.
const slow = part === 'all' ? overrun('testRun', 'npm test', seconds(started) / 60) : null;
if (slow !== null) console.log(slow);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
