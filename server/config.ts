import { isIP } from 'node:net';
import { resolve } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';
import { company } from '#common/company.ts';
import { unknownSettings } from './settings.ts';

/** What the server needs to know, checked; the only reader of environment variables. */
export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** Absolute path of the folder for the SQLite file and the `.eml` files. */
  dataDir: string;
  logLevel: (typeof logLevels)[number];
  databaseUrl: string | undefined;
  mail: { smtpUrl: string | undefined; from: string; to: string };
  captcha: 'altcha' | 'recaptcha' | 'off';
  /** Google's secret; there whenever `captcha` is recaptcha. */
  recaptchaSecret: string | undefined;
  rateLimit: boolean;
  /** What callers of /metrics show; without it there are no metrics. */
  metricsToken: string | undefined;
  /** Origin of the website and, when it differs, of the contact service. */
  siteUrl: string;
  apiBase: string | undefined;
  trustedProxies: string[];
  corsOrigins: string[];
  maintenance: boolean;
};

/** Thrown for a configuration that cannot work; one line a fault, each naming its variable. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** Names that Express-style proxy lists know besides addresses (proxy-addr). */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0) return namedNetworks.includes(value);
  if (bits === undefined) return true;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}

function hasProtocol(value: string, ...protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol) && new URL(value).hostname !== '';
}

/** Number of mailboxes that an address list holds; 0 when an entry is not an address. */
function mailboxes(value: string): number {
  const found = addressparser(value, { flatten: true });
  return found.every(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address)) ? found.length : 0;
}

const list = z.string().transform((value) => value.split(',').map((item) => item.trim()));
const origin = z.string().refine(isOrigin, 'must be an origin such as https://www.bewertra.example, no path');
const flag = z.literal('1', 'must be 1 or unset');

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be a port number from 0 to 65535')
    .default(3000),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  DATABASE_URL: z
    .string()
    .refine((url) => hasProtocol(url, 'postgres:', 'postgresql:'), 'must be a postgres:// address')
    .optional(),
  SMTP_URL: z
    .string()
    .refine((url) => hasProtocol(url, 'smtp:', 'smtps:'), 'must be an smtp:// or smtps:// address')
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => mailboxes(value) === 1, 'must be one e-mail address, with or without a name')
    .default(company.email),
  MAIL_TO: z
    .string()
    .refine((value) => mailboxes(value) > 0, 'must be one or more e-mail addresses, separated by commas')
    .default(company.email),
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'off'], 'must be altcha, recaptcha or off').optional(),
  RATE_LIMIT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  PUBLIC_SITE_URL: origin.default('https://www.bewertra.example'),
  PUBLIC_PLATFORM_URL: origin.default('https://app.bewertra.example'),
  PUBLIC_API_BASE: origin.optional(),
  ANALYTICS_URL: z
    .string()
    .refine((url) => hasProtocol(url, 'https:'), 'must be an https:// address')
    .optional(),
  ANALYTICS_CONTAINER_ID: z.string().optional(),
  TRUSTED_PROXIES: list
    .refine(
      (items) => items.every(isNetwork),
      `must list IP addresses, networks (10.0.0.0/8) or ${namedNetworks.join(', ')}, separated by commas`,
    )
    .default([]),
  CORS_ORIGINS: list
    .refine((items) => items.every(isOrigin), 'must list origins (https://host), separated by commas')
    .default([]),
  MAINTENANCE: flag.optional(),
  BUILD_ENV: z.literal('production', 'must be production or unset').optional(),
  ALLOW_PLACEHOLDERS: flag.optional(),
});

type Variables = Readonly<Record<string, string | undefined>>;

/** Every setting there is. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Settings that are fine alone and wrong together. */
function contradictions(env: Variables): string[] {
  const faults: string[] = [];
  for (const [one, other] of [
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
    ['ANALYTICS_URL', 'ANALYTICS_CONTAINER_ID'],
  ] as const) {
    if (env[one] && !env[other]) faults.push(`${other}: is missing; ${one} is set and needs it`);
    if (env[other] && !env[one]) faults.push(`${one}: is missing; ${other} is set and needs it`);
  }
  if (env['CAPTCHA'] === 'recaptcha' && !env['RECAPTCHA_SITE_KEY'] && !env['RECAPTCHA_SECRET'])
    faults.push('CAPTCHA: recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET');
  if (env['SMTP_URL'])
    for (const name of ['MAIL_FROM', 'MAIL_TO'])
      if (!env[name]) faults.push(`${name}: is missing; SMTP_URL is set and needs it`);
  if (env['NODE_ENV'] === 'production')
    for (const name of ['CAPTCHA', 'RATE_LIMIT'])
      if (env[name] === 'off') faults.push(`${name}: off is refused with NODE_ENV=production`);
  return faults;
}

/**
 * Reads the configuration. An empty variable counts as unset, as `.env` files have them.
 * @param fromFile names that come from `.env`
 * @throws ConfigError naming every fault at once; values are not repeated, they may be secrets
 */
export function readConfig(variables: Variables, fromFile: string[] = []): Config {
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environment.safeParse(env);
  const faults = contradictions(env);
  if (!parsed.success) {
    faults.unshift(...parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  faults.unshift(...unknownSettings({ variables, fromFile }, settingNames));
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults);

  const { data } = parsed;
  return {
    production: data.NODE_ENV === 'production',
    host: data.HOST,
    port: data.PORT,
    dataDir: resolve(data.DATA_DIR),
    logLevel: data.LOG_LEVEL,
    databaseUrl: data.DATABASE_URL,
    mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM, to: data.MAIL_TO },
    captcha: data.CAPTCHA ?? (data.RECAPTCHA_SITE_KEY ? 'recaptcha' : 'altcha'),
    recaptchaSecret: data.RECAPTCHA_SECRET,
    rateLimit: data.RATE_LIMIT === 'on',
    metricsToken: data.METRICS_TOKEN,
    siteUrl: data.PUBLIC_SITE_URL,
    apiBase: data.PUBLIC_API_BASE,
    trustedProxies: data.TRUSTED_PROXIES,
    corsOrigins: data.CORS_ORIGINS,
    maintenance: data.MAINTENANCE === '1',
  };
}
