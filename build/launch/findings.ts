import type { Variables } from '#common/settings/read.ts';
import { claimFindings } from './claims.ts';
import {
  legalFindings,
  paperFindings,
  placeholderFindings,
  testimonialFindings,
  unreadFindings,
} from './data.ts';
import type { Finding } from './finding.ts';
import { buildSettingFindings, refusedSettingFindings, serviceSettingFindings } from './settings.ts';

/** Why a build must not be published yet: placeholders in its pages, and links that lead nowhere real. */
export function buildFindings(variables: Variables): Finding[] {
  return [
    ...placeholderFindings(),
    ...legalFindings(),
    ...unreadFindings(),
    ...testimonialFindings(),
    ...buildSettingFindings(variables),
  ];
}

/**
 * Everything between this tree with these settings and a public launch.
 * @param fromFile names that come from `.env`
 * @param today `YYYY-MM-DD`: some things are final for a while only
 */
export function launchFindings(
  variables: Variables,
  fromFile: string[] = [],
  today = new Date().toISOString().slice(0, 10),
): Finding[] {
  // A setting that is missing and needed by another is listed once.
  const refused = refusedSettingFindings(variables, fromFile);
  const named = new Set(refused.map(({ what }) => what.split(':')[0]));
  const others = [
    ...buildFindings(variables),
    ...claimFindings(today),
    ...paperFindings(),
    ...serviceSettingFindings(variables),
  ];
  return [...others.filter(({ what }) => !named.has(what.split(':')[0])), ...refused];
}

/** One line a finding, as compilers write them, so that editors can jump to it. */
export function asLines(findings: readonly Finding[]): string {
  return findings.map(({ file, line, what, remedy }) => `${file}:${line}: ${what}. ${remedy}.`).join('\n');
}
