import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openPostgresDatabase } from '#server/store/postgres/database.ts';
import { openProtection } from './protection.ts';
import { hitsContract } from '#server/store/hits.contract.ts';
import { limits } from './limits/limiter.ts';
import { postgresHits } from '#server/store/postgres/hits.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';

const recaptchaKeys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };

async function open(env: Record<string, string>) {
  const protection = await openProtection(
    readConfig({ DATA_DIR: temporaryFolder(), ...env }),
    pino({ level: 'silent' }),
  );
  onTestFinished(protection.close);
  return protection;
}

describe('the protection that is configured', () => {
  it('is ALTCHA by default, with a secret that only its owner can read', async () => {
    const folder = temporaryFolder();
    const { captcha, formTokens } = await open({ DATA_DIR: folder });
    expect(await captcha.challenge?.()).toHaveProperty('signature');
    expect(formTokens).toBeDefined();
    expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('takes tokens from before a restart', async () => {
    const folder = temporaryFolder();
    const before = await open({ DATA_DIR: folder });
    const token = before.formTokens?.issue() ?? '';
    const after = await open({ DATA_DIR: folder });
    expect(after.formTokens?.keep(token)).toBe(token);
  });

  it('is reCAPTCHA where its keys are set: no challenge of ours, tokens for forms all the same', async () => {
    const { captcha, formTokens } = await open(recaptchaKeys);
    expect(captcha.challenge).toBeUndefined();
    expect(await captcha.verify('')).toEqual({ kind: 'refused' });
    expect(formTokens).toBeDefined();
  });

  it('is none when it is off', async () => {
    const { captcha, formTokens } = await open({ CAPTCHA: 'off', ...recaptchaKeys });
    expect(await captcha.verify('')).toEqual({ kind: 'unchecked' });
    expect(formTokens).toBeUndefined();
  });

  it.each([
    ['on', true],
    ['off', false],
  ])('with RATE_LIMIT=%s limits: %s', async (value, limited) => {
    const { limiter } = await open({ RATE_LIMIT: value });
    for (let sent = 0; sent < limits.form.max; sent += 1) await limiter.admit('form', '192.0.2.1');
    expect((await limiter.admit('form', '192.0.2.1')) !== undefined).toBe(limited);
  });
});

describeWithPostgres('on a real PostgreSQL', (postgres) => {
  hitsContract('PostgreSQL', async (clock) => {
    const pool = await openPostgresDatabase(await postgres.newDatabase());
    onTestFinished(() => pool.end());
    return postgresHits(pool, clock);
  });

  it('several servers have one secret and one count, also when they start together', async () => {
    const DATABASE_URL = await postgres.newDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => open({ DATABASE_URL })));
    const token = servers[0]?.formTokens?.issue() ?? '';
    for (const { formTokens } of servers) expect(formTokens?.keep(token)).toBe(token);

    const pauses: (number | undefined)[] = [];
    for (let sent = 0; sent <= limits.form.max; sent += 1)
      pauses.push(await servers[sent % 3]?.limiter.admit('form', '192.0.2.1'));
    expect(pauses.slice(0, -1)).toEqual(pauses.slice(0, -1).fill(undefined));
    expect(pauses.at(-1)).toBeGreaterThan(0);
  });

  it('what was counted is cleared away in time, and holds no address', async () => {
    const url = await postgres.newDatabase();
    const pool = await openPostgresDatabase(url);
    onTestFinished(() => pool.end());
    let now = Date.now() - DAY;
    const hits = postgresHits(pool, () => now);
    for (let sent = 0; sent < 25; sent += 1) await hits.count(`old ${sent}`, MINUTE);
    now += 2 * HOUR;
    for (let sent = 0; sent < 3; sent += 1) await hits.count('new', MINUTE);
    const client = new Client(url);
    await client.connect();
    const { rows } = await client
      .query<{ bucket: string }>('select bucket from contact_hit')
      .finally(() => client.end());
    expect(rows).toEqual([{ bucket: 'new' }]);
  });
});
