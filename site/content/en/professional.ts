import { brand } from '#common/company.ts';
import type { ProfessionalContent } from '../types/professional.ts';
import type { Bill } from '../types/shared.ts';
import { bills, figure, law, statistic } from './format.ts';
import { stepWindows } from './windows/steps.ts';

/** Said once, and everywhere the same. */
const verification = 'voluntary and free of charge; only verified valuers receive enquiries';

const bill = (
  title: string,
  fee: string,
  amounts: { net: string; fee: string; remainder: string },
): Bill => ({
  title,
  lines: [
    { label: 'Your fee, net', amount: amounts.net },
    { label: fee, amount: `−\u00a0${amounts.fee}` },
    { label: 'You keep, net', amount: amounts.remainder },
  ],
});

const share = `Success fee, ${figure.successFee}`;

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
    lead: `Clients describe their property, you answer with your offer. You negotiate on ${brand.name}, and since ${figure.managementFeaturesYear} you manage documents and inspections there too.`,
    note: `Your first ${figure.freeAtSignUp} are free. You pay no recurring fees.`,
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'What does it cost me?',
        answer: `Nothing for the first ${figure.freeAtSignUp}. After that ${figure.successFee} of your fee for each instruction, at least ${figure.minimumFee}, plus VAT.`,
        more: 'Fees and worked examples',
      },
      firstOffer: {
        question: 'When does my first offer go out?',
        answer: `Once you are verified and an enquiry suits you: making an offer takes you ${figure.enquiryToOffer}. We promise no number of enquiries.`,
        more: 'What an enquiry tells you',
      },
      effort: {
        question: 'What do I have to do?',
        answer: `Register, fill in your profile in ${figure.profileTime} and be verified: ${verification}.`,
        more: 'The four steps',
      },
      liability: {
        question: 'Who is liable?',
        answer: `You are, for your report, under the contract that you conclude directly with the client. ${brand.name} arranges it and is not a party to it.`,
        more: 'Terms on the valuation contract',
      },
    },
  },
  feesLink: 'See the fees',
  statistics: {
    title: 'How it pays\u00a0off for you',
    items: [
      {
        prefix: 'up to',
        ...statistic('additionalLeads'),
        label: 'more enquiries, from clients who need a valuation report',
      },
      {
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less admin time, because offer, contract and documents are kept with the instruction',
      },
      {
        prefix: 'in',
        ...statistic('enquiryToOffer', 'long'),
        label: 'you make an offer, from reading the enquiry to sending it',
      },
    ],
  },
  properties: {
    kicker: 'Property types',
    title: 'From family homes to building plots',
    lead: 'Clients ask for valuations of four kinds of property. You make offers for those that match your expertise.',
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
    kicker: 'Key benefits',
    title: 'More time for the valuation itself',
    lead: 'A good enquiry spares you questions; a fee that you set yourself spares you haggling. And what is entrusted to you is protected.',
    items: {
      enquiries: {
        title: 'Enquiries you can work with',
        text: `You read what is to be valued and decide whether to make a fee offer. Because the details you need are already there, making an offer takes you ${figure.enquiryToOffer}.`,
        points: [
          'Property type, location and kind of valuation at a glance',
          'Enquiries from law firms, administrators, banks, insurers and agencies',
          'You state fee and delivery time in your offer',
        ],
      },
      dataProtection: {
        title: 'Documents, treated as confidential',
        text: 'Valuing a property means seeing contracts, plans and finances. The platform protects what clients entrust to you, and what you deliver to them.',
        points: [
          'Encrypted data, servers in Germany',
          'Two-factor authentication, where it is provided for your account',
          'Regular backups',
        ],
      },
      pricing: {
        title: 'Fees that you set',
        text: 'You set your fee for each enquiry and negotiate it with the client directly. The contract is between the two of you, and the fee is yours.',
        points: [
          'No prescribed fees',
          `A success fee of ${figure.successFee} (plus VAT), only when you win the instruction`,
          'No recurring fees',
        ],
      },
    },
    securityLink: 'How we protect your data',
  },
  steps: {
    kicker: 'How to start',
    title: 'Become a partner in four steps',
    lead: 'A few minutes are enough to register. You do the rest when it suits you.',
    items: {
      register: {
        title: 'Register now',
        text: `Open your account and fill in your profile. It takes ${figure.profileTime}.`,
      },
      verification: {
        title: 'Verification',
        text: `Complete the verification form. Verification is ${verification}. Premium partners receive more enquiries; what that takes is agreed with each of them individually.`,
      },
      welcome: {
        title: 'Welcome aboard',
        text: 'Your account is open. We notify you of new enquiries, and you make your first offer.',
      },
      link: {
        title: 'Link implementation',
        text: 'Place your personal enquiry link on your website. Whatever your business clients enquire about there comes straight to you.',
      },
    },
    windows: stepWindows,
  },
  fees: {
    kicker: 'Service fees',
    title: 'No instruction, no fee',
    lead: 'You set your fee. We receive a share of it when you win the instruction. All amounts are net of VAT.',
    ledger: [
      { label: 'Your fee', value: 'set by you', text: 'You price every offer yourself. The fee is yours.' },
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
        text: `The monthly flat fee for valuers in the current price list is ${figure.valuerFlatFee}.`,
      },
      {
        label: `First ${figure.freeAtSignUp}`,
        value: 'free',
        text: 'From the day you sign up. No success fee is due on contracts that you conclude in this time.',
      },
      { label: 'Verification', value: 'free', text: `It is ${verification}.` },
    ],
    examples: {
      title: 'Three worked examples',
      bills: [
        bill('Full valuation', share, bills.valuer.full),
        bill('Short valuation', share, bills.valuer.short),
        bill('Small instruction', 'Minimum fee', bills.valuer.small),
      ],
      notes: [
        `During your first ${figure.freeAtSignUp} you keep the whole fee.`,
        `VAT is added to our fee: for the full valuation above we invoice ${bills.valuer.full.invoiced}. If you use the German scheme for small businesses (${law.smallBusiness}), you charge no VAT on your fee and cannot deduct ours.`,
      ],
    },
    terms: {
      text: 'Our terms and conditions and the current price list apply.',
      link: 'Read the terms',
    },
  },
  referral: {
    kicker: 'Referral programme',
    title: 'Your personal enquiry link',
    lead: 'The referral programme is your enquiry link: it leads business clients who know you already from your own pages to you. There is no reward for referrals.',
    points: [
      {
        title: 'Place it once',
        text: 'Put the link where people find you: on your firm’s home page, or next to your contact details.',
      },
      {
        title: 'Enquiries come straight to you',
        text: 'Whoever enquires through your link comes to you directly. The link is for business clients; consumers cannot use the platform.',
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
    points: [`Verification ${verification}`, 'You set your fee', 'No recurring fees'],
  },
};
