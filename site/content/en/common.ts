import { company } from '#common/company.ts';
import { hotline } from './format.ts';
import { pageNames } from './pageNames.ts';

/** In running text only the first word has a capital. */
const tabs = {
  ...pageNames,
  institutional: 'Institutional clients',
  lawyers: 'Lawyers and administrators',
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
    open: `Open now, until ${hotline.closes} German\u00a0time`,
    before: `Opens at ${hotline.opens} today, German\u00a0time`,
    after: `Opens at ${hotline.opens} tomorrow, German\u00a0time`,
  },
  actions: {
    register: 'Register now',
    becomePartner: 'Become a partner',
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
    /** By where each link leads. */
    blocks: {
      institutional: {
        'institutional/create_enquiry': 'Create an enquiry',
        'institutional/core_benefits': 'Key benefits',
        'institutional/how_to_start': 'How to start',
        'platform/clients': 'Managing a valuation',
        'institutional/pricing': 'Pricing',
        lawyers: pageNames.lawyers,
        sampleReport: pageNames.sampleReport,
      },
      professional: {
        'professional/become_partner': 'Become a partner',
        'professional/key_benefits': 'Key benefits',
        'platform/valuers': 'Improved valuations',
        'professional/service_fees': 'Service fees',
        'professional/referral_programme': 'Referral programme',
      },
      platform: {
        'platform/valuers': 'For valuers',
        'platform/clients': 'For clients',
        'platform/core_benefits': 'Core benefits',
        'platform/security_compliance': 'Safety principles',
        'platform/testimonials': 'Testimonials',
        valuationGuide: 'Which valuation?',
        trust: pageNames.trust,
      },
      about: {
        'about/values': 'Values',
        'about/vision': 'Mission',
        'about/story': 'Story',
        'about/team': 'Team',
      },
      contact: {
        'contact#send_message': 'Send a message',
        'contact#contact_details': 'Contact details',
        'contact#report_problem': 'Report a problem',
      },
    },
    legal: { ...tabs, label: 'Legal', terms: 'Terms' },
    copyright: `© ${company.legalName}`,
  },
} as const;
