import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { contentFor, languages } from '#site/content/load.ts';
import { market, methods } from '#site/content/samples/report/valuation.ts';
import { linksFor } from '#site/links.ts';
import { FiguresSection } from './FiguresSection.tsx';

describe.each(localeCodes)('the house as figures (%s)', (locale) => {
  const { common, home, sampleReport } = contentFor(locale);
  const { lessMoney, money } = languages[locale].format;
  const link = linksFor(locale, common.newTab).to('sampleReport');
  const page = parse(
    renderToStaticMarkup(<FiguresSection texts={home.figures} report={sampleReport} link={link} />),
  );
  const { income, land } = methods;
  const valueOf = (source: string) => page.querySelector(`.figures-line-${source} .figures-figure`)?.text;

  it.each([
    ['the building', 'life', money(income.building.value)],
    ['the repairs', 'repairs', lessMoney(-income.repairs.value)],
    ['the flats', 'living', money(income.living.value)],
    ['the practice', 'practice', money(income.practice.value)],
    ['the land', 'land', money(land.value.value)],
  ])('shows for %s what the report calculates', (_, source, amount) => {
    expect(valueOf(source)?.startsWith(amount)).toBe(true);
  });

  it('lets nobody add up a rent with what comes to the value', () => {
    const asides = home.figures.lines.filter(({ source }) => valueOf(source)?.endsWith(home.figures.perYear));
    expect(asides.map(({ source }) => source)).toEqual(['living', 'practice']);
  });

  it('ends with the market value of the report', () => {
    expect(page.querySelector('.figures-value')?.text).toBe(money(market.value));
  });

  it('says what building, land and repairs come to before rounding', () => {
    const sum = income.building.value + land.value.value + income.repairs.value;
    expect(page.querySelector('.figures-sum')?.text).toContain(money(sum));
  });

  it('is marked as a sample once', () => {
    const { sample } = sampleReport.reading;
    const marks = page.querySelectorAll('span').filter(({ text }) => text === sample);
    expect(marks).toHaveLength(1);
  });

  it('names for each figure what it rests on, as the report does', () => {
    for (const [source, text] of Object.entries(sampleReport.calculation.sources)) {
      expect(page.querySelector(`.figures-line-${source} .figures-source`)?.text, source).toBe(text);
    }
  });

  it('has pictures that nobody needs to hear', () => {
    const pictures = page.querySelectorAll('img');
    expect(pictures).toHaveLength(10);
    for (const picture of pictures) expect(picture.closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
