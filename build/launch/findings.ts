import type { Variables } from '#common/settings/read.ts';
import { companyFindings, pageFindings, type Finding } from './data.ts';
import { buildSettingFindings, refusedSettingFindings, serviceSettingFindings } from './settings.ts';

/** Why a build must not be published yet: placeholders in its pages, and links that lead nowhere real. */
export function buildFindings(variables: Variables): Finding[] {
  return [...pageFindings(), ...buildSettingFindings(variables)];
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
  const refused = refusedSettingFindings(variables, fromFile);
  const others = [
    ...buildFindings(variables),
    ...companyFindings(today),
    ...serviceSettingFindings(variables),
  ];
  // A setting that is refused is listed once.
  const named = new Set(refused.map(({ what }) => what.split(':')[0]));
  return [...others.filter(({ what }) => !named.has(what.split(':')[0])), ...refused];
}
