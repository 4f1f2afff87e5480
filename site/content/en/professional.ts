import { brand } from '#common/company.ts';
import type { ProfessionalContent } from '../types/professional.ts';
import { feeExamples as example, figure, statistic } from './format.ts';

export const professional: ProfessionalContent = {
  meta: {
    description: `More enquiries for real-estate valuers: make an offer in ${figure.enquiryToOffer}, pay a ${figure.successFee} success fee and no recurring fees. Free for your first ${figure.freeAtSignUp}.`,
    keywords:
      'real-estate appraisers, property valuers, valuation enquiries, leads for valuers, success fee, valuer partner platform',
  },
  hero: {
    kicker: 'For professional valuers',
    title: 'More enquiries, less\u00a0admin',
    lead: `Clients describe their property, you answer with your offer. ${brand.name} brings you qualified enquiries and keeps negotiation, documents and inspection together.`,
    note: `Your first ${figure.freeAtSignUp} are free. You pay no recurring fees.`,
  },
  feesLink: 'See the fees',
  statistics: {
    title: 'How it pays\u00a0off for you',
    items: [
      {
        prefix: 'up to',
        ...statistic('additionalLeads'),
        label: 'additional leads from clients who need a valuation report',
      },
      {
        prefix: 'about',
        ...statistic('adminTimeSaved'),
        label: 'less time spent on administration, because each order is run in one place',
      },
      {
        prefix: 'only',
        ...statistic('enquiryToOffer', 'long'),
        label: 'from enquiry to your offer',
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
        examples: ['Single-family homes', 'Apartments', 'Condominiums', 'Townhouses', 'Vacation homes'],
      },
      commercial: {
        title: 'Commercial',
        examples: ['Office buildings', 'Retail stores', 'Shopping centres', 'Hotels', 'Restaurants'],
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
    lead: 'A good enquiry spares you questions; a fair price spares you haggling. You get both, and your data stays protected.',
    items: {
      enquiries: {
        title: 'Enquiries you can work with',
        text: `You read what is to be valued and decide whether to make an offer. Because the details you need are already there, it takes you only ${figure.enquiryToOffer} to do so.`,
        points: [
          'Property type, location and kind of valuation at a glance',
          'Enquiries from law firms, administrators, banks, insurers and agencies',
          'You state price and delivery time in your offer',
        ],
      },
      dataProtection: {
        title: 'Documents that stay confidential',
        text: 'Valuing a property means seeing contracts, plans and finances. The platform protects what clients entrust to you, and what you deliver to them.',
        points: [
          'Encrypted data, hosted in Germany',
          'Sign-in with two-factor authentication',
          'Regular backups',
        ],
      },
      pricing: {
        title: 'Prices that you set',
        text: 'You set your price for each enquiry and negotiate it with the client directly. The contract is between the two of you, and the fee paid for the valuation is yours.',
        points: [
          'No prescribed prices',
          `A success fee of ${figure.successFee}, only when you win the order`,
          'No recurring fees',
        ],
      },
    },
    securityLink: 'How we protect your data',
  },
  steps: {
    kicker: 'How to start',
    title: 'Become a partner in four steps',
    lead: 'A few minutes are enough to join. You do the rest when it suits you.',
    items: {
      register: {
        title: 'Register now',
        text: `Open your account and fill in your profile. It takes ${figure.profileTime}.`,
      },
      verification: {
        title: 'Verification',
        text: 'Complete the verification form. Verification is optional and free; premium partners get more leads.',
      },
      welcome: {
        title: 'Welcome aboard',
        text: 'Your account is open. We notify you of new enquiries, and you make your first offer.',
      },
      link: {
        title: 'Link implementation',
        text: 'Place your personal enquiry link on your website. Whatever your customers enquire about there comes straight to you.',
      },
    },
    windows: {
      register: {
        title: 'Your profile',
        fields: [
          { label: 'Firm', value: 'Sachverständigenbüro Nord' },
          { label: 'Town', value: 'Musterstadt' },
          { label: 'Property types', value: 'Residential, commercial' },
        ],
        action: 'Save profile',
      },
      verification: {
        title: 'Verification',
        done: ['Profile complete', 'Form completed', 'Details checked'],
        verified: 'Verified',
      },
      welcome: {
        title: 'Notifications',
        headline: 'Welcome aboard!',
        text: 'Your account is open.',
        fresh: 'New enquiry',
        enquiry: 'Apartment, Musterstadt',
        kind: 'Short valuation',
      },
      link: { title: 'Your enquiry link', button: 'Request a valuation', action: 'Copy link' },
    },
  },
  fees: {
    kicker: 'Service fees',
    title: 'No order, no fee',
    lead: 'You decide what your valuation costs. We receive a share of it when you win the order.',
    ledger: [
      { label: 'Price of the valuation', value: 'set by you', text: 'You price every offer yourself.' },
      {
        label: 'Success fee',
        value: figure.successFee,
        text: 'Of the valuation price, for each order you win.',
      },
      { label: 'Minimum fee', value: figure.minimumFee, text: 'Per report.' },
      {
        label: 'Recurring fees',
        value: 'none',
        text: `The monthly flat fee for valuers is ${figure.valuerFlatFee}.`,
      },
      { label: `First ${figure.freeAtSignUp}`, value: 'free', text: 'Counted from the day you sign up.' },
    ],
    example: {
      title: 'A worked example',
      lines: [
        { label: 'Your price for a full valuation', amount: example.full.price },
        { label: `Success fee, ${figure.successFee}`, amount: `−\u00a0${example.full.fee}` },
        { label: 'What remains for you', amount: example.full.remainder },
      ],
      notes: [
        `During your first ${figure.freeAtSignUp} you keep the full ${example.full.price}.`,
        `For a short valuation at ${example.short.price} the fee is ${example.short.fee}. The minimum applies only to prices below ${example.minimumAppliesBelow}.`,
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
    lead: 'Those who know you already should not have to search. Your link leads from your own pages straight to you.',
    points: [
      {
        title: 'Place it once',
        text: 'Put the link where people find you: on your firm’s home page, or next to your contact details.',
      },
      {
        title: 'Enquiries come straight to you',
        text: 'Whoever enquires through your link comes to you directly. You answer with your offer.',
      },
      {
        title: 'One process for every order',
        text: 'Referred or newly won: you run offer, contract, documents and report in one place.',
      },
    ],
  },
  callToAction: {
    title: 'Become our partner',
    text: `Your profile takes ${figure.profileTime}. Your first ${figure.freeAtSignUp} cost you nothing.`,
    points: ['Verification optional and free', 'You set your prices', 'No recurring fees'],
  },
};
