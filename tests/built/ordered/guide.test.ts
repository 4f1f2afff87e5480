import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { needPath } from '#common/valuationNeed.ts';
import {
  inLanguage,
  linesIn,
  mainOf,
  readIn,
  sentencesIn,
  spoken,
  type InBoth,
  type Spoken,
} from '../contents.ts';
import { pageAt, textOf } from '../site.ts';
import { asOfDay, freeToTry } from './orders.ts';

/** The main part of what some answers lead to. */
function outcomeOf(locale: Spoken, ...answers: string[]): HTMLElement {
  const address = inLanguage(locale, needPath(answers));
  const main = pageAt(address).document.querySelector('main');
  if (main === null) throw new Error(`${address} has no main part.`);
  return main;
}

/** What an outcome says beside one of its labels. */
function rowOf(outcome: HTMLElement, label: RegExp): string {
  const term = outcome.querySelectorAll('dt').find((one) => label.test(textOf(one)));
  const said = term?.nextElementSibling;
  return said ? readIn(said) : '';
}

const labels = {
  law: { de: /^Rechtsgrundlage$/, en: /^Law$/ },
  costs: { de: /^Kosten$/, en: /^Cost$/ },
} satisfies Record<string, InBoth>;

/** Every outcome on lending, and the guide's own comparison. */
const lendingAnswers = ['lending_value', 'market_value', 'unknown'];

describe.each(spoken)('the valuation guide in %s', (locale) => {
  const guide = mainOf(locale, 'valuationGuide');
  const first = guide.querySelector('.page-header');
  if (first === null) throw new Error('the guide has no header');

  it('says at the top for whom it is and that it costs nothing', () => {
    expect(readIn(first)).toMatch(freeToTry[locale]);
  });

  it('says as of which day it holds', () => {
    expect(linesIn(first)).toContainEqual(expect.stringMatching(asOfDay[locale]));
  });

  it('says as of which day an outcome holds', () => {
    expect(readIn(outcomeOf(locale, 'tax'))).toMatch(asOfDay[locale]);
  });

  it('names its case at the top of an outcome', () => {
    const cases = [
      {
        answers: ['sale', 'others'],
        named: { de: /^Ergebnis: Verkauf und Ankauf$/, en: /^Result: Sale or purchase$/ },
      },
      {
        answers: ['portfolio', 'others'],
        named: { de: /^Ergebnis: Bestand/, en: /^Result: .*[Pp]ortfolio/ },
      },
      { answers: ['tax'], named: { de: /^Ergebnis: Erbschaft/, en: /^Result: Inheritance/ } },
    ];
    for (const { answers, named } of cases)
      expect.soft(linesIn(outcomeOf(locale, ...answers))[0]).toMatch(named[locale]);
  });

  it('does not claim that nobody but the lender can commission a lending value report', () => {
    const overstated = { de: /nur das Kreditinstitut/, en: /only the lender can/i };
    const places = [guide, ...lendingAnswers.map((answer) => outcomeOf(locale, 'lending', answer))];
    for (const place of places) expect.soft(readIn(place)).not.toMatch(overstated[locale]);
  });

  it.each(['lending_value', 'unknown'])(
    'says that the lender chooses the valuer, where it asks for: %s',
    (answer) => {
      const chosen = {
        de: /Den Gutachter bestimmt (?:dann )?das Kreditinstitut/,
        en: /[Tt]he lender (?:then )?chooses the valuer/,
      };
      expect(readIn(outcomeOf(locale, 'lending', answer))).toMatch(chosen[locale]);
    },
  );

  describe('for an insolvent business that may go on or close', () => {
    const outcome = outcomeOf(locale, 'insolvency', 'open');

    it('rests on the register of the estate, and on the market value’s law for the market value only', () => {
      const law = {
        de: /^§ 151 Abs\. 2 InsO.*§ 194 BauGB.* nur für den Verkehrswert/,
        en: /section 151\(2\) InsO.*section 194 BauGB.* for the market value only/,
      };
      expect(rowOf(outcome, labels.law[locale])).toMatch(law[locale]);
    });

    it('names no price from which two values start', () => {
      expect(rowOf(outcome, labels.costs[locale])).toMatch({ de: /^Laut Angebot/, en: /^As quoted/ }[locale]);
    });
  });

  it('names the tax law first for a tax value', () => {
    const law = rowOf(outcomeOf(locale, 'tax'), labels.law[locale]);
    const cited = law.match(/(?:§|section) \d+ \p{L}+/gu) ?? [];
    expect(cited[0]).toMatch(/198 BewG$/);
  });

  describe('for a lender that asks for the market value', () => {
    const outcome = outcomeOf(locale, 'lending', 'market_value');

    it('cites the capital requirements regulation', () => {
      expect(rowOf(outcome, labels.law[locale])).toMatch(
        { de: /Art\. 229 Abs\. 1 CRR/, en: /Article 229\(1\) CRR/ }[locale],
      );
    });

    it('cites nothing of the ordinance on lending values', () => {
      expect(readIn(outcome)).not.toContain('BelWertV');
    });
  });

  it('says what matters to a lender, whichever value it asks for', () => {
    const matters = { de: /Worauf es ankommt/, en: /What matters/ };
    for (const answer of lendingAnswers)
      expect.soft(readIn(outcomeOf(locale, 'lending', answer)), answer).toMatch(matters[locale]);
  });

  it('says in sentences what is arranged', () => {
    const arranged = guide.querySelector('[id=arranged]');
    expect(arranged && sentencesIn(arranged).join(' ')).toMatch({ de: /erstellen/, en: /prepare/ }[locale]);
  });
});

describe('the guide’s advice in both languages', () => {
  const citations = (locale: Spoken, answers: readonly string[]) => {
    const text = readIn(outcomeOf(locale, ...answers));
    const cited = text.matchAll(
      /(?:§§?|Art\.|sections?|Articles?) (?<place>\d+\p{L}?)(?: Abs\. \d+|\(\d+\))?[^A-Z]{0,12}(?<act>[A-Z]\p{L}+)/gu,
    );
    return [...new Set([...cited].map(({ groups }) => `${groups?.['place']} ${groups?.['act']}`))].toSorted();
  };

  it.each([
    [['lending', 'lending_value']],
    [['lending', 'market_value']],
    [['lending', 'unknown']],
    [['tax']],
    [['insolvency', 'settled']],
    [['insolvency', 'open']],
    [['estate', 'others']],
    [['portfolio', 'others']],
  ])('cites the same law after %j', (answers) => {
    expect(citations('en', answers)).toEqual(citations('de', answers));
  });
});
