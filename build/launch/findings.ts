import { dayOf } from '#common/day.ts';
import { ConfigError, readSettings, type Variables } from '#common/settings/read.ts';
import { allSettings } from '#common/settings/schema.ts';
import { companyFindings, pageFindings } from './dataFindings.ts';
import { securityTextFindings } from './securityText.ts';
import { linesWith, type Finding } from './finding.ts';

/** Names that no public host can have (RFC 2606, RFC 6761), at the end of an origin or of a mail address. */
const reservedHost = /\b((example|test|invalid|localhost)|example\.(com|net|org))(:\d+)?[/>\s]*$/;

/** Values that the schema accepts and a launch does not, by pattern; the first match counts. */
type Rules = readonly [pattern: RegExp, what: string][];
const address: Rules = [
  [/^$/, 'is not set'],
  [reservedHost, 'is a placeholder'],
];
const origin: Rules = [...address, [/^http:/, 'is not https']];
const choice: Rules = [[/^$/, 'nobody has chosen']];
const recaptcha: Rules = [[/./, 'the privacy notice does not describe reCAPTCHA']];

/** A finding at the line of `.env.example` that explains the setting, if it is one. */
function settingFinding(name: string, what: string, remedy: string): Finding {
  const [explained] = linesWith('.env.example', new RegExp(`^#?\\s*${RegExp.escape(name)}=`));
  const file = explained === undefined ? '.env' : '.env.example';
  return { what: `${name}: ${what}`, file, line: explained ?? 1, remedy, setting: name };
}

const faultyIn = (variables: Variables) => (name: string, rules: Rules, remedy: string) => {
  const fault = rules.find(([pattern]) => pattern.test(variables[name] ?? ''));
  return fault ? [settingFinding(name, fault[1], remedy)] : [];
};

/**
 * Why a build must not be published yet: placeholders, links to reserved hosts, no captcha chosen, or one that the
 * privacy notice does not describe.
 */
export function buildFindings(variables: Variables): Finding[] {
  const faulty = faultyIn(variables);
  const chosen = variables['RECAPTCHA_SITE_KEY'] ? [] : choice;
  return [
    ...pageFindings(),
    ...faulty('PUBLIC_SITE_URL', origin, 'Set the real origin (https://…)'),
    ...faulty('PUBLIC_PLATFORM_URL', origin, 'Set the real origin (https://…)'),
    ...faulty('CAPTCHA', chosen, 'Set CAPTCHA=altcha, or both keys of reCAPTCHA, here and at the build'),
    ...faulty(
      'RECAPTCHA_SITE_KEY',
      recaptcha,
      'Ask for consent before its script loads and describe it in the notice, or remove both keys',
    ),
  ];
}

/**
 * Everything that has to be done before a public launch with these settings.
 * @param fromFile names that come from `.env`
 * @param today `YYYY-MM-DD`: some things are final for a while only
 */
export function launchFindings(
  variables: Variables,
  fromFile: string[] = [],
  today = dayOf(new Date()),
): Finding[] {
  const faulty = faultyIn(variables);
  const refused = refusedFindings(variables, fromFile);
  const others = [
    ...buildFindings(variables),
    ...companyFindings(today),
    ...securityTextFindings(today),
    ...faulty('MAIL_FROM', address, 'Set the real address'),
    ...faulty('MAIL_TO', address, 'Set the real address'),
  ];
  // A setting that is refused is listed once.
  const named = new Set(refused.map(({ setting }) => setting));
  return [...others.filter(({ setting }) => !named.has(setting)), ...refused];
}

/** Why the service would refuse to start in production, including settings that need another. */
function refusedFindings(variables: Variables, fromFile: string[]): Finding[] {
  try {
    readSettings(allSettings, { ...variables, NODE_ENV: 'production' }, fromFile);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.faults.map((fault) => {
      const [name = '', ...rest] = fault.split(': ');
      return settingFinding(name, rest.join(': '), 'Correct it; .env.example explains each setting');
    });
  }
}
