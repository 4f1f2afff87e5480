import { ConfigError, readSettings, type Variables } from '#common/settings/read.ts';
import { allSettings } from '#common/settings/schema.ts';
import { findIn, type Finding } from './data.ts';

/** A finding at the line of `.env.example` that explains the setting, if it is one. */
function setting(name: string, what: string, remedy: string): Finding {
  const finding = { what: `${name}: ${what}`, file: '.env', line: 1, remedy };
  const [explained] = findIn('.env.example', new RegExp(`^#?\\s*${name}=`, 'g'), finding.what, remedy);
  return explained ?? finding;
}

/** Names that no public host can have (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/;

/** What is wrong with an origin that visitors are sent to; values that the schema refuses are left to it. */
function originFault(value: string | undefined): string | undefined {
  if (!value) return 'is not set';
  const url = URL.parse(value);
  if (url === null) return undefined;
  if (reservedHost.test(url.hostname)) return `${value} is a placeholder`;
  return url.protocol === 'https:' ? undefined : `${value} is not https`;
}

function addressFault(value: string | undefined): string | undefined {
  if (!value) return 'is not set';
  const host = value.replace(/>\s*$/, '').split('@').at(-1)?.trim() ?? '';
  return reservedHost.test(host) ? 'is a placeholder' : undefined;
}

/** Findings for the settings of these names that have a fault. */
const faulty = (
  names: string[],
  variables: Variables,
  fault: (value: string | undefined) => string | undefined,
  remedy: string,
) =>
  names.flatMap((name) => {
    const what = fault(variables[name]);
    return what === undefined ? [] : [setting(name, what, remedy)];
  });

/** Settings of the build that are not final: the two origins, and the choice of a captcha, which somebody must have made. */
export function buildSettingFindings(variables: Variables): Finding[] {
  const origins = ['PUBLIC_SITE_URL', 'PUBLIC_PLATFORM_URL'];
  const chosen = [variables['CAPTCHA'], variables['RECAPTCHA_SITE_KEY']].some(Boolean);
  return [
    ...faulty(origins, variables, originFault, 'Set the real origin (https://…)'),
    ...(chosen
      ? []
      : [
          setting(
            'CAPTCHA',
            'nobody has chosen',
            'Set CAPTCHA=altcha, or both keys of reCAPTCHA, here and at the build',
          ),
        ]),
  ];
}

/** Settings of the contact service that are not final; a missing mail server is refused, see below. */
export function serviceSettingFindings(variables: Variables): Finding[] {
  const recaptcha = variables['RECAPTCHA_SITE_KEY'] && variables['RECAPTCHA_SECRET'];
  return [
    ...faulty(['MAIL_FROM', 'MAIL_TO'], variables, addressFault, 'Set the real address'),
    ...(recaptcha
      ? [
          setting(
            'RECAPTCHA_SITE_KEY',
            'the privacy notice says that reCAPTCHA is switched off',
            'Ask for consent before its script loads and describe it in the notice, or remove both keys',
          ),
        ]
      : []),
  ];
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
