import { execFileSync } from 'node:child_process';
import type { Locale } from '#common/locales.ts';
import type { PageKey } from '#common/routes.ts';

/** Output of git, trimmed; empty without git or outside a repository. */
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

/** The commit that is built: a release is an archive, so `deploy/release.sh` passes it. */
const commit = () => process.env['SOURCE_COMMIT'] ?? 'HEAD';

/**
 * The day on which each file below `site/content` last changed, by the repository's history, in ISO 8601; none where
 * the build has no history (a container, an archive) or only its end (a shallow clone, whose oldest commit seems to
 * have changed everything).
 * @param folder the repository's root, where the build runs
 */
export function changes(folder = process.cwd()): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  if (git(folder, 'rev-parse', '--is-shallow-repository') !== 'false') return days;
  const log = git(folder, 'log', '--format=%cs', '--name-only', commit(), '--', 'site/content') ?? '';
  let day = '';
  for (const line of log.split('\n'))
    if (/^\d{4}-\d\d-\d\d$/.test(line)) day = line;
    else if (!days.has(line)) days.set(line, day);
  return days;
}

/** The day on which a page's own words last changed: JSON, or Markdown for the legal ones. */
export function lastModified(
  days: ReadonlyMap<string, string>,
  locale: Locale,
  page: PageKey,
): string | undefined {
  const files = [`${locale}/${page}.json`, `${locale}/legal/${page}.md`].map(
    (file) => `site/content/${file}`,
  );
  return files
    .flatMap((file) => days.get(file) ?? [])
    .toSorted()
    .at(-1);
}
