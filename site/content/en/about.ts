import { brand, company, type TeamRole } from '#common/company.ts';
import type { Employment, Workplace } from '../types/entries.ts';
import { figure } from './format.ts';

export const about = {
  meta: {
    description: `What drives ${brand.name}: bringing clients and valuers together on fair terms. The vision, values, story and team behind the real-estate valuation platform.`,
    keywords: `${brand.name}, about us, vision, values, team, real-estate valuation platform, careers`,
  },
  hero: {
    kicker: 'About us',
    title: 'We bring both sides together',
    lead: 'Clients find the right valuer, and valuers find the right work.',
    note: `Clients get offers free of charge. Valuers pay no success fee for the first ${figure.freeAtSignUp}.`,
  },
  vision: {
    kicker: 'Vision and mission',
    title: 'Anyone who needs to know what a property is worth should get a quick and reliable answer',
    paragraphs: [
      'Many loans, estates, insolvencies and sales rest on a valuation report. When it arrives in time and everyone can follow how the value was reached, the decision is easier to make.',
      'Our mission is a platform on which a single enquiry brings several offers, and every instruction reaches people who know the field.',
    ],
  },
  values: {
    kicker: 'Values',
    title: 'Three values to hold us to',
    items: {
      fairness: {
        title: 'Fairness',
        text: 'Valuers set their own fee, and clients choose freely. Our success fee is due only once a valuation has been commissioned.',
      },
      disruptive: {
        title: 'Disruption',
        text: 'Where phone calls, spreadsheets and full inboxes hold a valuation up, we build a shorter way, even if it takes some getting used to.',
      },
      honesty: {
        title: 'Honesty',
        text: 'We say ‘about’ where a figure is an estimate and ‘up\u00a0to’ where it is a ceiling. What the platform does not do, we tell you too.',
      },
    },
  },
  story: {
    kicker: 'Story',
    title: `Paperwork does not improve a report.\nThat is why ${brand.name} exists.`,
    stages: {
      start: {
        when: 'At first',
        text: 'First we brought enquiry, offer, contract and report into one place.',
      },
      files: {
        when: `Since ${figure.managementFeaturesYear}`,
        text: 'Documents and inspections are part of the same file, too.',
      },
      today: {
        when: 'Today',
        text: `Both sides work in one file, which saves about ${figure.adminTimeSaved} of the admin time, estimated in comparison with instructing valuers by phone and email.`,
      },
    },
    more: 'See the platform',
  },
  team: {
    kicker: 'Team',
    title: 'The people behind the platform',
    groups: {
      managementBoard: 'Management board',
      coFounders: 'Co-founders',
      researchAndDevelopment: 'Research and development',
    },
    roles: {
      chiefExecutive: 'Managing director',
      chiefOperations: 'Operations',
      founderValuation: 'Property valuation',
      founderTechnology: 'Technology',
      headOfDevelopment: 'Head of development',
      productDesign: 'Product design',
    } satisfies Record<TeamRole, string>,
  },
  jobs: {
    kicker: 'Jobs',
    title: `Work at ${brand.name}`,
    text: 'Property valuation, software development and design work side by side here. We are glad to hear from you even when no suitable position is advertised. Write and tell us what you do well and what you would like to change.',
    action: 'Send your application',
    positions: {
      title: 'Open positions',
      apply: 'Apply for this position',
      until: (day: string) => `Apply by ${day}`,
      employment: {
        fullTime: 'Full-time',
        partTime: 'Part-time',
        fullOrPartTime: 'Full-time or part-time',
        temporary: 'Fixed-term',
        internship: 'Internship',
      } satisfies Record<Employment, string>,
      workplace: {
        office: company.town,
        remote: 'From home, anywhere in Germany',
        officeOrRemote: `${company.town} or from home`,
      } satisfies Record<Workplace, string>,
    },
  },
} as const;
