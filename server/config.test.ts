import { describe, expect, it } from 'vitest';
import { company } from '#common/company.ts';
import { ConfigError, readConfig } from './config.ts';

function faultsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

const smtp = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' };

const production = { NODE_ENV: 'production', ALERT: 'log' };

const key = (bytes: number) => Buffer.alloc(bytes, 'key').toString('base64');
const webhook = { WEBHOOK_URL: 'https://crm.example/hook?of=us', WEBHOOK_SECRET: `whsec_${key(32)}` };

describe('readConfig', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      dataDir: `${process.cwd()}/.data`,
      mail: { smtpUrl: undefined, from: company.email, to: company.email },
      captcha: 'altcha',
      rateLimit: true,
      siteUrl: 'https://www.bewertra.example',
      trustedProxies: [],
      corsOrigins: [],
      maintenance: false,
    });
  });

  it('takes an empty variable as unset', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ', MAIL_TO: '' })).toEqual(readConfig({}));
  });

  it('reads lists, flags and numbers', () => {
    const config = readConfig({
      PORT: '0',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::/32',
      CORS_ORIGINS: 'https://a.example/, http://localhost:4321',
      MAINTENANCE: '1',
      RATE_LIMIT: 'off',
    });
    expect(config).toMatchObject({
      port: 0,
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::/32'],
      corsOrigins: ['https://a.example', 'http://localhost:4321'],
      maintenance: true,
      rateLimit: false,
    });
  });

  it('reads the receiver of messages, and the secrets old and new; on this machine it may be http', () => {
    expect(readConfig({}).webhook).toBeUndefined();
    const secrets = [`whsec_${key(24)}`, `whsec_${key(64)}`];
    expect(readConfig({ ...webhook, WEBHOOK_SECRET: secrets.join('  ') }).webhook).toEqual({
      url: webhook.WEBHOOK_URL,
      secrets,
    });
    for (const WEBHOOK_URL of ['http://127.0.0.1:8080/', 'http://[::1]:8080/', 'http://localhost/'])
      expect(readConfig({ ...webhook, WEBHOOK_URL }).webhook?.url).toBe(WEBHOOK_URL);
  });

  it('chooses reCAPTCHA when its keys are there, unless told otherwise', () => {
    const keys = { RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' };
    expect(readConfig(keys).captcha).toBe('recaptcha');
    expect(readConfig({ ...keys, CAPTCHA: 'altcha' }).captcha).toBe('altcha');
  });

  it.each<[env: Record<string, string>, name: string]>([
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '3000x' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres:///db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://b.eu/db' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://me:word@127.0.0.1/db?host=db.example' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://me:word@db.example/db?sslmode=prefer' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://me:word@db.example/db?sslmode=require&sslmode=disable' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost/db?host=localhost&host=db.example' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://me:a%b@127.0.0.1/db' }, 'DATABASE_URL'],
    ...['Production', 'PRODUCTION', 'prod', 'staging', 'production '].map(
      (NODE_ENV): [Record<string, string>, string] => [{ NODE_ENV }, 'NODE_ENV'],
    ),
    [{ HEARTBEAT_URL: 'hc.example/ping' }, 'HEARTBEAT_URL'],
    [{ ALERT: 'nobody' }, 'ALERT'],
    [{ ALERT: 'log', ALERT_URL: 'https://ntfy.example/topic' }, 'ALERT'],
    [{ ...smtp, SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
    [{ ...smtp, MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ ...smtp, MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM'],
    [{ ...smtp, MAIL_TO: 'c@d.example, nobody' }, 'MAIL_TO'],
    [{ ...smtp, MAIL_TO: 'nobody@' }, 'MAIL_TO'],
    [{ ...smtp, MAIL_TO: 'Nobody:;' }, 'MAIL_TO'],
    // Without its comma, the second would be the name of the first.
    [{ ...smtp, MAIL_TO: 'c@d.example e@f.example' }, 'MAIL_TO'],
    [{ ...smtp, MAIL_FROM: 'Team: a@b.example;' }, 'MAIL_FROM'],
    [{ ...smtp, MAIL_FROM: `a@${'ü'.repeat(63)}.example` }, 'MAIL_FROM'],
    [{ SMTP_URL: smtp.SMTP_URL, MAIL_TO: smtp.MAIL_TO }, 'MAIL_FROM'],
    [{ SMTP_URL: smtp.SMTP_URL, MAIL_FROM: smtp.MAIL_FROM }, 'MAIL_TO'],
    [{ ALERT_URL: 'ntfy.example/topic' }, 'ALERT_URL'],
    [{ ALERT_URL: 'file:///etc/passwd' }, 'ALERT_URL'],
    [{ ALERT_URL: 'https://me:100%@ntfy.example/' }, 'ALERT_URL'],
    [{ ...production, ...smtp, CAPTCHA: 'off' }, 'CAPTCHA'],
    [{ ...production, ...smtp, RATE_LIMIT: 'off' }, 'RATE_LIMIT'],
    [production, 'SMTP_URL'],
    [{ ...smtp, NODE_ENV: 'production' }, 'ALERT_URL'],
    [{ ...smtp, MAIL: 'folder' }, 'MAIL'],
    [{ MAIL: 'files' }, 'MAIL'],
    [{ ...smtp, ACKNOWLEDGE: 'no' }, 'ACKNOWLEDGE'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT'],
    [{ METRICS_TOKEN: 'guessable' }, 'METRICS_TOKEN'],
    [{ METRICS_TOKEN: 'ö'.repeat(17) }, 'METRICS_TOKEN'],
    [{ METRICS_TOKEN: '"0123456789abcdef"' }, 'METRICS_TOKEN'],
    [{ RECAPTCHA_SITE_KEY: '"k"', RECAPTCHA_SECRET: 's' }, 'RECAPTCHA_SITE_KEY'],
    [{ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's ' }, 'RECAPTCHA_SECRET'],
    [{ ALERT_URL: 'https://ntfy.example/?topic=a#b' }, 'ALERT_URL'],
    [{ HEARTBEAT_URL: 'https://hc.example/#ping' }, 'HEARTBEAT_URL'],
    [{ ...webhook, WEBHOOK_URL: 'https://crm.example/?key=a#b' }, 'WEBHOOK_URL'],
    [{ DATA_DIR: '~/data' }, 'DATA_DIR'],
    [{ ALERT_URL: 'http://127.0.0.1:6000/' }, 'ALERT_URL'],
    [{ HEARTBEAT_URL: 'https://hc.example:6665/ping' }, 'HEARTBEAT_URL'],
    [{ ...webhook, WEBHOOK_URL: 'https://crm.example:10080/in' }, 'WEBHOOK_URL'],
    [{ RECAPTCHA_SITE_KEY: 'k' }, 'RECAPTCHA_SECRET'],
    [{ TRUSTED_PROXIES: '1' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/64' }, 'TRUSTED_PROXIES'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS'],
    [{ MAINTENANCE: 'yes' }, 'MAINTENANCE'],
    [{ WEBHOOK_URL: webhook.WEBHOOK_URL }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_SECRET: webhook.WEBHOOK_SECRET }, 'WEBHOOK_URL'],
    [{ ...webhook, WEBHOOK_URL: 'http://crm.example/hook' }, 'WEBHOOK_URL'],
    [{ ...webhook, WEBHOOK_URL: 'https://user:password@crm.example' }, 'WEBHOOK_URL'],
    [{ ...webhook, WEBHOOK_URL: 'ftp://127.0.0.1/' }, 'WEBHOOK_URL'],
    [{ ...webhook, WEBHOOK_SECRET: key(32) }, 'WEBHOOK_SECRET'],
    [{ ...webhook, WEBHOOK_SECRET: `whsec_${key(23)}` }, 'WEBHOOK_SECRET'],
    [{ ...webhook, WEBHOOK_SECRET: `whsec_${key(65)}` }, 'WEBHOOK_SECRET'],
    [{ ...webhook, WEBHOOK_SECRET: `${webhook.WEBHOOK_SECRET} hunter2` }, 'WEBHOOK_SECRET'],
  ])('refuses %o in one line that names %s', (env, name) => {
    const faults = faultsOf(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}: \\w`));
  });

  it.each(['MAIL_FROM', 'MAIL_TO'])('says what to do with an umlaut before the @ in %s', (name) => {
    const [fault] = faultsOf({ ...smtp, [name]: 'Büro <büro@bücher.example>' });
    expect(fault).toMatch(new RegExp(`^${name}: .*ASCII.* before the @.*`));
  });

  it.each([
    'web@bücher.example',
    'Büro Bücher <web@bücher.example>',
    '"Müller, Jo" <web@bewertra.example>',
    '"web@bewertra.example" <web@bewertra.example>',
    'web@[192.0.2.1]',
  ])('takes %s as a sender', (MAIL_FROM) => {
    expect(readConfig({ ...smtp, MAIL_FROM }).mail.from).toBe(MAIL_FROM);
  });

  it('takes several receivers, with names, and groups of them', () => {
    const MAIL_TO = 'Jo Müller <jo@bücher.example>, Team: a@b.example, c@d.example;';
    expect(readConfig({ ...smtp, MAIL_TO }).mail.to).toBe(MAIL_TO);
  });

  it('runs in production with a mail server and somebody to tell, or where a folder and a log are wanted instead', () => {
    const told = { ...smtp, NODE_ENV: 'production', ALERT_URL: 'https://ntfy.example/topic' };
    expect(readConfig(told)).toMatchObject({ production: true, alertUrl: told.ALERT_URL });
    expect(readConfig({ ...production, MAIL: 'folder' }).mail.smtpUrl).toBeUndefined();
  });

  it.each([
    'postgres://me:word@127.0.0.1:5432/db',
    'postgres://localhost/db',
    'postgres:///db?host=/var/run/postgresql&user=me',
    'postgresql://me:word@db.example/db?sslmode=require',
    'postgres://me:word@db.example/db?sslmode=verify-full&sslrootcert=package.json',
  ])('takes %s: nobody can listen on the way', (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
  });

  it('takes a path in MAIL for the mailbox that login shells name so, which says nothing about us', () => {
    expect(readConfig({ ...smtp, MAIL: '/var/mail/deploy' })).toEqual(readConfig(smtp));
    expect(faultsOf({ ...production, MAIL: '/var/mail/deploy' })).toEqual([
      expect.stringMatching(/^SMTP_URL: is missing/),
    ]);
  });
});
