import type { FactKey } from './facts.ts';

/**
 * The claim register (requirement 1.33): every figure and every promise of the site, with what stands behind
 * it. The words of a claim are content (`site/content/{de,en}/claims.ts`); the trust page shows both, and the
 * launch check names what is overdue, what nobody answers for, and what is still to be decided.
 *
 * A new figure or promise: an entry here, its words in each language. A test asks for the facts that are
 * missing, the compiler for the words.
 */
export const claimGroups = [
  'verification',
  'times',
  'prices',
  'service',
  'security',
  'deletion',
  'papers',
] as const;
export type ClaimGroup = (typeof claimGroups)[number];

/** Who decides about a claim: a role, so that the register outlives its people. */
export const roles = ['management', 'operations', 'valuation', 'technology', 'dataProtection'] as const;
export type Role = (typeof roles)[number];

/**
 * What a reader could ask to see. `agreed`: the terms themselves, for what is true because it is agreed.
 * `test`: a test of this repository, for what its software does.
 */
export type Evidence = 'none yet' | 'agreed' | { test: string };

export type Claim = {
  group: ClaimGroup;
  /** The figures that it states. */
  facts: readonly FactKey[];
  /** Whose statement it is: the company's own, or one that valuers make about themselves. */
  statedBy: 'company' | 'valuer';
  /** Month in which it was last known to be so, `YYYY-MM`. */
  asOf: string;
  evidence: Evidence;
  /** The section of the terms that says the same. */
  terms?: number;
  decides: Role | 'nobody yet';
  /** Day by which somebody looks at it again, `YYYY-MM-DD`. */
  reviewBy: string;
  /** What the company has still to decide or to give; the launch check names it. */
  open?: string;
};

const asOf = '2026-11';
/** What nothing stands behind yet is looked at sooner. */
const soon = '2027-02-28';
const inHalfAYear = '2027-05-31';

/** What is true because the terms say so. */
const agreed = { statedBy: 'company', asOf, evidence: 'agreed', reviewBy: inHalfAYear } as const;
/** What the company says, and cannot show yet. */
const unproven = { statedBy: 'company', asOf, evidence: 'none yet', reviewBy: soon } as const;

