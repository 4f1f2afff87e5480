import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { storeMessage } from '#server/store/outbox.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/contact.md'), 'utf8');

const email = 'wanted.person@traces.example';

/** What the guide calls `contact`, as the service's user would run it, in this folder. */
function documented(): string {
  const [, command = ''] =
    /`contact` is `sudo -u bewertra \/srv\/bewertra\/current\/([^`]+)`/.exec(guide) ?? [];
  expect(command).not.toBe('');
  return join(root, command);
}

/** A store with a message of that person, and a home and a folder for temporary files with nothing in them. */
async function setUp() {
  const place = temporaryFolder(tmpdir());
  const folders = { DATA_DIR: join(place, 'data'), HOME: join(place, 'home'), TMPDIR: join(place, 'tmp') };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  const database = testStore({ folder: folders.DATA_DIR });
  await storeMessage(database, { ...message, contact: { ...sampleContact, email } });
  await database.close();
  return folders;
}

/** Command lines and environments of all processes that can be looked at. */
function processes(): string {
  const files = globSync('/proc/[0-9]*/{cmdline,environ}');
  return files
    .map((file) => {
      try {
        return readFileSync(file, 'latin1');
      } catch {
        // It has ended, or is somebody else's.
        return '';
      }
    })
    .join('\n');
}

/** Runs a command in a folder of no importance, and types the answer once it is asked for; looks around meanwhile. */
async function run(command: string, args: string[], folders: Record<string, string>, answer: string) {
  const PATH = [dirname(process.execPath), process.env['PATH']].join(':');
  const child = spawn(command, args, { cwd: folders['HOME'], env: { ...folders, PATH }, stdio: 'pipe' });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const seen: string[] = [];
  const look = setInterval(() => seen.push(processes()), 20);
  const ended = once(child, 'close');
  child.stdin.write(`${answer}\n`);
  child.stdin.end();
  const [code] = (await ended) as [number | null];
  clearInterval(look);
  expect(seen.join('\n')).not.toContain(email);
  return { code, ...printed };
}

/** Files below a folder in which the address stands. */
function traces(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    return statSync(path).isFile() && readFileSync(path, 'latin1').includes(email);
  });
}

it('the command that the guide names erases a person and leaves the address nowhere', async () => {
  const folders = await setUp();
  const { code, out } = await run(documented(), ['erase'], folders, email);
  expect(code).toBe(0);
  expect(out).toContain('1 message (1 of them undelivered)');
  for (const folder of Object.values(folders)) expect(traces(folder)).toEqual([]);
});

it('the command that the guide names exports a person and leaves the address nowhere but in its answer', async () => {
  const folders = await setUp();
  for (const args of [
    ['export', '--json'],
    ['export', '--text', '--json'],
  ]) {
    const { code, out } = await run(documented(), args, folders, email);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ messages: [{ contact: { email } }] });
  }
  for (const folder of [folders.HOME, folders.TMPDIR]) expect(traces(folder)).toEqual([]);
});

it('npm, which keeps what it was called with, is not called with the address', async () => {
  const folders = await setUp();
  const args = ['--prefix', root, 'run', '--silent', 'contact', '--', 'erase'];
  const { code } = await run('npm', args, folders, email);
  expect(code).toBe(0);
  // It has written its log all the same.
  expect(readdirSync(folders.HOME, { recursive: true, encoding: 'utf8' }).join()).toContain('_logs');
  for (const folder of Object.values(folders)) expect(traces(folder)).toEqual([]);
});

it('on a terminal the address is asked for, also where the answer goes into a file', async () => {
  const folders = await setUp();
  const file = join(folders.TMPDIR, 'answer.json');
  const command = `${documented()} export --json > ${file}`;
  // `script` is a terminal; it writes down nothing.
  const { code, out } = await run('script', ['-qec', command, '/dev/null'], folders, email);
  expect(code).toBe(0);
  expect(out).toContain('E-mail address: ');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ messages: [{ contact: { email } }] });
});

it('no guide shows a command with the address of a person in it', () => {
  const guides = globSync('{README.md,deploy/*.md,docs/**/*.md}', { cwd: root });
  expect(guides.length).toBeGreaterThan(10);
  for (const name of guides) {
    const text = readFileSync(join(root, name), 'utf8');
    expect(text, name).not.toMatch(/contact (?:-- )?(?:erase|export) (?:EMAIL|\S+@)/);
    expect(text, name).not.toMatch(/--text [A-Z"]/);
  }
});
