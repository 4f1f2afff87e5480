import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { factKeys, type FactKey } from '#common/facts.ts';
import { contentFor, languages } from '#site/content/load.ts';
import { publicConfig } from '#site/config.ts';
import { readIn, spoken, type Spoken } from './contents.ts';
import { pageAt, plain, siteFolder } from './site.ts';

type Stated = { written: string; qualifier?: string; of: string; source: string };
type Figure = { key: FactKey } & Record<Spoken, Stated>;

const { figures } = JSON.parse(readFileSync(join(siteFolder, 'facts.json'), 'utf8')) as { figures: Figure[] };

/** A large numeral and its unit are elements of their own. */
const unspaced = (text: string) => text.replaceAll(/\s/g, '');

/** What an address names: a page's main part, or the section in its path or behind its `#`. */
function placeAt(source: string): HTMLElement {
  const { origin, pathname, hash } = new URL(source);
  expect(origin).toBe(new URL(publicConfig.siteUrl).origin);
  const { document } = pageAt(pathname);
  const id = hash.slice(1) || document.querySelector('html')?.getAttribute('data-section');
  const place = document.querySelector(id ? `[id="${id}"]` : 'main');
  if (place === null) throw new Error(`${source} leads nowhere.`);
  // An answer of the FAQ has its name within its panel.
  return place.closest('details') ?? place;
}

it('lists every figure of the facts', () => {
  expect(figures.map(({ key }) => key)).toEqual(factKeys);
});

describe.each(spoken)('the figures for machines in %s', (locale) => {
  const { dative } = languages[locale].format;
  const { qualifiers } = contentFor(locale).figures;

  it.each(figures)('$key stands at its source as it is written in the file', (figure) => {
    const said = unspaced(readIn(placeAt(figure[locale].source)));
    const forms = [figure[locale].written, plain(dative[figure.key])].map(unspaced);
    expect(
      forms.some((form) => said.includes(form)),
      `${forms.join(' or ')} in: ${said}`,
    ).toBe(true);
  });

  it.each(figures.filter(({ key }) => key in qualifiers))(
    '$key is qualified at its source with the words of the file',
    (figure) => {
      const said = readIn(placeAt(figure[locale].source)).toLowerCase();
      for (const word of (figure[locale].qualifier ?? '').toLowerCase().match(/\p{L}+/gu) ?? [])
        expect(said, figure.key).toContain(word);
    },
  );
});
