import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inputs, measured, valuation } from '#site/content/samples/report/valuation.ts';
import { lineOf, type Finding } from './finding.ts';
import { readByValuer } from './readByValuer.ts';

const file = 'site/content/samples/report/valuation.ts';

/** The figures of the sample report, until a valuer has read them, or once they have changed since. */
export function valuationFindings(read: readonly string[] = readByValuer): Finding[] {
  const figures = JSON.stringify({ inputs, measured, valuation });
  const code = createHash('sha256').update(figures).digest('hex').slice(0, 12);
  if (read.includes(code)) return [];
  const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return [
    {
      what: 'figures and methods of the sample report for a valuer to read',
      file,
      line: lineOf(source, /\bexport const inputs\b/, file),
      remedy: `Have the page /sample_report read, then enter ${code} in build/launch/readByValuer.ts`,
    },
  ];
}
