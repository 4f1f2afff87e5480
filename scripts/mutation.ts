/**
 * Mutation testing: makes one small change after the other to the code of a room (`<` for `<=`, an empty text, a
 * condition that always holds), and runs the tests that go through it. A change that none of them notices survives.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { readArguments, wrongUsage } from './commandLine.ts';
import {
  percentOf,
  scoreOf,
  scoreTable,
  survivorsOf,
  type MutationReport,
  type RoomScore,
} from './mutation/report.ts';
import { filesOf, roomAt, rooms, type Room } from './mutation/rooms.ts';
import { installTestTools, installTool } from './prepare.ts';

const help = `Usage: npm run test:mutation [-- ROOM|FILE …] [--fresh]

  ROOM     one of ${rooms.map(({ name }) => name).join(', ')}; without one, all of them
  FILE     a file or folder of a room
  --fresh  tries all changes again, not only those near what differs from the last run

Prints the share of changes that tests notice. Those that none does are in mutation-report/survivors.md.`;

const { values, operands } = readArguments(help, { fresh: { type: 'boolean', default: false } });
const named = operands.map(
  (path) => roomAt(path.replace(/\/$/, '')) ?? wrongUsage(`"${path}" is in no room.`, help),
);
const asked = named.length === 0 ? rooms : named;

const folder = 'mutation-report';
installTool('mutation');
installTestTools();
mkdirSync(folder, { recursive: true });
// Minutes at full load: other work goes first.
setPriority(constants.priority.PRIORITY_LOW);

const scores: RoomScore[] = [];
const survivors: string[] = [];
for (const room of asked) {
  const report = reportOf(room);
  scores.push({ name: room.name, score: scoreOf(report), least: room.least });
  survivors.push(`## ${room.name}\n\n${survivorsOf(report) || 'None.'}`);
}
const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
const table = scoreTable(scores);
writeFileSync(
  join(folder, 'survivors.md'),
  `# What no test notices\n\nAt commit ${commit}.\n\n${[table, ...survivors].join('\n\n')}\n`,
);
console.log(`${table}\n\nWhat no test notices: ${join(folder, 'survivors.md')}`);

for (const { name, score, least } of scores) {
  if (least === undefined || percentOf(score) >= least) continue;
  console.error(`${name} is below ${least} %: read its survivors, and add the test that misses them.`);
  process.exitCode = 1;
}

/** Runs Stryker on a room, and reads what it found. */
function reportOf({ name, mutated, tests }: Room): MutationReport {
  const files = filesOf(mutated);
  const file = (ending: string) => join(folder, `${name.replace('/', '-')}.${ending}`);
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // `related` asks Vite for each test's imports, and follows none that begin with #.
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false },
    mutate: files,
    testFiles: filesOf(tests),
    coverageAnalysis: 'perTest',
    // What runs while a module loads would need all tests again for each change: constants, tables, patterns.
    ignoreStatic: true,
    // Tests of stores and servers mostly wait: three for a processor keep it busy.
    concurrency: 3 * availableParallelism(),
    incremental: true,
    incrementalFile: file('incremental.json'),
    force: values.fresh,
    reporters: ['progress-append-only', 'json', 'html'],
    jsonReporter: { fileName: file('json') },
    htmlReporter: { fileName: file('html') },
    tempDirName: '.stryker-tmp',
    // The project is copied for each run; nothing reads these.
    ignorePatterns: [folder, 'dist', '.astro', 'art', 'site/assets', 'tests/e2e/pictures', 'tools'],
    // Vitest does not check types.
    disableTypeChecks: false,
    // A test that waits for a server may take seconds, and other work goes first; a change that makes it wait for ever is
    // noticed by then, and no change by a machine that was busy.
    timeoutMS: 60_000,
    timeoutFactor: 2,
  };
  writeFileSync(file('config.json'), JSON.stringify(options, null, 2));
  const stryker = 'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';
  const { status } = spawnSync(process.execPath, [stryker, 'run', file('config.json')], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  const report = JSON.parse(readFileSync(file('json'), 'utf8')) as MutationReport;
  // Stryker keeps what it knows of other files from the runs before.
  const own = Object.entries(report.files).filter(([name]) => files.includes(name));
  return { files: Object.fromEntries(own) };
}
