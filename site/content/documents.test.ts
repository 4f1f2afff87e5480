import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { contentFor } from './load.ts';

describe.each(localeCodes)('the lists of documents in %s', (locale) => {
  const { documents, lawyers, valuationGuide } = contentFor(locale);
  const names: readonly string[] = Object.values(documents.items);
  const asked = {
    guide: valuationGuide.documents.groups.flatMap(({ items }) => items),
    checklist: lawyers.checklist.groups.flatMap(({ items }) => items),
    matters: Object.values(lawyers.solution.matters).flatMap((matter) => matter.documents),
  };

  it.each(Object.entries(asked))('a document has one name wherever it is asked for: %s', (_, items) => {
    expect(items.length).toBeGreaterThan(7);
    expect(items.filter((item) => !names.includes(item))).toEqual([]);
  });

  it('every document that has a name is asked for somewhere', () => {
    const somewhere = new Set(Object.values(asked).flat());
    expect(names.filter((name) => !somewhere.has(name))).toEqual([]);
  });

  it('no list asks for a document twice', () => {
    for (const { title, items } of [...valuationGuide.documents.groups, ...lawyers.checklist.groups])
      expect(new Set(items).size, title).toBe(items.length);
  });
});
