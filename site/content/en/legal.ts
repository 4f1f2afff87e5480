import { brand, company } from '#common/company.ts';
import { pageNames } from './pageNames.ts';

export const legal = {
  meta: {
    terms: {
      description: `The terms and conditions of ${brand.name}: use of the platform, contracts, fees, termination and liability for valuers, intermediaries and their clients.`,
      keywords: `terms and conditions, terms of use, ${brand.name}`,
    },
    privacy: {
      description: `Which data ${brand.name} processes on this website, for what purpose, on what legal basis and for how long, and the rights you have under the GDPR.`,
      keywords: `privacy, privacy notice, data protection, GDPR, data-subject rights, ${brand.name}`,
    },
    imprint: {
      description: `Imprint of ${company.legalName}: provider of the ${brand.name} platform, contact details, register entry, VAT identification number and who is responsible.`,
      keywords: `imprint, legal notice, commercial register, ${company.legalName}`,
    },
  },
  titles: { ...pageNames, terms: 'Terms and conditions' },
  kicker: 'Legal',
  contents: 'Contents',
  binding: 'Read the binding German version',
  earlier: {
    replaced: 'This version is no longer in force.',
    inForce: 'This version is in force.',
    toChanges: 'What has changed',
    toCurrent: (version: string, date: string) => `Read version\u00a0${version} of ${date}`,
    description: (name: string, version: string) =>
      `${name} of ${brand.name}, ${version}, worded as it was at the time. The top of the page says which version is in force today.`,
  },
  changes: {
    title: 'Changes since the previous version',
    first: (date: string) =>
      `This is the first version, of ${date}. There is no earlier one for it to differ from.`,
    version: (version: string, date: string) => `Version\u00a0${version} of ${date}`,
    earlier: 'Earlier versions',
    lists: {
      terms: {
        2: [
          { section: 2, says: 'The paragraph on the subscription refers to the price components.' },
          { section: 4, says: 'It says more precisely what verification looks at.' },
          { section: 5, says: 'The offer states the fee as a fixed amount.' },
          { section: 8, says: 'The price list sets whether a flat fee and success-based fees arise.' },
          {
            section: 13,
            says: 'Clients may show offers and reports to those to whom they are accountable, and to auditors, authorities and courts.',
          },
        ],
        3: [
          {
            section: 5,
            says: 'Premium partners may receive enquiries before others; their offers are sorted like all others.',
          },
          {
            section: 8,
            says: 'Registration, enquiries and obtaining offers are free of charge for clients. The processing fee is named too as a possible price component.',
          },
          {
            section: 14,
            says: 'The user objects to changes in writing; text form is still sufficient.',
          },
        ],
      },
      privacy: {
        2: [
          {
            section: 7,
            says: 'Page views are recorded only to ward off an attack, for a stated number of days.',
          },
          {
            section: 8,
            says: 'The time until deletion runs from the delivery of your message. Google reCAPTCHA is switched off.',
          },
        ],
        3: [
          { section: 8, says: 'The note that Google reCAPTCHA is switched off is gone.' },
          { section: 9, says: 'It says more precisely which details remain stored for how long.' },
          { section: 10, says: 'The settings are there only as long as we offer web analytics.' },
          {
            section: 15,
            says: 'Heading and order have changed. The summary at the top is new; in the other sections only the wording differs.',
          },
        ],
        4: [
          {
            section: 8,
            says: 'After a deletion at your request, the number of messages is not recorded. New is when backup copies are deleted.',
          },
          {
            section: 10,
            says: 'It names every click that we record with your consent, and Matomo’s cookies with how long they last.',
          },
        ],
      },
    },
  },
} as const;
