import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { provisions } from '#site/content/format/law.ts';
import { lawFindings, legalTextsIn } from './law.ts';
import { buildFindings } from './findings.ts';
import { readByLawyer } from './readByLawyer.ts';

const files = globSync('site/content/{de,en}/**/*.ts').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}));

const text = (words: string) => `  text: \`${words}\`,`;

describe('texts on law', () => {
  it('are found with their line, and read as they are published', () => {
    const source = ['const a = 1;', text('Der Wert (${law.marketValue}) gilt.')].join('\n');
    expect(legalTextsIn(source, 'de')).toMatchObject([
      { text: 'Der Wert (§\u00a0194\u00a0BauGB) gilt.', line: 2 },
    ]);
    expect(legalTextsIn(source, 'en')).toMatchObject([
      { text: 'Der Wert (section\u00a0194\u00a0BauGB) gilt.' },
    ]);
  });

  it('are only those that cite', () => {
    expect(legalTextsIn(text('Innerhalb von ${figure.firstOfferWithin}.'), 'de')).toEqual([]);
  });

  it('get another code with any other word', () => {
    const [one] = legalTextsIn(text('${law.marketValue} gilt.'), 'de');
    const [other] = legalTextsIn(text('${law.marketValue} gilt nicht.'), 'de');
    expect(one?.code).not.toBe(other?.code);
  });

  it('are named one by one, in each language, at the line that cites', () => {
    const findings = lawFindings([]);
    for (const locale of localeCodes)
      expect(findings.some(({ file }) => file.startsWith(`site/content/${locale}/`))).toBe(true);
    for (const { file, line } of findings)
      expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain('${law.');
  });

  it('include every citation of the copy', () => {
    const cited = files.flatMap(({ source }) => [...source.matchAll(/\$\{law\.\w+\}/g)]).length;
    const listed = files
      .flatMap(({ file, source }) => legalTextsIn(source, file.startsWith('site/content/de') ? 'de' : 'en'))
      .flatMap(({ text: words }) => [
        ...words.matchAll(/(?:§§?|Art\.|[Ss]ections?|Articles?)\u00a0/g),
      ]).length;
    expect(listed).toBe(cited);
  });

  it('are named no longer once a lawyer has read them', () => {
    const [first, ...others] = lawFindings([]);
    const code = /enter (\w+) in/.exec(first?.remedy ?? '')?.[1] ?? '';
    expect(lawFindings([code])).toEqual(others);
  });

  it('are part of what refuses a build, and every release is of a text that there is', () => {
    expect(buildFindings({})).toEqual(expect.arrayContaining(lawFindings()));
    const codes = lawFindings([]).map(({ remedy }) => /enter (\w+) in/.exec(remedy)?.[1]);
    expect(readByLawyer.filter((code) => !codes.includes(code))).toEqual([]);
  });
});

it('every provision on the list is cited in each language', () => {
  for (const locale of localeCodes) {
    const copy = files.filter(({ file }) => file.startsWith(`site/content/${locale}/`));
    const uncited = Object.keys(provisions).filter(
      (key) => !copy.some(({ source }) => source.includes(`law.${key}}`)),
    );
    expect(uncited).toEqual([]);
  }
});
