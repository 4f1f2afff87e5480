import lighthouse, { type Flags } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumArgs } from '../../tests/e2e/support/environment.ts';
import { median } from './median.ts';

export type PageResult = {
  path: string;
  /** 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint on Lighthouse's simulated phone, ms. */
  lcp: number;
  /** Total blocking time, ms. */
  tbt: number;
  cls: number;
  /** Transferred bytes by kind (Document, Stylesheet, Script, Font, Image, …). */
  bytes: Record<string, number>;
};

type Transfer = { resourceType?: string; transferSize?: number };

/**
 * Lighthouse's phone profile over each page; each figure is the median of the runs.
 * @param onPage called with each page's result as it comes
 */
export async function measurePages(
  origin: string,
  paths: readonly string[],
  runs: number,
  onPage: (result: PageResult) => void,
): Promise<PageResult[]> {
  const browser = await launch({ executablePath: '/usr/bin/chromium', args: chromiumArgs });
  const flags: Flags = {
    port: Number(new URL(browser.wsEndpoint()).port),
    logLevel: 'error',
    output: 'json',
  };
  try {
    const results: PageResult[] = [];
    for (const path of paths) {
      const measured: PageResult[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(origin, path, flags));
      const result = medianOf(measured);
      results.push(result);
      onPage(result);
    }
    return results;
  } finally {
    await browser.close();
  }
}

async function measureOnce(origin: string, path: string, flags: Flags): Promise<PageResult> {
  const result = await lighthouse(origin + path, flags);
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${path}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`${path}: ${runtimeError.message}`);
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  const { details } = audits['network-requests'] ?? {};
  const transfers = details?.type === 'table' ? (details.items as Transfer[]) : [];
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of transfers)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    bytes,
  };
}

/** The median of each figure; bytes are those of the last run, since they do not vary. */
function medianOf(measured: PageResult[]): PageResult {
  const last = measured.at(-1);
  if (last === undefined) throw new Error('no run');
  const numbers = Object.entries(last).filter(([, value]) => typeof value === 'number');
  const medians = numbers.map(([key]) => [key, median(measured.map((one) => one[key as 'lcp']))] as const);
  return { ...last, ...Object.fromEntries(medians) };
}

const kinds = ['Document', 'Stylesheet', 'Script', 'Font', 'Image'];

const kib = (bytes: number) => (bytes / 1024).toFixed(1);

export const pageTableHead = [
  `| page | performance | accessibility | best practices | SEO | LCP, s | TBT, ms | CLS | ${kinds.map((kind) => `${kind}, KiB`).join(' | ')} | all, KiB |`,
  `| ${Array.from({ length: 9 + kinds.length }, () => '---').join(' | ')} |`,
].join('\n');

export function pageRow(result: PageResult): string {
  const { path, performance, accessibility, bestPractices, seo, lcp, tbt, cls, bytes } = result;
  const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  const scores = [performance, accessibility, bestPractices, seo, (lcp / 1000).toFixed(2), tbt, cls];
  const sizes = [...kinds.map((kind) => kib(bytes[kind] ?? 0)), kib(all)];
  return `| ${[path, ...scores, ...sizes].join(' | ')} |`;
}
