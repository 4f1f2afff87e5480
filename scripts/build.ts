/** Builds the site into dist/, with a Brotli and a gzip copy beside each compressible file. */
import { spawnSync } from 'node:child_process';
import { endWith } from '#common/operatorError.ts';
import { readOptions } from './commandLine.ts';

const help = `Usage: npm run build

Builds the site into dist/, by the settings that docs/settings.md lists.`;

readOptions(help, {});
// Read here first: Astro would hide what is wrong with them in a stack.
await import('#site/config.ts').catch(endWith);
const build = 'astro build && node build/compress.ts dist';
process.exitCode = spawnSync(build, { shell: true, stdio: 'inherit' }).status ?? 1;
