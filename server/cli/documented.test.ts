import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteStore } from '#server/store/sqlite/store.ts';
import { contactCliWith } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';

const read = (page: string) => readFileSync(new URL(`../../${page}`, import.meta.url), 'utf8');

const kept = '/var/lib/bewertra-backup';

/** The commands of a page that make or use backups, with a folder in place of the one on the server. */
function commandsOf(page: string, folder: string): string[][] {
  const lines = read(page).matchAll(
    /^(?:sudo -u bewertra )?npm run --silent contact -- ((?:backup|restore) \/.+)$/gm,
  );
  return [...lines].map(([, command = '']) => command.replace(kept, folder).split(' '));
}

it('the guides’ commands work as they stand there, one after the other', async () => {
  const env = { DATA_DIR: temporaryFolder() };
  const { outbox, close } = openSqliteStore(env.DATA_DIR);
  await outbox.accept({ contact: sampleContact, locale: 'de' });
  await close();
  const folder = join(temporaryFolder(), 'backups');
  const [ours, guides] = [commandsOf('docs/contact.md', folder), commandsOf('deploy/README.md', folder)];
  expect(ours.map(([name]) => name)).toEqual(['backup', 'restore']);
  expect(guides.map(([name]) => name)).toEqual(['restore']);
  for (const command of ours)
    expect(await contactCliWith(env, () => Promise.resolve(true), ...command)).toMatchObject({ code: 0 });
  for (const [name = '', file = ''] of guides) {
    copyFileSync(ours[0]?.[1] ?? '', file);
    expect(await contactCliWith(env, () => Promise.resolve(true), name, file)).toMatchObject({ code: 0 });
  }
});

it('the guides name folder, interval and number as script and timer have them', () => {
  const script = read('deploy/backup.sh');
  expect(script).toContain(`FOLDER=\${FOLDER:-${kept}}`);
  const keep = /^KEEP=\$\{KEEP:-(\d+)\}$/m.exec(script)?.[1];
  expect(read('deploy/README.md')).toContain(`KEEP=${keep ?? ''}`);
  // "two weeks", of one an hour.
  expect(Number(keep)).toBe(14 * 24);
  expect(read('deploy/systemd/bewertra-backup.timer')).toContain('OnCalendar=hourly');
});
