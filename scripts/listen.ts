/** Walks the journeys of `tests/listen` with a screen reader, on the site that is built. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readOptions } from './commandLine.ts';
import { installTestTools } from './prepare.ts';

const help = `Usage: npm run listen

Walks journeys by keys with the screen reader Orca, in Firefox and Chromium, in each language, and checks what was
heard. It needs a built site, and on Debian installs what is missing.`;

readOptions(help, {});
installTestTools(...readFileSync('tests/listen/packages.txt', 'utf8').trim().split(/\s+/));
const env = { ...process.env, TEST_FULL: '1' };
const { status } = spawnSync('vitest', ['run', 'tests/listen'], { env, stdio: 'inherit' });
process.exitCode = status ?? 1;
