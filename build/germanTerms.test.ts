import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { markGermanTerms } from './germanTerms.ts';

/** The body of a page in a language, after its terms are marked. */
function marked(language: string, body: string): string | undefined {
  const page = parse(`<html lang="${language}"><body>${body}</body></html>`);
  markGermanTerms(page);
  return page.querySelector('body')?.innerHTML;
}

it('marks an act and a term in an English sentence', () => {
  expect(marked('en', '<p>Market value (Verkehrswert) under section 194 BauGB</p>')).toBe(
    '<p>Market value (<span lang="de">Verkehrswert</span>) under section 194 <span lang="de">BauGB</span></p>',
  );
});

it('marks nothing in a German page', () => {
  expect(marked('de', '<p>Verkehrswert nach § 194 BauGB</p>')).toBe('<p>Verkehrswert nach § 194 BauGB</p>');
});

it('marks no term twice, where its language is said already', () => {
  expect(marked('en', '<b lang="de">Verkehrswert</b>')).toBe('<b lang="de">Verkehrswert</b>');
});

it('leaves a term alone that is part of a longer word', () => {
  expect(marked('en', '<p>Verkehrswerte</p>')).toBe('<p>Verkehrswerte</p>');
});

it.each(['<option>BGB</option>', '<astro-island><p>BGB</p></astro-island>', '<svg><text>BGB</text></svg>'])(
  'leaves %s alone, where an element would be wrong',
  (html) => {
    expect(marked('en', html)).toBe(html);
  },
);
