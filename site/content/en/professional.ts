import { brand } from '#common/company.ts';
import type { ProfessionalContent } from '../types/professional.ts';
import { bills, figure, law, statistic } from './format.ts';

/** Said once, and everywhere the same. */
const verification =
  'Verification is voluntary and free of charge, but it is a condition of receiving enquiries';

export const professional: ProfessionalContent = {
  meta: {
    subject: 'valuation enquiries in Germany',
    description: `Enquiries for real-estate valuers in Germany: make an offer in ${figure.enquiryToOffer}, pay a success fee of ${figure.successFee} (plus VAT) and no recurring fees.`,
    keywords:
      'real-estate appraisers, property valuers, valuation enquiries, leads for valuers, success fee, valuer partner platform',
  },
  hero: {
    kicker: 'For professional valuers',
    title: 'Property valuation in Germany: more enquiries, less\u00a0admin',
    lead: `Clients describe their property; you make an offer and negotiate on ${brand.name}. Since ${figure.managementFeaturesYear} you manage documents and inspections there too.`,
    note: `Your first ${figure.freeAtSignUp} are free. You pay no recurring fees.`,
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'What does it cost me?',
        answer: `Nothing for the first ${figure.freeAtSignUp}. After that ${figure.successFee} of your fee for each instruction, at least ${figure.minimumFee}, plus VAT.`,
        more: 'Fees and calculator',
      },
      firstOffer: {
        question: 'When can I make my first offer?',
        answer: `Once you are verified and an enquiry suits you: making an offer takes you ${figure.enquiryToOffer}. We promise no number of enquiries.`,
        more: 'What an enquiry tells you',
      },
      effort: {
        question: 'What do I have to do?',
        answer: `Register, fill in your profile in ${figure.profileTime} and be verified. ${verification}.`,
        more: 'The four steps',
      },
      liability: {
        question: 'Who is liable?',
        answer: `You are, for your report, under the contract that you conclude directly with the client. ${brand.name} arranges it and is not a party to it.`,
        more: 'Terms for the contract',
      },
    },
  },
  feesLink: 'Calculate the fee',
  statistics: {
    title: 'How it pays\u00a0off for you',
    items: [
      {
        prefix: 'up to',
        ...statistic('additionalLeads'),
        label: 'more enquiries',
      },
      {
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less admin time',
      },
      {
        prefix: 'in',
        ...statistic('enquiryToOffer', 'long'),
        label: 'you make an offer, from reading to sending',
      },
    ],
  },
  properties: {
    kicker: 'Property types',
    title: 'From family homes to building plots',
    lead: 'Clients ask about four kinds of property. You make offers for those in your field.',
    types: {
      residential: {
        title: 'Residential',
        examples: ['Single-family homes', 'Flats', 'Owner-occupied flats', 'Townhouses', 'Holiday homes'],
      },
      commercial: {
        title: 'Commercial',
        examples: ['Office buildings', 'Shops', 'Shopping centres', 'Hotels', 'Restaurants'],
      },
      industrial: {
        title: 'Industrial',
        examples: ['Warehouses', 'Factories', 'Manufacturing plants', 'Distribution centres'],
      },
      land: {
        title: 'Land',
        examples: ['Agricultural land', 'Undeveloped land', 'Plots for development'],
      },
    },
  },
  features: {
    items: {
      enquiries: {
        title: 'Detailed enquiries',
        text: 'Each states kind of property, location and kind of valuation, and says what is still missing: you can work out your fee before you commit yourself.',
      },
      dataProtection: {
        title: 'Protected documents',
        text: 'Encrypted data, servers in Germany, backups; two-factor authentication, where it is provided for your account.',
      },
      pricing: {
        title: 'Fair pricing',
        text: 'You set and negotiate your fee. The contract is between you and the client, and the fee is yours.',
      },
    },
    securityLink: 'How we protect your data',
  },
  steps: {
    kicker: 'How to start',
    title: 'Become a partner in four steps',
    lead: 'Take the first step now, and preferably the second as well: the free months count from the day you sign up.',
    items: {
      register: {
        title: 'Register now',
        text: `Open your account and fill in your profile: ${figure.profileTime}.`,
      },
      verification: {
        title: 'Verification',
        text: `Complete the form. ${verification}. Premium partners receive more; the conditions are agreed with each of them individually.`,
      },
      welcome: {
        title: 'Welcome aboard',
        text: 'Your account is open. We notify you of new enquiries.',
      },
      link: {
        title: 'Link implementation',
        text: 'Place your enquiry link on your website: it takes business clients to an enquiry on the platform.',
      },
    },
  },
  fees: {
    kicker: 'Service fees',
    title: 'No instruction, no fee',
    lead: 'We receive a share of your fee when you win the instruction.',
    ledger: [
      {
        label: 'Success fee',
        value: figure.successFee,
        text: 'Of your fee without VAT, for each instruction you win; plus VAT.',
      },
      {
        label: 'Minimum fee',
        value: figure.minimumFee,
        text: `Per report, plus VAT. It applies only to fees below ${bills.minimumAppliesBelow}.`,
      },
      {
        label: 'Recurring fees',
        value: 'none',
        text: `The monthly flat fee in the current price list is ${figure.valuerFlatFee}.`,
      },
      {
        label: `First ${figure.freeAtSignUp}`,
        value: 'free',
        text: 'From the day you sign up, not from verification, for contracts that you conclude in this time.',
      },
    ],
    vatNote: `If you use the German scheme for small businesses (${law.smallBusiness}), you charge no VAT on your fee and cannot deduct ours.`,
    terms: {
      text: 'Our terms and conditions and the current price list apply.',
      link: 'Read the terms',
    },
  },
  referral: {
    kicker: 'Referral programme',
    title: 'Your personal enquiry link',
    lead: 'It leads business clients from your own pages to an enquiry on the platform. There is no reward for referrals.',
    points: [
      {
        title: 'For clients who know you already',
        text: 'Anyone looking for a valuation on your pages can enquire through your link. It is for business clients; consumers cannot use the platform.',
      },
      {
        title: 'The same success fee',
        text: `For instructions that come through your link, too, we receive ${figure.successFee} of the fee, at least ${figure.minimumFee} per report, plus VAT.`,
      },
    ],
  },
  callToAction: {
    title: 'Become our partner',
    text: `Your profile takes ${figure.profileTime}. Your first ${figure.freeAtSignUp} cost you nothing.`,
    points: [verification, 'You set your fee', 'No recurring fees'],
  },
};
