/**
 * The long version of the fault tests: servers under load while they, their store and the mail server are
 * made to fail; then every acknowledged message must have been delivered or kept.
 * Prints a Markdown table; exits with 1 when a message was lost.
 */
import { startPostgres } from '#server/testing/postgres.ts';
import { SECOND } from '#server/time.ts';
import { machine } from './bench/machine.ts';
import { positiveNumber, readOptions, wrongUsage } from './commandLine.ts';
import { installTestTools } from './prepare.ts';
import { play } from './soak/play.ts';
import { scenarios } from './soak/scenarios.ts';

const help = `Usage: npm run soak -- [--seconds N] [--only TEXT]

  --seconds  how long each scenario lasts on each store (20)
  --only     only scenarios with TEXT in their name`;

const values = readOptions(help, {
  seconds: { type: 'string', default: '20' },
  only: { type: 'string', default: '' },
});
const seconds = positiveNumber('--seconds', values.seconds, help);
const wanted = scenarios.filter(({ name }) => name.includes(values.only));
if (wanted.length === 0)
  wrongUsage(
    `--only names no scenario; there are:\n${scenarios.map(({ name }) => `  ${name}`).join('\n')}`,
    help,
  );

installTestTools('libfaketime');
const postgres = await startPostgres({ fsync: true });

let lost = 0;
try {
  console.log(`${machine()}; ${seconds} s a line\n`);
  console.log('| what happens | store | times | acknowledged | not | delivered | failed | copies | lost |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const scenario of wanted) {
    for (const store of scenario.stores) {
      const result = await play(store, scenario, seconds * SECOND, postgres);
      lost += result.lost;
      const { harms, acknowledged, unacknowledged, delivered, failed, copies } = result;
      const cells = [harms, acknowledged, unacknowledged, delivered, failed, copies, result.lost];
      console.log(`| ${scenario.name} | ${store} | ${cells.join(' | ')} |`);
    }
  }
} finally {
  await postgres.stop();
}
if (lost > 0) process.exitCode = 1;
