import { brand } from '#common/company.ts';
import type { AboutContent } from '../types/about.ts';
import { figure } from './format.ts';

export const about: AboutContent = {
  meta: {
    description: `What drives ${brand.name}: bringing clients and valuers together on fair terms. The vision, values, story and team behind the real-estate valuation platform.`,
    keywords: `${brand.name}, about us, vision, values, team, real-estate valuation platform, careers`,
  },
  hero: {
    kicker: 'About us',
    title: 'We bring both sides of a valuation together',
    lead: 'If you need to know what a property is worth, you will find somebody here who can tell you: on fair terms and by the shortest route.',
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: `How does ${brand.name} earn its money?`,
        answer: `From both sides. For each instruction valuers pay a success fee of ${figure.successFee} of their fee, and nothing in their first ${figure.freeAtSignUp}. Clients pay the charges in the price list; institutional ones pay no handling charge in their first ${figure.adminFeeWaiver}. All plus VAT; signing up is free.`,
        more: 'The fees in detail',
      },
      firstOffer: {
        question: 'When does the first offer arrive?',
        answer: `Within ${figure.firstOfferWithin}, typically after ${figure.firstOfferTypical}. Whether to offer, and at what fee, is for each valuer to decide.`,
        more: 'The times in detail',
      },
      effort: {
        question: 'What do I have to do?',
        answer: 'Register. Clients then write an enquiry; valuers have themselves verified and make offers.',
        more: 'How the platform works',
      },
      liability: {
        question: 'Who is liable?',
        answer: `For the report, the valuer, under the contract with the client. ${brand.name} is not a party to it.`,
        more: 'What the platform does not do',
      },
    },
  },
  vision: {
    kicker: 'Vision and mission',
    title:
      'Anyone who needs to know what a property is worth should be able to find out quickly and reliably',
    paragraphs: [
      'That is our vision. A loan, an estate, an insolvency, a portfolio, a sale: many decisions rest on a valuation report. They turn out better when it arrives in time and everyone can see how it was reached.',
      'Our mission is to get there: with a platform on which clients receive several offers for a single enquiry, and valuers find the work that suits them. From the first offer to the finished report, everything stays together.',
    ],
  },
  values: {
    kicker: 'Values',
    title: 'Three values to hold us to',
    items: {
      fairness: {
        title: 'Fairness',
        text: 'Valuers set their own fee; clients compare and decide freely. Nobody has to accept an offer, and our success fee is due only once a valuation has been commissioned.',
      },
      disruptive: {
        title: 'Disruptive',
        text: 'That something has always been done this way is no reason for us to keep doing it. Where phone calls, spreadsheets and full inboxes hold a valuation up, we build a shorter way, even if it takes some getting used to.',
      },
      honesty: {
        title: 'Honesty',
        text: 'You know prices, deadlines and fees before you commission anything. We say ‘about’ where a figure is an estimate and ‘up to’ where it is a ceiling. And what the platform does not do, we tell you too.',
      },
    },
  },
  story: {
    kicker: 'Story',
    title: `Why ${brand.name}\u00a0exists`,
    chapters: [
      {
        title: 'Two sides, many detours',
        text: 'Clients need a report and have to find out who can write it, at what fee and by when. Valuers have the knowledge and look for work in their field. Both want the same thing, and yet they often find each other only the long way round.',
      },
      {
        title: 'A lot of work that is not valuation',
        text: 'Collecting offers, chasing replies, sending documents, arranging appointments, waiting for the signed contract: a valuation takes up time that adds nothing to the result. And anyone handling several properties at once soon loses track.',
      },
      {
        title: 'One place for the whole journey',
        text: `That is why the platform exists. One enquiry reaches several valuers, their offers stand side by side, sorted by fee and delivery time. Once you have chosen, contract and report are kept in the same place; since ${figure.managementFeaturesYear} so are documents and inspection dates. It saves about ${figure.adminTimeSaved} of the admin time.`,
      },
    ],
    more: 'See the platform',
  },
  team: {
    kicker: 'Team',
    title: 'The people behind the platform',
    lead: 'Property valuation is a matter of trust, so you should know who you are dealing with.',
    groups: {
      managementBoard: 'Management board',
      coFounders: 'Co-founders',
      researchAndDevelopment: 'Research and development',
    },
    roles: {
      chiefExecutive: 'Chief executive',
      chiefOperations: 'Chief operating officer',
      founderValuation: 'Property valuation',
      founderTechnology: 'Technology',
      headOfDevelopment: 'Head of development',
      productDesign: 'Product design',
    },
    portraitOf: 'Monogram of',
  },
  jobs: {
    title: 'Would you like to work with us?',
    text: 'Write and tell us what you do well and what you would change about property valuation. We will be happy to tell you which jobs are open.',
    action: 'Write an email',
  },
};
