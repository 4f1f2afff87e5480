import { beforeEach, describe, expect, it, vi } from 'vitest';

const inBoth = <Value>(value: Value) => ({ de: value, en: value });

/** Jobs that close on three days, as their files would say it. */
const job = (closes: string) => ({
  title: { de: 'Sachverständige', en: 'Valuer' },
  description: inBoth(['Text']),
  employment: 'fullTime',
  workplace: 'office',
  published: '2027-01-01',
  closes,
});

/** The module, as it would be with these files. */
async function loadWith(jobs: Record<string, unknown>, testimonials: Record<string, unknown> = {}) {
  vi.doMock('./read.ts', () => ({
    readEntries: vi
      .fn()
      .mockReturnValueOnce(new Map(Object.entries(jobs)))
      .mockReturnValueOnce(new Map(Object.entries(testimonials))),
  }));
  return import('./load.ts');
}

beforeEach(() => {
  vi.resetModules();
});

describe('open jobs', () => {
  it('stay until the end of their last day, and are gone on the next', async () => {
    const { openJobs } = await loadWith({ valuer: job('2027-01-31') });
    expect(openJobs('de', '2027-01-31')).toHaveLength(1);
    expect(openJobs('de', '2027-02-01')).toEqual([]);
  });

  it('speak the language of the page, their last day too', async () => {
    const { openJobs } = await loadWith({ valuer: job('2027-01-31') });
    expect(openJobs('de', '2027-01-01')[0]).toMatchObject({
      id: 'valuer',
      title: 'Sachverständige',
      lastDay: '31.\u00a0Januar\u00a02027',
    });
    expect(openJobs('en', '2027-01-01')[0]).toMatchObject({
      title: 'Valuer',
      lastDay: '31\u00a0January\u00a02027',
    });
  });
});

it('testimonials say who speaks, and for which organisation', async () => {
  const said = {
    quote: { de: 'Gut', en: 'Good' },
    name: 'A',
    role: { de: 'Leitung', en: 'Head' },
    organisation: 'B',
    released: '2027-01-01',
  };
  const { testimonialsIn } = await loadWith({}, { bank: said });
  expect(testimonialsIn('en')).toEqual([{ quote: 'Good', name: 'A', role: 'Head', organisation: 'B' }]);
});
