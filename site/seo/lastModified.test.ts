import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Locale } from '#common/locales.ts';
import type { PageKey } from '#common/routes.ts';
import { changes, lastModified } from './lastModified.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  return () => rmSync(folder, { recursive: true });
});

/** Commits a file on a day, in a repository that is made if need be. */
function commit(file: string, day: string): void {
  const path = join(folder, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, day);
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` };
  for (const args of [
    ['init', '--quiet'],
    ['add', '.'],
    [...who, 'commit', '--quiet', '--message', day],
  ])
    execFileSync('git', args, { cwd: folder, env });
}

const dayOf = (locale: Locale, page: PageKey, at = folder) => lastModified(changes(at), locale, page);

it('is the day of the last commit to the words of the page, in that language', () => {
  commit('site/content/de/home.json', '2026-01-10');
  commit('site/content/en/home.json', '2026-02-20');
  commit('site/content/de/legal/terms.md', '2026-03-30');
  expect(dayOf('de', 'home')).toBe('2026-01-10');
  expect(dayOf('en', 'home')).toBe('2026-02-20');
  expect(dayOf('de', 'terms')).toBe('2026-03-30');
});

it('is unknown without words, without a repository, and where only the end of the history is there', () => {
  expect(dayOf('de', 'home')).toBeUndefined();
  commit('site/content/de/home.json', '2026-01-10');
  expect(dayOf('de', 'about')).toBeUndefined();
  commit('site/content/de/about.json', '2026-01-11');
  const shallow = join(folder, 'shallow');
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${folder}`, shallow]);
  expect(dayOf('de', 'home', shallow)).toBeUndefined();
});
