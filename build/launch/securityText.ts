import { existsSync, readFileSync } from 'node:fs';
import { root, type Finding } from './finding.ts';

const file = 'dist/.well-known/security.txt';

/** Days before its end from which the built file counts as too old: time to build and to deploy. */
const notice = 30;

function builtText(): string | undefined {
  return existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined;
}

/**
 * Whether the built security.txt ends soon (RFC 9116, Expires); every build gives it a new end.
 * @param today `YYYY-MM-DD`
 * @param text the built file; undefined where there is no build
 */
export function securityTextFindings(today: string, text = builtText()): Finding[] {
  if (text === undefined) return [];
  const end = /^Expires: (\d{4}-\d\d-\d\d)T/m.exec(text)?.[1];
  const line = text.split('\n').findIndex((one) => one.startsWith('Expires:')) + 1 || 1;
  const remedy = 'Build the site again and deploy it';
  if (end === undefined) return [{ what: 'security.txt does not say when it ends', file, line, remedy }];
  const daysLeft = (Date.parse(end) - Date.parse(today)) / (24 * 60 * 60 * 1000);
  return daysLeft > notice ? [] : [{ what: `security.txt ends on ${end}`, file, line, remedy }];
}
