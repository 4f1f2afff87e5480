import { resolve } from 'node:path';
import { company } from '#common/company.ts';
import { captchaOf, readSettings, type Variables } from '#common/settings/read.ts';
import { allSettings } from '#common/settings/schema.ts';

export { ConfigError } from '#common/settings/read.ts';

/** What the server acts by. */
export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** Absolute path of the folder for the SQLite file and the `.eml` files. */
  dataDir: string;
  logLevel: Settings['LOG_LEVEL'];
  databaseUrl: string | undefined;
  mail: { smtpUrl: string | undefined; from: string; to: string };
  captcha: 'altcha' | 'recaptcha' | 'off';
  /** Google's secret; there whenever `captcha` is recaptcha. */
  recaptchaSecret: string | undefined;
  rateLimit: boolean;
  /** What callers of /metrics show; without it there are no metrics. */
  metricsToken: string | undefined;
  /** Origin of the website; address of the contact service when it differs. */
  siteUrl: string;
  apiBase: string | undefined;
  trustedProxies: string[];
  corsOrigins: string[];
  maintenance: boolean;
};

type Settings = ReturnType<typeof readSettings<typeof allSettings.shape>>;

/**
 * Reads the configuration, from settings that are all checked: one `.env` serves server and build.
 * @param fromFile names that come from `.env`
 * @throws ConfigError naming every fault at once
 */
export function readConfig(variables: Variables, fromFile: readonly string[] = []): Config {
  const env = readSettings(allSettings, variables, fromFile);
  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    logLevel: env.LOG_LEVEL,
    databaseUrl: env.DATABASE_URL,
    mail: {
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM ?? company.email,
      to: env.MAIL_TO ?? company.email,
    },
    captcha: captchaOf(env),
    recaptchaSecret: env.RECAPTCHA_SECRET,
    rateLimit: env.RATE_LIMIT === 'on',
    metricsToken: env.METRICS_TOKEN,
    siteUrl: env.PUBLIC_SITE_URL,
    apiBase: env.PUBLIC_API_BASE,
    trustedProxies: env.TRUSTED_PROXIES,
    corsOrigins: env.CORS_ORIGINS,
    maintenance: env.MAINTENANCE === '1',
  };
}
