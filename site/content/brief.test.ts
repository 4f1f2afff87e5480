import { describe, expect, it } from 'vitest';
import { contactFieldEntries } from '#common/contactFields.ts';
import { localeCodes } from '#common/locales.ts';
import { invisible } from '#common/marks.ts';
import { answersTo, needOutcomes } from '#common/valuationNeed.ts';
import { briefOf, briefText } from './brief.ts';
import { contentFor } from './load.ts';

const address = 'https://www.bewertra.example/en/valuation_guide/need/portfolio/self/today/special/brief';

describe.each(localeCodes)('the valuation briefs in %s', (locale) => {
  const content = contentFor(locale);
  const briefs = needOutcomes.map((outcome) => ({
    path: answersTo(outcome).join('/'),
    outcome,
    brief: briefOf(content, outcome),
  }));

  it('no two pages have one name', () => {
    const names = briefs.map(({ brief }) => brief.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(briefs)(
    '$path: its text fits the message of the contact form, with room to add to it',
    ({ brief }) => {
      expect(briefText(brief, address).length).toBeLessThan(0.8 * contactFieldEntries.message.limit);
    },
  );

  it.each(briefs)('$path: its text and its name have no characters that nobody sees', ({ brief }) => {
    expect(briefText(brief, address)).not.toMatch(invisible);
    expect(brief.name).not.toMatch(/[\u00ad\u2060]/);
  });

  it.each(briefs)('$path: its text says all that the sheet says', ({ brief }) => {
    const said = briefText(brief, address);
    const visible = (text: string) => text.replaceAll(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ');
    const rows = brief.rows.map(({ label, text }) => `${label}: ${text}`);
    const items = [...brief.documents.lists.flatMap((list) => list.items), ...brief.offers.items];
    for (const text of [...brief.fields, ...rows, ...items, ...brief.notes, brief.asOf])
      expect(said).toContain(visible(text));
  });

  it('a brief for the insolvency estate asks for the order that opened the proceedings', () => {
    const settled = briefs.find(({ path }) => path === 'insolvency/settled');
    const items = settled?.brief.documents.lists.flatMap((list) => list.items) ?? [];
    expect(items).toContain(content.documents.items.openingOrder);
  });

  it('a short valuation asks for the documents of every valuation only', () => {
    const short = briefs.find(({ path }) => path === 'sale/self/today/plain');
    expect(short?.brief.documents.lists.map(({ title }) => title)).toEqual([content.documents.lists.always]);
  });
});
