import * as z from 'zod';
import * as check from './checks.ts';
import { databaseAddress } from './databaseAddress.ts';
import { mailbox, mailboxList } from './mailboxes.ts';

/**
 * Every setting of the site and its server: what it may be, what it becomes, and its default. They are
 * explained in `.env.example`.
 */

const forBuild = {
  PUBLIC_PLATFORM_URL: check.webBase.default('https://app.bewertra.example'),
  ANALYTICS_URL: check.matomo.optional(),
  ANALYTICS_CONTAINER_ID: z.string().regex(/^\w+$/, 'must be an id of letters and digits').optional(),
  BUILD_ENV: check.only('production').optional(),
  ALLOW_PLACEHOLDERS: check.only('1').optional(),
};

/** Site and server must agree on these. */
const forBoth = {
  PUBLIC_SITE_URL: check.origin.default('https://www.bewertra.example'),
  PUBLIC_API_BASE: check.webBase.optional(),
  CAPTCHA: check.word('altcha', 'recaptcha', 'off').optional(),
  RECAPTCHA_SITE_KEY: check.recaptchaKey.optional(),
};

const forServer = {
  NODE_ENV: check.word('production', 'development', 'test').optional(),
  HOST: check.host.default('127.0.0.1'),
  PORT: check.port.default(3000),
  DATA_DIR: check.folder.default('.data'),
  LOG_LEVEL: check.word('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent').default('info'),
  DATABASE_URL: databaseAddress.optional(),
  TRUSTED_PROXIES: check.networks.default([]),
  CORS_ORIGINS: check.origins.default([]),
  METRICS_TOKEN: check.token.optional(),
  MAINTENANCE: check.only('1').optional(),
  MAIL: check.unlessPath(check.only('folder')),
  SMTP_URL: check.mailServer.optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailboxList.optional(),
  ACKNOWLEDGE: check.only('off').optional(),
  ALERT_URL: check.watcher.optional(),
  ALERT: check.only('log').optional(),
  HEARTBEAT_URL: check.watcher.optional(),
  WEBHOOK_URL: check.receiver.optional(),
  WEBHOOK_SECRET: check.webhookSecrets.optional(),
  RECAPTCHA_SECRET: check.recaptchaKey.optional(),
  RATE_LIMIT: check.word('on', 'off').default('on'),
};

/** Settings that shape the pages: a build made with other values is stale. */
export const buildSettings = z.object({ ...forBoth, ...forBuild });

/** Settings of the running server. */
const serverSettings = z.object({ ...forServer, ...forBoth });

/** All of them: one `.env` serves both, and the server refuses what a build would refuse. */
export const allSettings = serverSettings.extend(buildSettings.shape);

/** Settings of a single run (a unit, an image, a release build, a load test), not of an installation. */
export const ofOneRun = ['NODE_ENV', 'LOG_LEVEL', 'RATE_LIMIT', 'BUILD_ENV', 'ALLOW_PLACEHOLDERS'];

type Name = keyof typeof allSettings.shape;

/** A setting, or one of its values. */
type Condition = Name | `${Name}=${string}`;

/** Settings that grant access to something. No build reads them, since builds often run where secrets must not be. */
export const secrets: readonly Name[] = [
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
  'ALERT_URL',
  'HEARTBEAT_URL',
  'RECAPTCHA_SECRET',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
];

/** Settings that need another one, unless a third says that it need not be there. */
export const needs: readonly (readonly [Condition, Name, unless?: Condition])[] = [
  ['CAPTCHA=recaptcha', 'RECAPTCHA_SITE_KEY'],
  ['CAPTCHA=recaptcha', 'RECAPTCHA_SECRET'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'],
  ['RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY'],
  ['ANALYTICS_URL', 'ANALYTICS_CONTAINER_ID'],
  ['ANALYTICS_CONTAINER_ID', 'ANALYTICS_URL'],
  ['WEBHOOK_URL', 'WEBHOOK_SECRET'],
  ['WEBHOOK_SECRET', 'WEBHOOK_URL'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'MAIL_TO'],
  // `.eml` files look like delivered mail, but nobody reads them.
  ['NODE_ENV=production', 'SMTP_URL', 'MAIL=folder'],
  // An alert that is only logged reaches nobody.
  ['NODE_ENV=production', 'ALERT_URL', 'ALERT=log'],
];

/** Values ruled out by another setting, most of them since they are for development and tests only. */
export const refusals: readonly (readonly [Condition, Condition])[] = [
  ['NODE_ENV=production', 'CAPTCHA=off'],
  ['NODE_ENV=production', 'RATE_LIMIT=off'],
  ['BUILD_ENV=production', 'CAPTCHA=off'],
  ['SMTP_URL', 'MAIL=folder'],
  ['ALERT_URL', 'ALERT=log'],
];

/** Prefixes that only our settings use; shorter ones would match other programs' variables. */
export const ours =
  /^(SMTP|MAIL|ALERT|HEARTBEAT|WEBHOOK|CAPTCHA|RECAPTCHA|RATE_LIMIT|METRICS|TRUSTED|CORS|ANALYTICS|PUBLIC)_/;

/** Read by Node, PostgreSQL's client and the C library. */
export const others = /^(NODE_|PG|TZ$)/;
