import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type BuildTime = { factor: number; pages: number; seconds: number };

/** Builds the site with `extra` synthetic pages into a folder that is thrown away. */
function build(extra: number): Omit<BuildTime, 'factor'> {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-bench-'));
  try {
    const start = performance.now();
    execFileSync(
      process.execPath,
      [
        'node_modules/.bin/astro',
        'build',
        '--silent',
        '--config',
        'scripts/bench/build/astro.config.ts',
        '--outDir',
        folder,
      ],
      { env: { ...process.env, BENCH_PAGES: String(extra) }, stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const seconds = (performance.now() - start) / 1000;
    return { pages: globSync('**/*.html', { cwd: folder }).length, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Times builds with `factor` times the site's own pages each, without compression. */
export function measureBuilds(factors: number[]): BuildTime[] {
  // The first build fills the caches, so it is not counted.
  const { pages } = build(0);
  return factors.map((factor) => ({ factor, ...build(Math.round(pages * (factor - 1))) }));
}

export function buildTable(times: BuildTime[]): string {
  const [first] = times;
  const rows = times.map(({ factor, pages, seconds }) => {
    const more = first === undefined ? 0 : pages - first.pages;
    const each = more === 0 ? '' : `${(((seconds - (first?.seconds ?? 0)) / more) * 1000).toFixed(1)} ms`;
    return `| ${factor}× | ${pages} | ${seconds.toFixed(1)} | ${each} |`;
  });
  return ['| site | pages | build, s | each page more |', '| --- | --- | --- | --- |', ...rows].join('\n');
}
