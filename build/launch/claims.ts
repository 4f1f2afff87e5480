import { readFileSync } from 'node:fs';
import { register, type Claim } from '#common/claims.ts';
import { lineOf, type Finding } from './finding.ts';

const file = 'common/claims.ts';

/**
 * What the claim register owes before a launch (requirement 1.33): claims whose review is overdue, claims that
 * neither evidence nor a person stands behind, and what the company has still to decide.
 * @param today `YYYY-MM-DD`
 */
export function claimFindings(
  today: string,
  claims: Readonly<Record<string, Claim>> = register,
  source = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
): Finding[] {
  return Object.entries(claims).flatMap(([key, { reviewBy, evidence, decides, open }]) => {
    const found: Omit<Finding, 'file' | 'line'>[] = [];
    if (reviewBy < today)
      found.push({
        what: `claim “${key}” was to be reviewed by ${reviewBy}`,
        remedy: 'Look whether it is still so, then set asOf and reviewBy',
      });
    if (evidence === 'none yet' && decides === 'nobody yet')
      found.push({
        what: `claim “${key}” has neither evidence nor anybody who decides`,
        remedy: 'Name who answers for it, or take it off the site',
      });
    if (open !== undefined)
      found.push({
        what: `claim “${key}” is open: ${open}`,
        remedy: 'Have it decided, put its words in order, then remove open',
      });
    const line = found.length === 0 ? 0 : lineOf(source, new RegExp(String.raw`^\s*${key}: \{`), file);
    return found.map((finding) => ({ ...finding, file, line }));
  });
}
