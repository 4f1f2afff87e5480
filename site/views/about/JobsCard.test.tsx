import { fill } from '#common/fill.ts';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contacts } from '#common/company.ts';
import { localeCodes } from '#common/locales.ts';
import { contentFor } from '#site/content/load.ts';
import type { Position } from '#site/content/types/entries.ts';
import { JobsCard } from './JobsCard.tsx';

const position: Position = {
  id: 'valuer',
  title: 'Valuer & more',
  description: ['First paragraph.', 'Second paragraph.'],
  employment: 'partTime',
  workplace: 'remote',
  published: '2027-01-04',
  closes: '2027-01-31',
  lastDay: '31 January 2027',
};

describe.each(localeCodes)('the card for jobs in %s', (locale) => {
  const { jobs } = contentFor(locale).about;
  const shownWith = (positions: Position[]) =>
    parse(renderToStaticMarkup(<JobsCard texts={jobs} positions={positions} />));

  it('invites to apply without a position, by a button that opens a mail', () => {
    const card = shownWith([]);
    expect(card.querySelector('h2')?.text).toBe(jobs.title);
    expect(card.text).toContain(jobs.text);
    const button = card.querySelectorAll('a').find(({ text }) => text === jobs.action);
    expect(button?.getAttribute('href')).toBe(`mailto:${contacts.jobs.email}`);
  });

  it('names no list of positions while there is none', () => {
    expect(shownWith([]).text).not.toContain(jobs.positions.title);
  });

  it('lists a position with its terms, its last day and its description', () => {
    const item = shownWith([position]).querySelector('li#valuer');
    const { employment, workplace, until } = jobs.positions;
    expect(item?.querySelector('h4')?.text).toBe(position.title);
    expect(item?.querySelectorAll('p').map(({ text }) => text)).toEqual([
      [employment.partTime, workplace.remote, fill(until, { day: position.lastDay })].join(' · '),
      ...position.description,
    ]);
  });

  it('lets one apply for a position by a mail that names it', () => {
    const apply = shownWith([position]).querySelector('li#valuer a');
    expect(apply?.getAttribute('href')).toBe(`mailto:${contacts.jobs.email}?subject=Valuer%20%26%20more`);
  });

  it('keeps the invitation beside positions', () => {
    expect(shownWith([position]).text).toContain(jobs.text);
  });
});
