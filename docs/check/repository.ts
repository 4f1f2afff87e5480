import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What documents can name. */
export type Repository = {
  /** Files and folders, relative, without a slash at the end. */
  paths: ReadonlySet<string>;
  /** Contents of text files. */
  read: (file: string) => string;
  /** Sources, and settings of tools. */
  files: readonly string[];
  /** All of them in one text, and every word of it. */
  sources: string;
  words: ReadonlySet<string>;
};

/** What git ignores, as commands write it. */
export const written =
  /(^|\/)(\.git|node_modules|dist|\.astro|\.data|\.env|\.env\.build|screenshots|test-results|playwright-report|bench-traces|\.stryker-tmp|mutation-report|masters|drafts|__pycache__)(\/|$)/;

const source =
  /(\.(ts|tsx|js|astro|css|sh|py|conf|json|ya?ml|html|svg|service|timer|sql)|^(Dockerfile|run|LICENSE|\.[\w.]+))$/;

/** Versions of others; faults, and names that are wrong on purpose. */
const noSource = /^(package-lock\.json|tests\/planted\/faults\.txt|docs\/check\/.*)$/;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The repository as it lies on the disk. */
export function openRepository(): Repository {
  const patterns = [
    '**/*',
    '.*',
    '.github/**/*',
    '.ci/**/*',
    '.devcontainer/**/*',
    '**/.well-known/*',
    '**/.npmrc',
  ];
  const paths = globSync(patterns, { cwd: root, exclude: (path) => written.test(path) });
  const read = (file: string) => readFileSync(root + file, 'utf8');
  const files = paths.filter(
    (path) => source.test(basename(path)) && !noSource.test(path) && statSync(root + path).isFile(),
  );
  const sources = files.map(read).join('\n');
  const words = new Set(sources.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu));
  return { paths: new Set(paths), read, files, sources, words };
}

/** The Markdown documents but the legal texts, which are content. */
export function documentsOf({ paths }: Repository): string[] {
  return [...paths].filter((path) => path.endsWith('.md') && !path.startsWith('site/content/')).toSorted();
}
