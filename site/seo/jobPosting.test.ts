import { describe, expect, it } from 'vitest';
import { brand, company } from '#common/company.ts';
import type { Job } from '#site/content/types/entries.ts';
import { absolute } from '#site/links.ts';
import { jobPosting } from './jobPosting.ts';
import { organization } from './structuredData.ts';

const job: Job = {
  id: 'valuer',
  title: 'Valuer',
  description: ['You value <houses> & flats.', 'You travel.'],
  employment: 'fullOrPartTime',
  workplace: 'office',
  published: '2027-01-04',
  closes: '2027-01-31',
  lastDay: '31 January 2027',
};

const posted = (changes: Partial<Job> = {}) =>
  jobPosting({ ...job, ...changes }, { locale: 'en', page: 'about' }, organization());

/** What Google requires, and recommends where we know it. */
it('a job has everything that search engines ask for', () => {
  expect(posted()).toMatchObject({
    '@type': 'JobPosting',
    title: 'Valuer',
    description: '<p>You value &lt;houses&gt; &amp; flats.</p><p>You travel.</p>',
    datePosted: '2027-01-04',
    employmentType: ['FULL_TIME', 'PART_TIME'],
    hiringOrganization: { '@type': 'Organization', name: brand.name },
    url: absolute('/en/about#valuer'),
  });
});

it('a job ends with its last day, not before it', () => {
  expect(posted()).toMatchObject({ validThrough: '2027-01-31T23:59' });
});

describe('where one works', () => {
  const address = {
    address: { '@type': 'PostalAddress', addressLocality: company.town, addressCountry: 'DE' },
  };

  it('is the company’s address for a job in the office', () => {
    expect(posted()).toMatchObject({ jobLocation: address });
    expect(posted()).not.toHaveProperty('jobLocationType');
  });

  it('is Germany for a job at home', () => {
    expect(posted({ workplace: 'remote' })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'DE' },
    });
    expect(posted({ workplace: 'remote' })).not.toHaveProperty('jobLocation');
  });

  it('is both for a job in the office or at home', () => {
    expect(posted({ workplace: 'officeOrRemote' })).toMatchObject({
      jobLocation: address,
      jobLocationType: 'TELECOMMUTE',
    });
  });
});
