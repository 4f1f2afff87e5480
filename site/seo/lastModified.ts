import { execFileSync } from 'node:child_process';
import type { Locale } from '#common/locales.ts';
import type { PageKey } from '#common/routes.ts';

/** What git says, without its last line break, or nothing where there is no git or no repository. */
function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The day on which a page's own words last changed, by the repository's history, in ISO 8601; undefined where
 * the build has none (a container, an archive) or only its end (a shallow clone, whose oldest commit seems to
 * have changed everything).
 * @param folder the repository's root, where the build runs
 */
export function lastModified(locale: Locale, page: PageKey, folder = process.cwd()): string | undefined {
  if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  // What is built: a release is made of an archive, and says of which commit.
  const commit = process.env['SOURCE_COMMIT'] ?? 'HEAD';
  const own = `site/content/${locale}`;
  const words = [`${own}/${page}.ts`, `${own}/legal/${page}.md`];
  const day = git(folder, 'log', '-1', '--format=%cs', commit, '--', ...words);
  return day === '' ? undefined : day;
}
