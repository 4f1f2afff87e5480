import { readFileSync } from 'node:fs';

/** What lines are counted of; anything else (pictures, the lockfile) is left out. */
const counted = /\.(?:ts|tsx|astro|js|css|md|sh|sql|json|ya?ml|conf)$/;

/** Kind of a file: what tests, what is read by people, what is a sheet, what runs. */
function kindOf(path: string): 'tests' | 'documents' | 'styles' | 'code' {
  if (path.startsWith('tests/') || /\.(?:test|spec|contract)\.\w+$/.test(path)) return 'tests';
  if (path.endsWith('.md')) return 'documents';
  return path.endsWith('.css') ? 'styles' : 'code';
}

/** The folder of a file: its first folder, and within `site/` the copy of all languages by itself. */
function folderOf(path: string): string {
  if (/^site\/content\/(?:de|en)\//.test(path)) return 'site/content (copy)';
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : 'top';
}

export type FolderLines = { folder: string; kind: string; lines: number };

/**
 * Lines by folder and kind, in the order of their names.
 * @param paths files of the project, as `git ls-files` names them
 */
export function linesByFolder(paths: readonly string[]): FolderLines[] {
  const totals = new Map<string, FolderLines>();
  for (const path of paths) {
    if (!counted.test(path) || path === 'package-lock.json') continue;
    const key = `${folderOf(path)}: ${kindOf(path)}`;
    const total = totals.get(key) ?? { folder: folderOf(path), kind: kindOf(path), lines: 0 };
    total.lines += readFileSync(path, 'utf8').split('\n').length - 1;
    totals.set(key, total);
  }
  return [...totals.entries()].sort(([one], [other]) => one.localeCompare(other)).map(([, total]) => total);
}
