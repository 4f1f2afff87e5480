import { existsSync, readFileSync } from 'node:fs';
import { ConfigError, readSettings, type Variables } from '#common/settings/read.ts';
import { allSettings } from '#common/settings/schema.ts';
import { lineOf, type Finding } from './finding.ts';

/** Where a setting is to be changed: its line in `.env`, else in the example that `.env` is copied from. */
function placeOf(name: string): Pick<Finding, 'file' | 'line'> {
  const pattern = new RegExp(`^${name}=`, 'm');
  for (const file of ['.env', '.env.example']) {
    if (!existsSync(file)) continue;
    const source = readFileSync(file, 'utf8');
    if (pattern.test(source)) return { file, line: lineOf(source, pattern, file) };
  }
  // Not one of ours, so it stands in no file: the environment of whoever asked.
  return { file: '.env', line: 1 };
}

const setting = (name: string, what: string, remedy: string): Finding => ({
  what: `${name}: ${what}`,
  ...placeOf(name),
  remedy,
});

/** Names that no public host can have (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

/** An origin that visitors cannot or should not be sent to. */
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
 * What is missing, wrong or half set among what a build reads: addresses, captcha, analytics.
 * What no build takes is not asked again: it has stopped there, or `refusedSettingFindings` says it.
 */
export function buildSettingFindings(variables: Variables): Finding[] {
  const findings = [
    ...originFindings('PUBLIC_SITE_URL', variables['PUBLIC_SITE_URL']),
    ...originFindings('PUBLIC_PLATFORM_URL', variables['PUBLIC_PLATFORM_URL']),
  ];
  // Google's key or the embedded captcha: either is fine, but somebody must have chosen.
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

/** What the contact service needs besides. */
export function serviceSettingFindings(variables: Variables): Finding[] {
  const findings: Finding[] = [];
  if (!variables['SMTP_URL'])
    findings.push(setting('SMTP_URL', 'is not set; mails would only become files', 'Name the mail server'));
  for (const name of ['MAIL_FROM', 'MAIL_TO']) {
    const value = variables[name];
    if (!value) findings.push(setting(name, 'is not set', 'Set the real address'));
    else if (reservedHost.test(value.replace(/>\s*$/, '').split('@').at(-1)?.trim() ?? ''))
      findings.push(setting(name, 'is a placeholder', 'Set the real address'));
  }
  return findings;
}

/** What the service would refuse to start with in production, settings that are only half set included. */
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
