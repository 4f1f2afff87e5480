import type { Claim, ClaimKey, Role } from '#common/claims.ts';

/** How a claim may be worded, and what it measures, so that nobody takes it for more. */
export type ClaimWords = { says: string; measures: string };

/** The words of the claim register. */
export type ClaimsContent = {
  /** What each entry of a claim is called. */
  labels: {
    statedBy: string;
    asOf: string;
    evidence: string;
    laidDown: string;
    /** Precedes the number of a section of the terms. */
    terms: string;
    decides: string;
    review: string;
  };
  /** Whose statement it is, where it is not the company's. */
  statedBy: Record<Exclude<Claim['statedBy'], 'company'>, string>;
  evidence: { none: string; agreed: string; test: string };
  roles: Record<Role | 'nobody yet', string>;
  /** The dates of the register, as the language writes them. */
  dates: Record<ClaimKey, { asOf: string; review: string }>;
  items: Record<ClaimKey, ClaimWords>;
};
