import { fill } from '#common/fill.ts';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contacts } from '#common/company.ts';
import { localeCodes } from '#common/locales.ts';
import { contentFor } from '#site/content/load.ts';
import type { Job } from '#site/content/types/entries.ts';
import { JobsCard } from './JobsCard.tsx';

const job: Job = {
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
  const { jobs: texts } = contentFor(locale).about;
  const shownWith = (jobs: Job[]) => parse(renderToStaticMarkup(<JobsCard texts={texts} jobs={jobs} />));

  it('invites to apply without a job, by a button that opens a mail', () => {
    const card = shownWith([]);
    expect(card.querySelector('h2')?.text).toBe(texts.title);
    expect(card.text).toContain(texts.text);
    const button = card.querySelectorAll('a').find(({ text }) => text === texts.action);
    expect(button?.getAttribute('href')).toBe(`mailto:${contacts.jobs.email}`);
  });

  it('names no list of jobs while there is none', () => {
    expect(shownWith([]).text).not.toContain(texts.positions.title);
  });

  it('lists a job with its terms, its last day and its description', () => {
    const item = shownWith([job]).querySelector('li#valuer');
    const { employment, workplace, until } = texts.positions;
    expect(item?.querySelector('h4')?.text).toBe(job.title);
    expect(item?.querySelectorAll('p').map(({ text }) => text)).toEqual([
      [employment.partTime, workplace.remote, fill(until, { day: job.lastDay })].join(' · '),
      ...job.description,
    ]);
  });

  it('lets one apply for a job by a mail that names it', () => {
    const apply = shownWith([job]).querySelector('li#valuer a');
    expect(apply?.getAttribute('href')).toBe(`mailto:${contacts.jobs.email}?subject=Valuer%20%26%20more`);
  });

  it('keeps the invitation beside jobs', () => {
    expect(shownWith([job]).text).toContain(texts.text);
  });
});
