import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contactCli } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { openSqliteStore } from '#server/store/sqlite/store.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Restores a backup on a real terminal, types an answer when asked, and resolves to code and screen. */
async function restoreOnTerminal(typed: string) {
  const env = { DATA_DIR: temporaryFolder() };
  const { outbox, close } = openSqliteStore(env.DATA_DIR);
  await outbox.accept({ contact: sampleContact, locale: 'de' });
  await close();
  const file = join(temporaryFolder(), 'contact.backup');
  await contactCli(env, 'backup', file);
  await contactCli(env, 'erase', sampleContact.email);
  const terminal = spawn(
    'script',
    ['--quiet', '--return', '--command', `${process.execPath} ${main} restore ${file}`, '/dev/null'],
    { env: { PATH: process.env['PATH'], ...env }, stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let screen = '';
  terminal.stdout.on('data', (chunk: Buffer) => {
    const asked = screen.includes('[y/N]');
    screen += chunk.toString();
    if (!asked && screen.includes('[y/N]')) terminal.stdin.write(typed);
  });
  const [code] = (await once(terminal, 'close')) as [number | null];
  return { code, screen, left: readdirSync(env.DATA_DIR).sort() };
}

const untouched = ['erasures', 'outbox.lock', 'outbox.sqlite'];

it('Yes is yes', async () => {
  const { code, screen, left } = await restoreOnTerminal('Yes\r');
  expect(screen).toContain('Left out, as erased since: 1 message.');
  expect(screen).toContain('Replace what is stored now? [y/N]');
  expect([code, left]).toEqual([0, untouched]);
  expect(screen.match(/was made on/g)).toHaveLength(1);
  expect(screen).toContain('Restored.');
});

it.each([
  ['Return alone', '\r'],
  ['a slip', 'yy\r'],
  ['Ctrl-C', '\u0003'],
])('%s is no, and leaves nothing behind', async (_, typed) => {
  const { code, screen, left } = await restoreOnTerminal(typed);
  expect(screen).toContain('contact restore: nothing was changed');
  expect([code, left]).toEqual([1, untouched]);
});
