import { describe, expect, it } from 'vitest';
import { readPublicConfig } from './config.ts';

describe('the build-time configuration', () => {
  it('takes addresses with and without a trailing slash, and an empty one as none', () => {
    const config = readPublicConfig({
      PUBLIC_SITE_URL: 'https://site.example/',
      PUBLIC_PLATFORM_URL: 'https://app.example',
      PUBLIC_API_BASE: '',
    });
    expect(config).toMatchObject({
      siteUrl: 'https://site.example',
      platformUrl: 'https://app.example',
      apiBase: '',
    });
  });

  it.each([
    [{}, 'key'],
    [{ CAPTCHA: 'recaptcha' }, 'key'],
    [{ CAPTCHA: 'altcha' }, ''],
    [{ CAPTCHA: 'off' }, ''],
  ])('with %o and a site key uses %j', (env, siteKey) => {
    expect(readPublicConfig({ RECAPTCHA_SITE_KEY: 'key', ...env }).recaptchaSiteKey).toBe(siteKey);
  });

  it.each(['https://matomo.example', 'https://matomo.example/', 'https://tools.example/matomo/'])(
    'finds the container below %s',
    (url) => {
      const config = readPublicConfig({ ANALYTICS_URL: url, ANALYTICS_CONTAINER_ID: 'aB3xY9_live' });
      const below = url.replace(/\/?$/, '/');
      expect(config.analyticsContainer).toBe(`${below}js/container_aB3xY9_live.js`);
    },
  );

  it('names every fault', () => {
    const wrong = { PUBLIC_SITE_URL: 'www.bewertra.example', PUBLIC_PLATFORM_URL: 'ftp://app.example' };
    expect(() => readPublicConfig(wrong)).toThrow(/PUBLIC_SITE_URL.*\n.*PUBLIC_PLATFORM_URL/);
  });
});
