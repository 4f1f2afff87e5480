/** Builds the site into dist/, with a Brotli and a gzip copy beside each compressible file. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endWith, OperatorError } from '#common/operatorError.ts';
import { unreadableFiles } from '../build/unreadableFiles.ts';
import { readOptions } from './commandLine.ts';

const help = `Usage: npm run build

Builds the site into dist/, by the settings that docs/settings.md lists.`;

readOptions(help, {});
const unreadable = unreadableFiles(join(import.meta.dirname, '..'));
if (unreadable.length > 0) endWith(new OperatorError(unreadable.join('\n')));
// Read here first: Astro would hide what is wrong with the settings in a stack.
await import('#site/config.ts').catch(endWith);
const build = 'astro build && node build/compress.ts dist';
process.exitCode = spawnSync(build, { shell: true, stdio: 'inherit' }).status ?? 1;
