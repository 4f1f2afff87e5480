/**
 * Every figure that the copy states, once, with its unit and where it comes from.
 * Copy never writes a figure by hand: `site/content/format/` writes these in each language.
 *
 * Sources are requirements (`docs/requirements.md`) or decisions (`docs/decisions/`).
 */
export type Unit =
  | 'percent'
  | 'percentage-point'
  | 'eur'
  | 'minute'
  | 'hour'
  | 'day'
  | 'working-day'
  | 'week'
  | 'month'
  | 'year';

export type Amount = { value: number; unit: Unit; source: string; fractionDigits?: number };
export type Range = { from: number; to: number; unit: Unit; source: string };
export type Fact = Amount | Range;

export const facts = {
  /** Approximate share of administrative time saved. */
  adminTimeSaved: { value: 40, unit: 'percent', source: 'requirement 1.15' },
  /** Average time a client needs to write an enquiry. */
  timeToEnquiry: { value: 4, unit: 'minute', source: 'requirement 1.16' },
  /** The first offer arrives within this time … */
  firstOfferWithin: { value: 16, unit: 'hour', source: 'requirement 1.17' },
  /** … and typically between these. */
  firstOfferTypical: { from: 8, to: 16, unit: 'hour', source: 'requirement 1.17' },
  /** A full set of offers to compare. */
  allOffersWithin: { from: 24, to: 72, unit: 'hour', source: 'requirement 1.18' },
  /** What a valuer needs from reading an enquiry to sending an offer. */
  enquiryToOffer: { value: 5, unit: 'minute', source: 'requirement 1.19' },
  /** Upper bound of additional leads for valuers ("up to"). */
  additionalLeads: { value: 30, unit: 'percent', source: 'requirement 1.20' },
  /** Time a valuer needs to fill in the profile. */
  profileTime: { from: 3, to: 5, unit: 'minute', source: 'requirement 1.9' },

  /** Success fee, as a share of the valuation's fee without VAT, paid by the valuer. */
  successFee: { value: 5, unit: 'percent', fractionDigits: 1, source: 'requirement 1.23' },
  /** Minimum success fee per report, without VAT. */
  minimumFee: { value: 4.99, unit: 'eur', fractionDigits: 2, source: 'requirement 1.23' },
  /** Valuers' monthly flat fee in the price list in force. */
  valuerFlatFee: { value: 0, unit: 'eur', source: 'requirement 1.28' },
  /** Free from sign-up, for valuers. */
  freeAtSignUp: { value: 6, unit: 'month', source: 'requirement 1.25' },
  /** The processing fee is waived for institutional clients. */
  adminFeeWaiver: { value: 3, unit: 'month', source: 'requirement 1.26' },
  /** What is added to every price and fee: the standard rate, § 12 Abs. 1 UStG. */
  vatRate: { value: 19, unit: 'percent', source: 'decision 4' },
  /** A short valuation starts from about this price, without VAT. */
  shortValuationFrom: { value: 250, unit: 'eur', source: 'requirement 1.27' },
  /** A full valuation starts from about this price, without VAT. */
  fullValuationFrom: { value: 1250, unit: 'eur', source: 'requirement 1.27' },

  /** A contact message is usually answered within this time, during hotline hours. */
  replyWithin: { from: 2, to: 4, unit: 'hour', source: 'requirement 1.30' },

  /** Document and inspection management carry this year as their mark. */
  managementFeaturesYear: { value: 2025, unit: 'year', source: 'requirement 1.11' },

  /** Late-payment interest, above the reference rate. */
  latePaymentInterest: { value: 4, unit: 'percentage-point', source: 'requirement 8.8' },
  /** Data are deleted this long after termination. */
  deletionAfterTermination: { value: 4, unit: 'week', source: 'requirement 8.9' },
  /** Complaints are handled within this time. */
  complaintsHandledWithin: { value: 5, unit: 'working-day', source: 'requirement 8.10' },
  /** Support aims to fix problems within this time. */
  supportFixWithin: { value: 24, unit: 'hour', source: 'requirement 8.10' },
  /** Time to object in writing to changed terms. */
  objectionPeriod: { value: 2, unit: 'week', source: 'requirement 8.11' },
  /** Contact data are deleted at the latest this long after the message was delivered. */
  contactDataDeletion: { value: 6, unit: 'month', source: 'requirement 8.12' },
  /** Backups, which may hold what is deleted, are kept for this time: one an hour (deploy/backup.ts). */
  backupDeletion: { value: 2, unit: 'week', source: 'privacy notice' },
  /** Records of page views, kept only while an attack is warded off. */
  serverLogDeletion: { value: 7, unit: 'day', source: 'privacy notice' },
  /** Consent to analytics, or its refusal, holds for this time. */
  consentValidity: { value: 12, unit: 'month', source: 'decision 13' },
  /** Matomo's cookies, by its standard, which its container must not change: the one that recognises a browser … */
  visitorCookie: { value: 13, unit: 'month', source: 'requirement 7.12' },
  /** … the one that keeps where a visit came from … */
  referrerCookie: { value: 6, unit: 'month', source: 'requirement 7.12' },
  /** … and the one that keeps a visit together, from the last page view on. */
  visitCookie: { value: 30, unit: 'minute', source: 'requirement 7.12' },
  /** Analytics data are deleted after this time. */
  analyticsDeletion: { value: 14, unit: 'month', source: 'requirement 8.12' },
} as const satisfies Record<string, Fact>;

export type FactKey = keyof typeof facts;

export const factKeys = Object.keys(facts) as FactKey[];
