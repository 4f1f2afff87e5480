import type { Claim } from './claim.ts';

/**
 * The claim register (requirement 1.33): every figure and every promise of the site, with its evidence. No page
 * shows it. The launch check names overdue reviews and open decisions. A new figure or promise needs an entry; a
 * test asks for missing facts.
 */

const asOf = '2026-11';
/** Claims without evidence are reviewed sooner. */
const soon = '2027-02-28';
const inHalfAYear = '2027-05-31';

/** Claims that the terms make true. */
const agreed = { asOf, evidence: 'agreed', reviewBy: inHalfAYear } as const;
/** Claims without evidence so far. */
const unproven = { asOf, evidence: 'none yet', reviewBy: soon } as const;

const claims = {
  verified: {
    ...unproven,
    facts: [],
    terms: 4,
    decides: 'valuation',
    open: 'which papers a valuer shows, and how looking at them is recorded',
  },
  valuerDetails: { ...unproven, facts: [], decides: 'valuation' },
  premiumPartners: {
    ...unproven,
    facts: [],
    terms: 4,
    decides: 'management',
    open: 'what makes a premium partner, and what that costs',
  },

  adminTimeSaved: {
    ...unproven,
    facts: ['adminTimeSaved'],
    decides: 'operations',
    open: 'the comparison behind the operating cost that clients save',
  },
  timeToEnquiry: { ...unproven, facts: ['timeToEnquiry'], decides: 'operations' },
  firstOffer: {
    ...unproven,
    facts: ['firstOfferWithin', 'firstOfferTypical'],
    decides: 'operations',
  },
  offersToCompare: { ...unproven, facts: ['allOffersWithin'], decides: 'operations' },
  enquiryToOffer: { ...unproven, facts: ['enquiryToOffer'], decides: 'operations' },
  profileTime: { ...unproven, facts: ['profileTime'], decides: 'operations' },
  additionalLeads: {
    ...unproven,
    facts: ['additionalLeads'],
    decides: 'operations',
    open: 'the comparison behind the additional leads of valuers',
  },

  registration: { ...agreed, facts: [], terms: 3, decides: 'management' },
  valuationFees: {
    ...unproven,
    facts: ['shortValuationFrom', 'fullValuationFrom'],
    decides: 'operations',
  },
  processingFee: { ...agreed, facts: ['adminFeeWaiver'], terms: 8, decides: 'management' },
  processingFeeAfterwards: {
    ...unproven,
    facts: [],
    decides: 'management',
    open: 'the processing fee for clients after the waived months',
  },
  successFee: {
    ...agreed,
    facts: ['successFee', 'minimumFee'],
    terms: 8,
    decides: 'management',
  },
  freeAtSignUp: { ...agreed, facts: ['freeAtSignUp'], terms: 8, decides: 'management' },
  flatFee: { ...agreed, facts: ['valuerFlatFee'], terms: 8, decides: 'management' },

  latePayment: {
    ...agreed,
    facts: [],
    terms: 9,
    decides: 'management',
    open: 'whether § 9(2) keeps its rate of interest beside the higher statutory one (§ 288 Abs. 2 BGB)',
  },
  objection: {
    ...agreed,
    facts: [],
    terms: 14,
    decides: 'management',
    open: 'whether § 14(3) says “schriftlich; Textform genügt”, or text form alone (§ 309 Nr. 13 BGB)',
  },
  contactForm: {
    ...unproven,
    facts: [],
    decides: 'dataProtection',
    open: 'a lawyer on agreeing to the terms at the contact form, and on its compulsory telephone number',
  },
  founding: {
    ...unproven,
    facts: [],
    decides: 'management',
    open: 'the year in which the company was founded',
  },

  reply: { ...unproven, facts: ['replyWithin'], decides: 'operations' },
  complaints: {
    ...agreed,
    facts: ['complaintsHandledWithin'],
    terms: 10,
    decides: 'operations',
  },
  supportFix: { ...agreed, facts: ['supportFixWithin'], terms: 10, decides: 'technology' },
  managementFeatures: {
    ...unproven,
    facts: ['managementFeaturesYear'],
    decides: 'technology',
  },
  accessibility: {
    asOf,
    facts: [],
    evidence: { test: 'tests/e2e/sweep.spec.ts' },
    decides: 'technology',
    reviewBy: inHalfAYear,
    open: 'tests by people with disabilities and with screen readers by hand; a lawyer on the scope of the BFSG',
  },

  managementSystem: {
    ...unproven,
    facts: [],
    decides: 'technology',
    open: 'the scope of the management system, and a certificate if there is one',
  },
  integrity: { ...unproven, facts: [], decides: 'technology' },
  twoFactor: {
    ...unproven,
    facts: [],
    terms: 3,
    decides: 'technology',
    open: 'for which accounts the second factor is provided',
  },
  humanFirewall: { ...unproven, facts: [], decides: 'operations' },
  encryption: {
    ...unproven,
    facts: [],
    terms: 13,
    decides: 'technology',
    open: 'which methods encrypt data on its way and at rest',
  },
  backups: { ...unproven, facts: [], terms: 13, decides: 'technology' },
  hosting: { ...unproven, facts: [], terms: 13, decides: 'technology' },

  contactMessages: {
    asOf,
    facts: ['contactDataDeletion'],
    evidence: { test: 'server/retention/job.test.ts' },
    decides: 'dataProtection',
    reviewBy: inHalfAYear,
  },
  backupCopies: {
    asOf,
    facts: ['backupDeletion'],
    evidence: { test: 'server/retention/promise.test.ts' },
    decides: 'dataProtection',
    reviewBy: inHalfAYear,
  },
  accountData: {
    ...agreed,
    facts: ['deletionAfterTermination'],
    terms: 11,
    decides: 'dataProtection',
    open: 'whether reports can be kept longer for clients who must archive them',
  },
  analyticsData: {
    ...unproven,
    facts: ['analyticsDeletion', 'visitorCookie', 'referrerCookie', 'visitCookie'],
    decides: 'dataProtection',
  },
  analyticsChoice: {
    asOf,
    facts: ['consentValidity'],
    evidence: { test: 'site/analytics/validity.isolated.test.ts' },
    decides: 'dataProtection',
    reviewBy: inHalfAYear,
  },

  serverLogs: {
    ...unproven,
    facts: ['serverLogDeletion'],
    decides: 'technology',
    open: 'who deletes logs of page views after the stated days, should they be switched on',
  },
  accounts: {
    ...unproven,
    facts: [],
    decides: 'management',
    open: 'whether several people can use an account, and which kind of electronic signature contracts get',
  },
  enquiryLink: {
    ...unproven,
    facts: [],
    decides: 'management',
    open: 'whether enquiries by a personal link go to the owner of the link only',
  },

  /** `common/papers.ts` says which there are. */
  contractPapers: { ...unproven, facts: [], terms: 13, decides: 'dataProtection' },
} as const satisfies Record<string, Claim>;

export type ClaimKey = keyof typeof claims;

export const claimKeys = Object.keys(claims) as ClaimKey[];

/** The register with every claim in its full type, for whoever treats all alike. */
export const register: Readonly<Record<ClaimKey, Claim>> = claims;
