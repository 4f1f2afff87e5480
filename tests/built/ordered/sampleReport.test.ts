import { describe, expect, it } from 'vitest';
import { mainOf, readIn, sentencesIn, spoken } from '../contents.ts';
import { attribute, textOf } from '../site.ts';
import { freeToTry } from './orders.ts';

describe.each(spoken)('the sample report in %s', (locale) => {
  const main = mainOf(locale, 'sampleReport');
  const header = main.querySelector('header') ?? main;

  it('says at the top for whom it is and that it costs nothing', () => {
    expect(readIn(header)).toMatch(freeToTry[locale]);
  });

  it('says no sentence twice', () => {
    // A number with a full stop is none.
    const said = sentencesIn(main).filter((sentence) => sentence.includes(' '));
    expect(said.filter((sentence, at) => said.indexOf(sentence) !== at)).toEqual([]);
  });

  it('numbers its pages in the reading view as they are numbered at their edges', () => {
    const shown = main.querySelectorAll('nav a').map((link) => {
      const sheet = main.querySelector(attribute(link, 'href').replace('#', 'article[id=').concat(']'));
      const atItsEdge = /(?:Seite|Page) (?<page>\d+) /.exec(sheet ? textOf(sheet) : '')?.groups?.['page'];
      return { atItsEdge, inView: readIn(link) };
    });
    expect(shown.length).toBe(6);
    for (const { atItsEdge, inView } of shown) expect.soft(inView).toBe(atItsEdge);
  });
});
