import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { contentFor, languages } from '#site/content/load.ts';
import { sheetKeys } from '#site/content/samples/report/document.ts';
import { sources } from '#site/content/samples/report/rows.ts';
import { market, methods } from '#site/content/samples/report/valuation.ts';
import { linksFor } from '#site/links.ts';
import { SampleReportView } from './SampleReportView.tsx';

describe.each(localeCodes)('the sample report (%s)', (locale) => {
  const content = contentFor(locale);
  const { common, sampleReport } = content;
  const { money } = languages[locale].format;
  const page = parse(
    renderToStaticMarkup(<SampleReportView content={content} links={linksFor(locale, common.newTab)} />),
  );
  const sheets = page.querySelectorAll('article');

  it('has its six pages in order, each marked as a sample', () => {
    expect(sheets.map(({ id }) => id)).toEqual(sheetKeys.map((sheet) => `sheet-${sheet}`));
    for (const sheet of sheets) {
      const marks = sheet.querySelectorAll('b, strong').map(({ text }) => text);
      expect(marks.some((mark) => mark.startsWith(sampleReport.reading.sample))).toBe(true);
    }
  });

  it('shows each method with its value, and the market value on the cover and at the end', () => {
    const results = page
      .querySelectorAll('#sheet-methods dl')
      .map((rows) => rows.querySelector('div:last-child dd:last-child')?.text);
    expect(results).toEqual(Object.values(methods).map(({ value }) => money(value.value)));
    for (const id of ['sheet-cover', 'sheet-result'])
      expect(page.querySelector(`#${id}`)?.text).toContain(money(market.value));
  });

  it('adds up the lines of its calculation to the value', () => {
    const amounts = page
      .querySelectorAll('fieldset > :is(label, p):has(> span + span)')
      .map((row) => row.querySelector('span:last-child')?.text ?? '')
      .map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
    const [
      living = 0,
      practice = 0,
      costs = 0,
      interest = 0,
      share,
      building = 0,
      land = 0,
      repairs = 0,
      value,
    ] = amounts;
    expect(share).toBe(living + practice + costs + interest);
    expect(value).toBe(building + land + repairs);
    expect(value).toBe(methods.income.value.value);
  });

  it('describes every picture but the layers of the house, of which the figures beside it speak', () => {
    const pictures = page.querySelectorAll('img').filter((image) => image.closest('[aria-hidden]') === null);
    expect(pictures.length).toBeGreaterThan(6);
    for (const image of pictures) expect(image.getAttribute('alt')).not.toBe('');
  });

  it('has a part of the house for each figure that can be chosen', () => {
    const parts = page
      .querySelectorAll('.layered-house [data-lit-by]')
      .flatMap((part) => part.getAttribute('data-lit-by')?.split(' ') ?? []);
    expect(new Set(parts)).toEqual(new Set(sources));
  });
});
