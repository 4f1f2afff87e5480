import { minimumAppliesBelow } from '#common/fees.ts';
import { figure, format, law, statistic } from './format.ts';

export const professional = {
  meta: {
    description: `Enquiries for real-estate valuers in Germany: make an offer in ${figure.enquiryToOffer}, pay a success fee of ${figure.successFee} (plus VAT) and no recurring fees.`,
    keywords:
      'real-estate appraisers, property valuers, valuation enquiries, leads for valuers, success fee, valuer partner platform',
  },
  hero: {
    kicker: 'For professional valuers',
    title: `Up to ${figure.additionalLeads} more enquiries. You\u00a0set the\u00a0fee.`,
    lead: 'Clients describe their property, you make your offer and negotiate with them directly.',
    note: `Free for ${figure.freeAtSignUp}. After that ${figure.successFee} per instruction, at least ${figure.minimumFee}, plus VAT. No monthly fee.`,
  },
  feesLink: 'Calculate the fee',
  statistics: {
    title: 'What’s in it for\u00a0you',
    items: [
      {
        prefix: 'the first',
        ...statistic('freeAtSignUp'),
        label: 'free from the day you register',
      },
      {
        prefix: 'in',
        ...statistic('enquiryToOffer'),
        label: 'you can make an offer',
      },
      {
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less admin time',
      },
      {
        prefix: 'up to',
        ...statistic('additionalLeads'),
        label: 'more enquiries once you are [verified]',
      },
    ],
    comparison:
      'The percentages are estimates, compared with work that reaches you by phone and email alone.',
  },
  properties: {
    kicker: 'Property types',
    title: 'From homes to building plots',
    types: {
      residential: {
        title: 'Residential',
        examples: [
          'Single-family homes',
          'rented flats',
          'owner-occupied flats',
          'townhouses',
          'holiday homes',
        ],
      },
      commercial: {
        title: 'Commercial',
        examples: ['Office buildings', 'shops', 'shopping centres', 'hotels', 'restaurants'],
      },
      industrial: {
        title: 'Industrial',
        examples: ['Warehouses', 'factories', 'manufacturing plants', 'distribution centres'],
      },
      land: {
        title: 'Land',
        examples: ['Agricultural land', 'undeveloped land', 'plots for development'],
      },
    },
  },
  features: {
    items: {
      enquiries: {
        title: 'Detailed enquiries',
        text: `Before you make an offer, you see which documents are there and which are missing. Since ${figure.managementFeaturesYear}, documents and inspections have been managed on the platform.`,
      },
      dataProtection: {
        title: 'Data protection',
        text: 'Your data and your clients’ data are encrypted on the platform and stored on servers in Germany.',
      },
      pricing: {
        title: 'Fair pricing',
        text: 'You set your own fee. We do not prescribe prices, and you negotiate directly with the client.',
      },
    },
    securityLink: 'More about security',
  },
  steps: {
    kicker: 'How to start',
    title: 'Join in four steps',
    lead: `It is best to get verified straight away, as your ${figure.freeAtSignUp} free of charge run from the day you register.`,
    items: {
      register: {
        title: 'Register now',
        text: `You open an account and fill in your profile in ${figure.profileTime}.`,
      },
      verification: {
        title: 'Verification',
        text: 'Verification is optional and free. You can register without it, but enquiries come only with it, and premium partners receive more. You show the client your certificate of appointment or qualification before the contract.',
      },
      welcome: {
        title: 'Welcome aboard',
        text: 'Your account is active. Once you are verified, we notify you of new enquiries.',
      },
      link: {
        title: 'Link implementation',
        text: 'You add your personal enquiry link to your website. Your business clients use it to send an enquiry on the platform.',
      },
    },
  },
  fees: {
    kicker: 'Service fees',
    title: 'No instruction, no fee',
    ledger: [
      {
        label: 'Success fee',
        value: figure.successFee,
        text: 'Of your net fee for each instruction, plus VAT.',
      },
      {
        label: 'Minimum fee',
        value: figure.minimumFee,
        text: `Per report, plus VAT, for fees below ${format.money(minimumAppliesBelow, 2)}.`,
      },
      {
        label: 'Recurring fees',
        value: 'none',
        text: `The monthly flat fee is ${figure.valuerFlatFee}.`,
      },
      {
        label: `First ${figure.freeAtSignUp}`,
        value: 'free',
        text: 'From registration, for contracts made in that time.',
      },
      {
        label: 'Premium',
        value: 'by agreement',
        text: 'Premium partners receive more enquiries. We agree with them beforehand what they pay for it.',
      },
    ],
    vatNote: `If you use the German scheme for small businesses (${law.smallBusiness}), you cannot deduct our VAT.`,
    terms: {
      text: 'If a fee changes, we tell you beforehand.',
      link: 'Read the terms',
    },
  },
  referral: {
    title: 'Referral programme',
    text: 'Your personal enquiry link takes business clients from your website to the platform. The success fee is the same, and there is no reward for referrals.',
    link: 'Add your enquiry link',
  },
  callToAction: {
    title: 'Become a partner',
    text: 'You register and get verified free of charge. After that, we tell you about new enquiries.',
  },
} as const;
