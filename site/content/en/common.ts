import { company } from '#common/company.ts';
import { figure, hotline } from './format.ts';
import { pageNames } from './pageNames.ts';

/** In running text only the first word has a capital. */
const tabs = {
  ...pageNames,
  institutional: 'Institutional clients',
  professional: 'Professional appraisers',
  about: 'About us',
};

export const languageHint = {
  text: 'This page is available in English.',
  action: 'Read in English',
  dismiss: 'Dismiss',
} as const;

export const common = {
  pageNames,
  menu: {
    label: 'Main menu',
    tabs,
    drawer: 'Menu',
    open: 'Open menu',
    close: 'Close menu',
    language: 'Language',
    signIn: 'Sign in',
  },
  logo: { claim: 'Property valuation', home: 'to the home page' },
  hotline: {
    label: 'Hotline',
    hours: `daily ${hotline.opens} to ${hotline.closes}, German\u00a0time`,
    open: `open now, until ${hotline.closes} German\u00a0time`,
    before: `open again today from ${hotline.opens}, German\u00a0time`,
    after: `open again tomorrow from ${hotline.opens}, German\u00a0time`,
  },
  actions: {
    register: 'Register now',
    registerClient: 'Get offers for free',
    registerValuer: 'Offer valuations',
    becomePartner: `Become a partner: ${figure.freeAtSignUp} free`,
    learnMore: 'Learn more',
    sendMessage: 'Send message',
  },
  /** The mark of what is only an example. */
  sample: 'Sample',
  skipToContent: 'Skip to content',
  newTab: 'opens in a new tab',
  footer: {
    titles: { ...tabs, professional: 'Valuers' },
    label: 'All pages',
    tagline: 'The platform for real-estate valuations: one enquiry, offers to compare, one report.',
    institutional: {
      createEnquiry: 'Create an enquiry',
      keyBenefits: 'Key benefits',
      howToStart: 'How to start',
      managingValuation: 'Managing a valuation',
      pricing: 'Pricing',
    },
    professional: {
      becomePartner: 'Become a partner',
      keyBenefits: 'Key benefits',
      improvedValuations: 'Improved valuations',
      serviceFees: 'Service fees',
      referralProgramme: 'Referral programme',
    },
    platform: {
      valuers: 'For valuers',
      clients: 'For clients',
      coreBenefits: 'Core benefits',
      safetyPrinciples: 'Safety principles',
      testimonials: 'Testimonials',
      valuationGuide: 'Which valuation?',
      trust: pageNames.trust,
    },
    about: { values: 'Values', mission: 'Mission', story: 'Story', team: 'Team' },
    contact: {
      sendMessage: 'Send a message',
      contactDetails: 'Contact details',
      reportProblem: 'Report a problem',
    },
    legal: { ...pageNames, label: 'Legal', terms: 'Terms and conditions' },
    copyright: `© ${company.legalName}`,
  },
} as const;
