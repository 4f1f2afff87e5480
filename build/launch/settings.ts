import { existsSync, readFileSync } from 'node:fs';
import { ConfigError, readSettings, type Variables } from '#common/settings/read.ts';
import { allSettings } from '#common/settings/schema.ts';
import type { Finding } from './finding.ts';

/** Where to change a setting: its line in `.env.build` or `.env`, else in the example that `.env` is copied from. */
function placeOf(name: string): Pick<Finding, 'file' | 'line'> {
  for (const file of ['.env.build', '.env', '.env.example'].filter((candidate) => existsSync(candidate))) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const line = lines.findIndex((text) => text.startsWith(`${name}=`)) + 1;
    if (line > 0) return { file, line };
  }
  // It is in no file: not a setting of ours, but a variable of the environment.
  return { file: '.env', line: 1 };
}

const setting = (name: string, what: string, remedy: string): Finding => ({
  what: `${name}: ${what}`,
  ...placeOf(name),
  remedy,
});

/** Names that no public host can have (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

/** What is wrong with an origin that visitors are sent to. */
function originFindings(name: string, value: string | undefined): Finding[] {
  const remedy = `Set ${name} to the real origin (https://…)`;
  if (!value) return [setting(name, 'is not set', remedy)];
  if (!URL.canParse(value)) return [];
  const { hostname, protocol } = new URL(value);
  if (reservedHost.test(hostname)) return [setting(name, `${value} is a placeholder`, remedy)];
  if (protocol !== 'https:') return [setting(name, `${value} is not https`, remedy)];
  return [];
}

/**
 * Settings of the build that are not final: the two origins and the choice of a captcha. Values that the
 * schema refuses are left to it: they stop a build, and `refusedSettingFindings` lists them.
 */
export function buildSettingFindings(variables: Variables): Finding[] {
  const findings = ['PUBLIC_SITE_URL', 'PUBLIC_PLATFORM_URL'].flatMap((name) =>
    originFindings(name, variables[name]),
  );
  // Google's captcha or the embedded one: either is fine, but somebody must have chosen.
  if (!variables['CAPTCHA'] && !variables['RECAPTCHA_SITE_KEY'])
    findings.push(
      setting(
        'CAPTCHA',
        'nobody has chosen',
        'Set CAPTCHA=altcha, or both keys of reCAPTCHA, here and at the build',
      ),
    );
  return findings;
}

/** Settings of the contact service that are not final; a missing mail server is refused, see below. */
export function serviceSettingFindings(variables: Variables): Finding[] {
  const findings: Finding[] = [];
  if (variables['RECAPTCHA_SITE_KEY'] && variables['RECAPTCHA_SECRET'])
    findings.push(
      setting(
        'RECAPTCHA_SITE_KEY',
        'the privacy notice says that reCAPTCHA is switched off',
        'Ask for consent before its script loads and describe it in the notice, or remove both keys',
      ),
    );
  for (const name of ['MAIL_FROM', 'MAIL_TO']) {
    const value = variables[name];
    if (!value) findings.push(setting(name, 'is not set', 'Set the real address'));
    else if (reservedHost.test(value.replace(/>\s*$/, '').split('@').at(-1)?.trim() ?? ''))
      findings.push(setting(name, 'is a placeholder', 'Set the real address'));
  }
  return findings;
}

/** Why the service would refuse to start in production, including settings that need another. */
export function refusedSettingFindings(variables: Variables, fromFile: string[]): Finding[] {
  try {
    readSettings(allSettings, { ...variables, NODE_ENV: 'production' }, fromFile);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) => {
      const [name = '', ...rest] = fault.split(': ');
      return setting(name, rest.join(': '), 'Correct it; .env.example explains each setting');
    });
  }
}
