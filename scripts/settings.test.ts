import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readPublicConfig } from '#site/config.ts';

type Reader = (variables: Record<string, string>) => unknown;

/** The message of the error that a reader throws for these settings; empty when it accepts them. */
function faults(read: Reader, variables: Record<string, string>): string {
  try {
    read(variables);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('build and server agree on', () => {
  const secret = { RECAPTCHA_SECRET: 's' };
  const matomo = { ANALYTICS_URL: 'https://matomo.example', ANALYTICS_CONTAINER_ID: 'aB3_x' };

  it.each<Record<string, string>>([
    { PUBLIC_PLATFORM_URL: 'https://x.example/app/', PUBLIC_API_BASE: ' ' },
    { RECAPTCHA_SITE_KEY: 'k', ...secret, CAPTCHA: 'recaptcha' },
    { ...matomo, ANALYTICS_URL: 'https://tools.example/matomo/' },
    { BUILD_ENV: 'production', ALLOW_PLACEHOLDERS: '1', CAPTCHA: 'altcha' },
  ])('accepting %o', (variables) => {
    expect(faults(readPublicConfig, variables), 'the build').toBe('');
    expect(faults(readConfig, variables), 'the server').toBe('');
  });

  it.each<[variables: Record<string, string>, name: string]>([
    [{ PUBLIC_SITE_URL: 'x.example' }, 'PUBLIC_SITE_URL'],
    [{ PUBLIC_SITE_URL: 'ftp://x.example' }, 'PUBLIC_SITE_URL'],
    [{ PUBLIC_SITE_URL: 'https://x.example/below' }, 'PUBLIC_SITE_URL'],
    [{ PUBLIC_SITE_URL: 'https://name:word@x.example' }, 'PUBLIC_SITE_URL'],
    [{ PUBLIC_PLATFORM_URL: 'https://x.example/app?a=b' }, 'PUBLIC_PLATFORM_URL'],
    [{ PUBLIC_API_BASE: 'https://api.example/#a' }, 'PUBLIC_API_BASE'],
    [{ CAPTCHA: 'maybe' }, 'CAPTCHA'],
    [{ CAPTCHA: 'recaptcha', ...secret }, 'RECAPTCHA_SITE_KEY'],
    [{ CAPTCHA: 'off', BUILD_ENV: 'production' }, 'CAPTCHA'],
    [{ ANALYTICS_URL: 'https://matomo.example' }, 'ANALYTICS_CONTAINER_ID'],
    [{ ...matomo, ANALYTICS_URL: 'http://matomo.example' }, 'ANALYTICS_URL'],
    [{ ...matomo, ANALYTICS_URL: 'https://matomo.example/?a=b' }, 'ANALYTICS_URL'],
    [{ ...matomo, ANALYTICS_URL: 'https://matomo.example/js/container_a.js' }, 'ANALYTICS_URL'],
    [{ ...matomo, ANALYTICS_CONTAINER_ID: '../x' }, 'ANALYTICS_CONTAINER_ID'],
    [{ BUILD_ENV: 'staging' }, 'BUILD_ENV'],
    [{ PUBLIC_SITE: 'https://x.example' }, 'PUBLIC_SITE'],
  ])('refusing %o because of %s, in the same words', (variables, name) => {
    const fault = faults(readPublicConfig, variables);
    expect(fault).toMatch(new RegExp(`^${name}: \\w.*$`));
    expect(faults(readConfig, variables)).toBe(fault);
  });
});
