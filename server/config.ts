import { resolve } from 'node:path';
import { company } from '#common/company.ts';
import { captchaOf, readSettings, type Variables } from '#common/settings/read.ts';
import { allSettings } from '#common/settings/schema.ts';

export { ConfigError } from '#common/settings/read.ts';

export type Config = ReturnType<typeof readConfig>;

/**
 * What the server runs with. Every setting is checked, also those of the build: one `.env` serves both.
 * @param fromFile names that come from `.env`
 * @throws ConfigError naming every fault at once
 */
export function readConfig(variables: Variables, fromFile: readonly string[] = []) {
  const env = readSettings(allSettings, variables, fromFile);
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** Absolute path of the folder for the SQLite file and the `.eml` files. */
    dataDir: resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? company.email,
      to: env.MAIL_TO ?? company.email,
    },
    /** Whether senders get a receipt by mail, where there is a mail server. */
    acknowledge: env.ACKNOWLEDGE !== 'off',
    /** Where a person is told of trouble. */
    alertUrl: env.ALERT_URL,
    /** Asked once an hour while the service watches, so that somebody outside hears silence. */
    heartbeatUrl: env.HEARTBEAT_URL,
    /** Who gets every accepted message besides the team; the secrets that it is signed with. */
    webhook:
      env.WEBHOOK_URL === undefined || env.WEBHOOK_SECRET === undefined
        ? undefined
        : { url: env.WEBHOOK_URL, secrets: env.WEBHOOK_SECRET },
    captcha: captchaOf(env),
    /** Google's public key, which the site's form has; always set when `captcha` is "recaptcha". */
    recaptchaSiteKey: env.RECAPTCHA_SITE_KEY,
    /** Google's secret; always set when `captcha` is "recaptcha". */
    recaptchaSecret: env.RECAPTCHA_SECRET,
    rateLimit: env.RATE_LIMIT === 'on',
    /** Bearer token for /metrics; without one there is no such address. */
    metricsToken: env.METRICS_TOKEN,
    /** Origin of the website, and the contact service's address where that is another one. */
    siteUrl: env.PUBLIC_SITE_URL,
    apiBase: env.PUBLIC_API_BASE,
    trustedProxies: env.TRUSTED_PROXIES,
    corsOrigins: env.CORS_ORIGINS,
    maintenance: env.MAINTENANCE === '1',
  };
}
