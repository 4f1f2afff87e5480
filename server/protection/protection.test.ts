import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { testSecret } from '#server/testing/app.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { openProtection } from './protection.ts';
import { storedSecret } from '#server/store/secret.ts';

const recaptchaKeys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };

async function open(env: Record<string, string>) {
  const config = readConfig({ DATA_DIR: temporaryFolder(), ...env });
  const database = await openDatabase(config);
  onTestFinished(database.close);
  return openProtection(config, () => storedSecret(database), pino({ level: 'silent' }))();
}

describe('the protection that is configured', () => {
  it('is ALTCHA by default, with a secret that only its owner can read, and takes tokens from before a restart', async () => {
    const DATA_DIR = temporaryFolder();
    const { captcha, formTokens } = await open({ DATA_DIR });
    expect(await captcha.challenge?.()).toHaveProperty('signature');
    for (const name of readdirSync(DATA_DIR)) expect(statSync(join(DATA_DIR, name)).mode & 0o077).toBe(0);
    const token = formTokens?.issue('192.0.2.1') ?? '';
    expect((await open({ DATA_DIR })).formTokens?.keep(token, '192.0.2.1')).toBe(token);
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

  it('is there once the secret can be read, and says 503 before', async () => {
    const readSecret = vi.fn(() => Promise.resolve(testSecret)).mockRejectedValueOnce(new Error('away'));
    const protection = openProtection(readConfig({}), readSecret, pino({ level: 'silent' }));
    await expect(protection()).rejects.toMatchObject({ statusCode: 503 });
    expect(await protection()).toBe(await protection());
    expect(readSecret).toHaveBeenCalledTimes(2);
  });

  it('is ALTCHA where it is chosen, though the keys of reCAPTCHA are there', async () => {
    const { captcha } = await open({ CAPTCHA: 'altcha', ...recaptchaKeys });
    expect(captcha.challenge).toBeDefined();
  });

  it('asks Google with the secret of the settings', async () => {
    let asked = '';
    const google = async (address: string, init: RequestInit) => {
      asked = await new Request(address, init).text();
      return Response.json({ success: true });
    };
    vi.stubGlobal('fetch', google);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { captcha } = await open(recaptchaKeys);
    expect(await captcha.verify('a token')).toEqual({ kind: 'passed' });
    expect(asked).toContain(`secret=${recaptchaKeys.RECAPTCHA_SECRET}`);
  });
});
