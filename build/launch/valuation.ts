import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sampleCase } from '#site/content/samples/case.ts';
import { sampleDesk, sampleFee, sampleHouse } from '#site/content/samples/desk.ts';
import { inputs, measured, valuation } from '#site/content/samples/report/valuation.ts';
import { lineOf, type Finding } from './finding.ts';
import { readByValuer } from './readByValuer.ts';

/** What only a valuer can say is believable: the figures, where they stand, and the page that shows them. */
const samples = [
  {
    what: 'figures and methods of the sample report',
    page: '/sample_report',
    file: 'site/content/samples/report/valuation.ts',
    starts: /\bexport const inputs\b/,
    figures: { inputs, measured, valuation },
  },
  {
    what: 'offers, times and income value of the sample case',
    page: '/institutional',
    file: 'site/content/samples/case.ts',
    starts: /\bexport const sampleCase\b/,
    figures: sampleCase,
  },
  {
    what: 'house, enquiry and fees of the valuer’s desk',
    page: '/professional',
    file: 'site/content/samples/desk.ts',
    starts: /\bexport const sampleHouse\b/,
    figures: { sampleHouse, sampleDesk, sampleFee },
  },
];

/** The figures of our samples, until a valuer has read them, or once they have changed since. */
export function valuationFindings(read: readonly string[] = readByValuer): Finding[] {
  return samples.flatMap(({ what, page, file, starts, figures }) => {
    const code = createHash('sha256').update(JSON.stringify(figures)).digest('hex').slice(0, 12);
    if (read.includes(code)) return [];
    const source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
    return {
      what: `${what} for a valuer to read`,
      file,
      line: lineOf(source, starts, file),
      remedy: `Have the page ${page} read, then enter ${code} in build/launch/readByValuer.ts`,
    };
  });
}
