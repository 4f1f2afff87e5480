import lighthouse, { type Flags } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { chromiumArgs, wholeChromiumPath } from '../../tests/e2e/support/environment.ts';
import { budgets } from '../../budgets.ts';
import { table } from '../../scripts/bench/table.ts';
import { median } from './median.ts';

type PageResult = {
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

const kinds = ['Document', 'Script', 'Font', 'Image'];
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** A score, in bold where it is below its budget. */
const boldWhereLow = (score: number, least: number) => (score < least ? `**${score}**` : score);

/** Lighthouse's phone profile over each page, as a table; each figure is the median of the runs. */
export async function lighthouseTable(origin: string, paths: readonly string[], runs: number) {
  const browser = await launch({ executablePath: wholeChromiumPath, args: chromiumArgs });
  const flags: Flags = {
    port: Number(new URL(browser.wsEndpoint()).port),
    logLevel: 'error',
    output: 'json',
  };
  try {
    const rows = [];
    for (const path of paths) {
      const measured: PageResult[] = [];
      for (let run = 0; run < runs; run += 1) measured.push(await measureOnce(origin, path, flags));
      const middle = (
        key: 'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'lcp' | 'tbt' | 'cls',
      ) => median(measured.map((one) => one[key]));
      // They do not vary.
      const bytes = measured.at(-1)?.bytes ?? {};
      const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
      rows.push([
        path,
        boldWhereLow(middle('performance'), budgets.lighthousePerformance.limit),
        boldWhereLow(middle('accessibility'), budgets.lighthouseRules.limit),
        boldWhereLow(middle('bestPractices'), budgets.lighthouseRules.limit),
        boldWhereLow(middle('seo'), budgets.lighthouseRules.limit),
        (middle('lcp') / 1000).toFixed(2),
        Math.round(middle('tbt')),
        middle('cls'),
        ...kinds.map((kind) => kib(bytes[kind] ?? 0)),
        kib(all),
      ]);
      console.error(rows.at(-1)?.join(' | '));
    }
    return table(
      ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP, s', 'TBT, ms', 'CLS'].concat(
        [...kinds, 'all'].map((kind) => `${kind}, KiB`),
      ),
      rows,
    );
  } finally {
    await browser.close();
  }
}

/** A report of Lighthouse's; it asks for a second try where its trace has lost the beginning. @throws after three */
async function report(url: string, flags: Flags, tries = 3) {
  const result = await lighthouse(url, flags);
  if (result === undefined) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { runtimeError } = result.lhr;
  if (runtimeError === undefined) return result.lhr;
  if (tries === 1) throw new Error(`${url}: ${runtimeError.message}`);
  console.error(`${url}: ${runtimeError.code}, tried again`);
  return report(url, flags, tries - 1);
}

async function measureOnce(origin: string, path: string, flags: Flags): Promise<PageResult> {
  const { categories, audits } = await report(origin + path, flags);
  const score = (category: string) => Math.round((categories[category]?.score ?? NaN) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    bytes: bytesByKind(audits['network-requests']?.details),
  };
}

/** Bytes as transferred, by the kind of resource. */
function bytesByKind(details: { type?: string; items?: unknown } | undefined): Record<string, number> {
  const transfers = details?.type === 'table' ? (details.items as Transfer[]) : [];
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of transfers)
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  return bytes;
}
