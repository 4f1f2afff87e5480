import { escapeHtml } from '#common/escapeHtml.ts';
import type { JobPosting, Organization, Place } from 'schema-dts';
import { company } from '#common/company.ts';
import { pathTo } from '#common/routes.ts';
import type { Employment, Job } from '#site/content/types/entries.ts';
import { absolute } from '#site/links.ts';
import { postalAddress } from './postalAddress.ts';
import type { Described } from './services.ts';

/** Google's names (https://developers.google.com/search/docs/appearance/structured-data/job-posting). */
const employmentTypes: Record<Employment, readonly string[]> = {
  fullTime: ['FULL_TIME'],
  partTime: ['PART_TIME'],
  fullOrPartTime: ['FULL_TIME', 'PART_TIME'],
  temporary: ['TEMPORARY'],
  internship: ['INTERN'],
};

const office: Place = { '@type': 'Place', address: postalAddress };

/** Where one works. Whoever may work at home is looked for in the whole country. */
function placeOf({ workplace }: Job) {
  const fromHome = {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: company.country },
  } as const;
  if (workplace === 'remote') return fromHome;
  if (workplace === 'office') return { jobLocation: office };
  return { ...fromHome, jobLocation: office };
}

/**
 * An open job as search engines list it, and drop it after its last day.
 * @param employer the company
 */
export function jobPosting(
  job: Job,
  { locale, page }: Pick<Described, 'locale' | 'page'>,
  employer: Organization,
): JobPosting {
  const { id, title, description, employment, published, closes } = job;
  return {
    '@type': 'JobPosting',
    '@id': `${absolute(pathTo(locale, page))}#${id}`,
    url: `${absolute(pathTo(locale, page))}#${id}`,
    title,
    // It is HTML.
    description: description.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
    identifier: { '@type': 'PropertyValue', name: company.legalName, value: id },
    datePosted: published,
    // Until the end of the day; Google takes a time without zone as local.
    validThrough: `${closes}T23:59`,
    employmentType: [...employmentTypes[employment]],
    directApply: false,
    hiringOrganization: employer,
    ...placeOf(job),
  };
}
