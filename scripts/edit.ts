/** Runs the site with reload, and beside it the editor of its texts. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dev } from 'astro';
import type { Plugin } from 'vite';
import { wholeNumber, readOptions } from './commandLine.ts';

const help = `Usage: npm run edit [-- --port 4321]

Serves the editor of the site's texts at http://127.0.0.1:4321/keystatic, and the site beside it, on this machine
only. Both reload when files change. The editor is installed on first use: 190 packages, 130 MB, about a minute.`;

const options = readOptions(help, { port: { type: 'string', default: '4321' } });
const port = wholeNumber('--port', options.port, help, 65535);

const root = join(import.meta.dirname, '..');
const tool = join(root, 'tools/edit');

if (!existsSync(join(tool, 'node_modules/.package-lock.json')))
  console.log('Installing the editor, once: 190 packages, 130 MB, about a minute …');
const { status } = spawnSync(join(root, 'scripts/install-tool.sh'), ['edit'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

// Only now there is what it imports.
const { editor } = (await import(join(tool, 'plugin.ts'))) as { editor: () => Plugin };
const { address } = await dev({
  root,
  server: { host: '127.0.0.1', port },
  // A place of its own: a build beside it would take away what the editor is made of.
  vite: { cacheDir: join(tool, 'node_modules/.vite'), plugins: [editor()] },
});
const site = `http://127.0.0.1:${address.port}`;
console.log(`
Editor: ${site}/keystatic
Site:   ${site}

Open the editor, change a text, press „Speichern“, look at the page. Ctrl+C ends both.`);