const claims = {
  verified: {
    ...unproven,
    group: 'verification',
    facts: [],
    terms: 4,
    decides: 'valuation',
    open: 'which papers a valuer shows, and how looking at them is recorded',
  },
  valuerDetails: { ...unproven, group: 'verification', facts: [], statedBy: 'valuer', decides: 'valuation' },
  premiumPartners: {
    ...unproven,
    group: 'verification',
    facts: [],
    terms: 4,
    decides: 'management',
    open: 'what makes a premium partner, and whether it changes an order in which offers are listed',
  },

  adminTimeSaved: { ...unproven, group: 'times', facts: ['adminTimeSaved'], decides: 'operations' },
  timeToEnquiry: { ...unproven, group: 'times', facts: ['timeToEnquiry'], decides: 'operations' },
  firstOffer: {
    ...unproven,
    group: 'times',
    facts: ['firstOfferWithin', 'firstOfferTypical'],
    decides: 'operations',
  },
  offersToCompare: { ...unproven, group: 'times', facts: ['allOffersWithin'], decides: 'operations' },
  enquiryToOffer: { ...unproven, group: 'times', facts: ['enquiryToOffer'], decides: 'operations' },
  profileTime: { ...unproven, group: 'times', facts: ['profileTime'], decides: 'operations' },
  additionalLeads: { ...unproven, group: 'times', facts: ['additionalLeads'], decides: 'operations' },

  registration: { ...agreed, group: 'prices', facts: [], terms: 3, decides: 'management' },
  valuationFees: {
    ...unproven,
    group: 'prices',
    facts: ['shortValuationFrom', 'fullValuationFrom'],
    decides: 'operations',
  },
  handlingCharge: { ...agreed, group: 'prices', facts: ['adminFeeWaiver'], terms: 8, decides: 'management' },
  handlingChargeAfterwards: {
    ...unproven,
    group: 'prices',
    facts: [],
    decides: 'management',
    open: 'the handling charge for clients after the waived months',
  },
  successFee: {
    ...agreed,
    group: 'prices',
    facts: ['successFee', 'minimumFee'],
    terms: 8,
    decides: 'management',
  },
  freeAtSignUp: { ...agreed, group: 'prices', facts: ['freeAtSignUp'], terms: 8, decides: 'management' },
  flatFee: { ...agreed, group: 'prices', facts: ['valuerFlatFee'], terms: 8, decides: 'management' },

  reply: { ...unproven, group: 'service', facts: ['replyWithin'], decides: 'operations' },
  complaints: {
    ...agreed,
    group: 'service',
    facts: ['complaintsHandledWithin'],
    terms: 10,
    decides: 'operations',
  },
  supportFix: { ...agreed, group: 'service', facts: ['supportFixWithin'], terms: 10, decides: 'technology' },
  managementFeatures: {
    ...unproven,
    group: 'service',
    facts: ['managementFeaturesYear'],
    decides: 'technology',
  },
  accessibility: {
    statedBy: 'company',
    asOf,
    group: 'service',
    facts: [],
    evidence: { test: 'tests/e2e/sweep.spec.ts' },
    decides: 'technology',
    reviewBy: inHalfAYear,
    open: 'tests by people with disabilities and with screen readers by hand; a lawyer on the scope of the BFSG',
  },

  managementSystem: {
    ...unproven,
    group: 'security',
    facts: [],
    decides: 'technology',
    open: 'the scope of the management system, and a certificate if there is one',
  },
  integrity: { ...unproven, group: 'security', facts: [], decides: 'technology' },
  twoFactor: {
    ...unproven,
    group: 'security',
    facts: [],
    terms: 3,
    decides: 'technology',
    open: 'for which accounts the second factor is provided',
  },
  humanFirewall: { ...unproven, group: 'security', facts: [], decides: 'operations' },
  encryption: {
    ...unproven,
    group: 'security',
    facts: [],
    terms: 13,
    decides: 'technology',
    open: 'which methods encrypt data on its way and at rest',
  },
  backups: { ...unproven, group: 'security', facts: [], terms: 13, decides: 'technology' },
  hosting: { ...unproven, group: 'security', facts: [], terms: 13, decides: 'technology' },

  contactMessages: {
    statedBy: 'company',
    asOf,
    group: 'deletion',
    facts: ['contactDataDeletion', 'assumedDealtWith'],
    evidence: { test: 'server/retention/retention.test.ts' },
    decides: 'dataProtection',
    reviewBy: inHalfAYear,
  },
  accountData: {
    ...agreed,
    group: 'deletion',
    facts: ['deletionAfterTermination'],
    terms: 11,
    decides: 'dataProtection',
    open: 'whether reports can be kept longer for clients who must archive them',
  },
  analyticsData: {
    ...unproven,
    group: 'deletion',
    facts: ['analyticsDeletion'],
    decides: 'dataProtection',
  },
  analyticsChoice: {
    statedBy: 'company',
    asOf,
    group: 'deletion',
    facts: ['consentValidity'],
    evidence: { test: 'site/analytics/validity.test.ts' },
    decides: 'dataProtection',
    reviewBy: inHalfAYear,
  },

  contractPapers: {
    ...unproven,
    group: 'papers',
    facts: [],
    terms: 13,
    decides: 'dataProtection',
    open: 'which contract papers exist and in which version: processing, measures, outsourcing, secrecy',
  },
  platformProcessors: {
    ...unproven,
    group: 'papers',
    facts: [],
    decides: 'dataProtection',
    open: 'the list of the platform’s processors',
  },
} as const satisfies Record<string, Claim>;

export type ClaimKey = keyof typeof claims;

export const claimKeys = Object.keys(claims) as ClaimKey[];

/** The register with every claim in its full type, for whoever treats all alike. */
export const register: Readonly<Record<ClaimKey, Claim>> = claims;

/** The claims of a group, in the register's order. */
export function claimsOf(group: ClaimGroup): ClaimKey[] {
  return claimKeys.filter((key) => register[key].group === group);
}
