/**
 * Runs the tests of a change, of one part of the project, or of a release, and prints how long each step took. Steps
 * run side by side as far as two cores reach. All steps run even if one fails, but those that need what it makes.
 */
import { spawn } from 'node:child_process';
import { overrun } from '../budgets.ts';
import { readArguments, wrongUsage } from './commandLine.ts';
import { runSteps, type Step } from './steps/schedule.ts';

const cores = 2;

const vitest = (...what: string[]) => `vitest run ${what.join(' ')}`;
/** Rooms whose unit tests leave nothing behind: sharing processes halves their time. */
const serverRooms = ['server/routes', 'server/protection', 'server/alerts', 'server/store', 'server/cli'];
const sharingRooms = ['site', 'common', 'build', 'art', 'docs', 'scripts', ...serverRooms];
/** Those of them that mock modules are called `x.isolated.test.ts`, and have a process each like all others. */
const sharingFiles = `{${sharingRooms.join()}}/**/!(*.isolated).test.{ts,tsx}`;
const sharing = (...folders: string[]): Step => ({
  name: 'unit, sharing',
  run: vitest(...folders.map((folder) => `${folder}/`), "--no-isolate --exclude '**/*.isolated.test.ts'"),
  cores: 2,
});
/** They wait for mail servers, clocks and processes half of the time: four of them at once keep one core busy. */
const isolated = (...folders: string[]): Step => ({
  name: 'unit, isolated',
  run: vitest(...folders, `--maxWorkers 4 --exclude 'tests/**' --exclude '${sharingFiles}'`),
  cores: 1,
  needs: ['build', 'tools'],
});
const xvfb = "xvfb-run --auto-servernum --server-args '-screen 0 1600x1200x24'";

const toolsBy = (run: string): Step => ({ name: 'tools', run, cores: 0 });
const tools = toolsBy('scripts/install-test-tools.sh');
// A journey changes a text in the editor, whose packages `npm ci` leaves out.
const journeyTools = toolsBy('scripts/install-test-tools.sh && scripts/install-tool.sh edit');
const allTools = toolsBy(
  'scripts/install-test-tools.sh default-jre-headless libfaketime && scripts/install-tool.sh bench edit',
);
const script = (name: string, ...needs: string[]): Step => ({
  name,
  run: `npm run --silent ${name}`,
  cores: 1,
  needs,
});
const types = script('types');
// It reads the types that Astro writes into .astro, which a new checkout does not have.
const lint = script('lint', 'types');
const tidy = [script('check:cycles'), script('check:unused'), script('format:check')];
const build = script('build');
const built: Step = {
  name: 'built',
  run: vitest('tests/built', 'tests/planted', '--no-isolate'),
  cores: 1,
  needs: ['build'],
};
const served: Step = {
  name: 'served',
  run: vitest('tests/served'),
  cores: 1,
  needs: ['build', 'tools'],
};
const lintOfTools: Step = {
  name: 'tools types and lint',
  run: 'scripts/install-tool.sh browsers && tsc --project tools && eslint --max-warnings 0 tools',
  cores: 1,
  needs: ['tools'],
};
const engines: Step = {
  name: 'engines',
  run: `scripts/install-tool.sh browsers && ${xvfb} ${vitest('tests/browsers')}`,
  cores: 1,
  // Both install the same packages.
  needs: ['build', 'tools', lintOfTools.name],
};
const counts = script('counts', 'build');
const oneLanguage = script('one-language');
const journeys = (...which: string[]): Step => ({
  name: 'journeys',
  run: `playwright test ${which.join(' ')}`,
  cores: 2,
  needs: ['build', 'tools'],
});
const listen: Step = { ...script('listen', 'build', 'tools'), cores: 2 };
const soak: Step = { ...script('soak', 'build', 'tools'), cores: 2 };

/** What follows lint where all tests run. */
const afterLint = [served, engines, built, ...tidy, sharing(...sharingRooms), journeys()];

/** The longest first, of those that take one core; then those that take both. */
const runs: Record<string, readonly Step[]> = {
  all: [journeyTools, build, isolated(), types, lint, ...afterLint],
  check: [build, isolated(), types, lint, built, ...tidy, counts, oneLanguage, sharing(...sharingRooms)],
  site: [build, types, built, sharing('site', 'common', 'build', 'art'), isolated('site', 'common')],
  server: [tools, types, sharing('common', ...serverRooms), isolated('server', 'common', 'deploy')],
  contact: [
    tools,
    build,
    sharing('site/islands', 'server/routes', 'server/protection'),
    isolated('server/routes', 'server/protection'),
    journeys('contact'),
  ],
  pages: [tools, build, journeys('sweep', 'heroes', 'visual')],
  full: [allTools, build, isolated(), lint, types, lintOfTools, ...afterLint, listen, soak],
};

const help = `Usage: npm test [-- PART]     npm run check     npm run test:full

  PART  one of ${Object.keys(runs).join(', ')}; without one, everything that a change needs`;
const [part = 'all', ...more] = readArguments(help, {}).operands;
const steps = Object.hasOwn(runs, part) ? runs[part] : undefined;
if (steps === undefined) wrongUsage(`There is no part "${part}".`, help);
if (more.length > 0) wrongUsage(`One part at a time, not "${part} ${more.join(' ')}".`, help);

const seconds = (since: number) => Math.round((Date.now() - since) / 1000);
const took = new Map<string, number>();
const outputs = new Map<string, string>();

/** Runs a step; what it says is printed when it ends, but at once where it has all cores for itself. */
async function take({ name, run, cores: kept }: Step): Promise<boolean> {
  const started = Date.now();
  const env = { ...process.env, FORCE_COLOR: '0', ...(part === 'full' && { TEST_FULL: '1' }) };
  const child = spawn(run, { shell: '/bin/bash', env, stdio: ['ignore', 'pipe', 'pipe'] });
  const isAlone = kept === cores;
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  const hasPassed = await new Promise<boolean>((ended) => child.on('close', (code) => ended(code === 0)));
  took.set(name, seconds(started));
  outputs.set(name, output.trimEnd());
  const verdict = hasPassed ? 'passed' : 'FAILED';
  console.log(`${isAlone ? '' : output.trimEnd()}\n\n── ${name}: ${verdict} after ${seconds(started)} s\n`);
  return hasPassed;
}

const started = Date.now();
const outcomes = await runSteps(steps, take, cores);
const hasPassed = [...outcomes.values()].every((outcome) => outcome === 'passed');
// Repeats the output of failed parallel steps, since people read the end of a log first.
for (const [name, output] of outputs)
  if (outcomes.get(name) === 'FAILED' && output !== '')
    console.log(`── ${name} FAILED:\n${output.split('\n').slice(-80).join('\n')}\n`);
for (const [name, outcome] of outcomes)
  console.log(`${outcome.padEnd(7)} ${String(took.get(name) ?? 0).padStart(5)} s  ${name}`);
console.log(`${hasPassed ? 'passed ' : 'FAILED '} ${String(seconds(started)).padStart(5)} s  in all`);
// A busy machine takes longer: told, but no failure.
const slow = part === 'all' ? overrun('testRun', 'npm test', seconds(started) / 60) : null;
if (slow !== null) console.log(slow);
process.exitCode = hasPassed ? 0 : 1;
