import { describe, expect, it } from 'vitest';
import { readPublicConfig } from './config.ts';

describe('the build-time configuration', () => {
  it('has a default for everything', () => {
    expect(readPublicConfig({})).toEqual({
      siteUrl: 'https://www.bewertra.example',
      platformUrl: 'https://app.bewertra.example',
      apiBase: '',
      recaptchaSiteKey: '',
      analyticsContainer: '',
    });
  });

  it('takes addresses with and without a trailing slash', () => {
    const config = readPublicConfig({
      PUBLIC_SITE_URL: 'https://site.example/',
      PUBLIC_PLATFORM_URL: 'https://app.example',
      PUBLIC_API_BASE: 'https://api.example/contact/',
    });
    expect(config).toEqual({
      siteUrl: 'https://site.example',
      platformUrl: 'https://app.example',
      apiBase: 'https://api.example/contact',
      recaptchaSiteKey: '',
      analyticsContainer: '',
    });
  });

  it('counts an empty variable as unset', () => {
    expect(readPublicConfig({ PUBLIC_API_BASE: '' }).apiBase).toBe('');
  });

  it.each([
    [{}, 'key'],
    [{ CAPTCHA: 'recaptcha' }, 'key'],
    [{ CAPTCHA: 'altcha' }, ''],
    [{ CAPTCHA: 'off' }, ''],
  ])('with %o and a site key uses %j', (env, siteKey) => {
    expect(readPublicConfig({ RECAPTCHA_SITE_KEY: 'key', ...env }).recaptchaSiteKey).toBe(siteKey);
  });

  it.each(['https://matomo.example', 'https://matomo.example/'])('finds the container below %s', (url) => {
    const config = readPublicConfig({ ANALYTICS_URL: url, ANALYTICS_CONTAINER_ID: 'aB3xY9_live' });
    expect(config.analyticsContainer).toBe('https://matomo.example/js/container_aB3xY9_live.js');
  });

  it('keeps the path of a Matomo that does not live at the root', () => {
    const env = { ANALYTICS_URL: 'https://tools.example/matomo/', ANALYTICS_CONTAINER_ID: 'abc' };
    expect(readPublicConfig(env).analyticsContainer).toBe('https://tools.example/matomo/js/container_abc.js');
  });

  it('names every fault', () => {
    const wrong = { PUBLIC_SITE_URL: 'www.bewertra.example', PUBLIC_PLATFORM_URL: 'ftp://app.example' };
    expect(() => readPublicConfig(wrong)).toThrow(/PUBLIC_SITE_URL.*\n.*PUBLIC_PLATFORM_URL/);
  });
});
