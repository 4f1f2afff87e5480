import type { FactKey } from './facts.ts';

/** Who decides about a claim: a role, so that the register outlives its people. */
type Role = 'management' | 'operations' | 'valuation' | 'technology' | 'dataProtection';

/**
 * What a reader could ask to see. `agreed`: the terms themselves, for what is true because it is agreed.
 * `test`: a test of this repository, for what its software does.
 */
type Evidence = 'none yet' | 'agreed' | { test: string };

/** An entry of the claim register (`claims.ts`). */
export type Claim = {
  /** The figures that it states. */
  facts: readonly FactKey[];
  /** Month in which it was last known to be so, `YYYY-MM`. */
  asOf: string;
  evidence: Evidence;
  /** The section of the terms that says the same. */
  terms?: number;
  decides: Role;
  /** Day by which somebody looks at it again, `YYYY-MM-DD`. */
  reviewBy: string;
  /** What the company has still to decide or to give; the launch check names it. */
  open?: string;
};
