import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '#server/testing/freePort.ts';
import { test } from './test.ts';

/** What the editor, the site beside it and `npm run publish-legal` need. */
const parts = ['common', 'site', 'build', 'scripts', 'tests/published.txt', 'tools/edit'];
const files = ['package.json', 'tsconfig.json', 'astro.config.ts', '.gitignore'];

export type CopiedEditor = Awaited<ReturnType<typeof startCopiedEditor>>;

/**
 * `npm run edit` in a copy of this tree, as a repository of its own. For `beforeAll`, which it gives the time that
 * installing the editor and its first start take. The copy is made inside the project, where it finds node_modules.
 * @throws Error with what the command said, when it ends instead of serving
 */
export async function startCopiedEditor() {
  test.setTimeout(400_000);
  execFileSync('bash', ['scripts/install-tool.sh', 'edit']);
  // Vite watches nothing below a folder that is called test-results.
  mkdirSync('.data', { recursive: true });
  const folder = mkdtempSync(resolve('.data', 'edit-'));
  for (const part of [...parts, ...files].filter((name) => existsSync(name))) {
    cpSync(part, join(folder, part), {
      recursive: true,
      // The installed packages are as old as in the original, which the copy links to.
      preserveTimestamps: true,
      filter: (path) => !path.includes('tools/edit/node_modules'),
    });
  }
  symlinkSync(resolve('tools/edit/node_modules'), join(folder, 'tools/edit/node_modules'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@bewertra.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Copy');

  const port = await freePort();
  const editor = spawn(process.execPath, ['scripts/edit.ts', '--port', String(port)], { cwd: folder });
  let said = '';
  await new Promise<void>((served, failed) => {
    const hear = (words: Buffer) => {
      said += String(words);
      if (said.includes('Editor: ')) served();
    };
    editor.stdout.on('data', hear);
    editor.stderr.on('data', hear);
    editor.on('exit', () => failed(new Error(said)));
  });
  return {
    folder,
    git,
    address: `http://127.0.0.1:${port}`,
    /** What the command has said. */
    said: () => said,
    /** Runs one of the project's commands in the copy. */
    run: (script: string, ...args: string[]) =>
      execFileSync(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: folder, encoding: 'utf8' }),
    stop: () => {
      editor.removeAllListeners('exit');
      editor.kill();
      // It may still be writing while it ends.
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
