import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalDrafts, placeholdersLeft, unread } from '#common/company.ts';
import { claimKeys, register } from '#common/claims.ts';
import { asLines, companyFindings, pageFindings } from './data.ts';
import { buildFindings, launchFindings } from './findings.ts';

/** Settings of a site that could be launched; hosts are made up and never asked. */
const ready = {
  ALERT_URL: 'https://ntfy.launched.eu/topic',
  PUBLIC_SITE_URL: 'https://www.launched.eu',
  PUBLIC_PLATFORM_URL: 'https://app.launched.eu',
  CAPTCHA: 'altcha',
  SMTP_URL: 'smtp://mail.launched.eu:587',
  MAIL_FROM: 'Website <site@launched.eu>',
  MAIL_TO: 'office@launched.eu',
};

const settingFaults = (variables: Record<string, string>) =>
  launchFindings(variables)
    .filter(({ file }) => file.startsWith('.env'))
    .map(({ what }) => what);

const whats = (findings: { what: string }[]) => findings.map(({ what }) => what);

describe('findings in the data', () => {
  it('name every placeholder and its line', () => {
    const found = pageFindings().filter(({ what }) => what.startsWith('placeholder'));
    for (const value of placeholdersLeft()) expect(whats(found)).toContain(`placeholder “${value}”`);
    for (const { file, line, what } of found) {
      const value = what.slice('placeholder “'.length, -1);
      expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain(`placeholder('${value}')`);
    }
  });

  it.each([
    ...Object.keys(legalDrafts).map((text) => `legal text “${text}” is a draft`),
    ...Object.keys(unread).map((text) => `nobody of the trade has read the ${text}`),
    'no testimonials',
  ])('neither launch nor production build passes over: %s', (what) => {
    expect(whats(buildFindings({}))).toContain(what);
    expect(whats(launchFindings({}))).toContain(what);
  });

  it('name what the company owes, which stops no build: papers, claims and settings of the service', () => {
    const others = /data protection paper lacks|a claim is open|claims were to be|SMTP_URL|MAIL_/g;
    const launch = asLines(launchFindings({}, [], '9999-12-31'));
    expect(new Set(launch.match(others)).size).toBe(5);
    expect(asLines(buildFindings({}))).not.toMatch(others);
  });

  it('name every claim that is open, and none as overdue on the day of its review', () => {
    const open = claimKeys.flatMap((key) => register[key].open ?? []);
    const found = whats(companyFindings('2000-01-01'));
    expect(found.filter((what) => what.includes('claim'))).toEqual(
      open.map((it) => `a claim is open: ${it}`),
    );
    const [first = ''] = claimKeys.map((key) => register[key].reviewBy).toSorted();
    expect(whats(companyFindings(first))).toEqual(found);
    expect(whats(companyFindings(`${first}x`))).toContain(`claims were to be reviewed by ${first}`);
  });
});

describe('findings in the settings', () => {
  it.each([
    ['PUBLIC_SITE_URL', 'https://www.bewertra.example', /placeholder/],
    ['PUBLIC_PLATFORM_URL', 'http://app.launched.eu', /not https/],
    ['CAPTCHA', '', /nobody has chosen/],
    ['CAPTCHA', 'off', /refused/],
    ['SMTP_URL', '', /^SMTP_URL: is missing; NODE_ENV=production needs it, unless MAIL=folder/],
    ['MAIL', 'folder', /^MAIL: folder is refused with SMTP_URL/],
    ['MAIL_FROM', 'Website <site@bewertra.example>', /placeholder/],
    ['ANALYTICS_CONTAINER_ID', 'abc', /ANALYTICS_URL: is missing/],
    ['RECAPTCHA_SITE_KEY', 'abc', /RECAPTCHA_SECRET: is missing/],
  ])('say what is wrong with %s=%s', (name, value, message) => {
    const faults = settingFaults({ ...ready, [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });

  it('name reCAPTCHA, which the privacy notice does not describe', () => {
    const faults = settingFaults({
      ...ready,
      CAPTCHA: '',
      RECAPTCHA_SITE_KEY: 'abc',
      RECAPTCHA_SECRET: 'def',
    });
    expect(faults).toEqual([expect.stringContaining('privacy notice')]);
  });

  it('are none when all are final, mails as files included, and name a missing one once', () => {
    expect(settingFaults(ready)).toEqual([]);
    expect(settingFaults({ ...ready, SMTP_URL: '', MAIL: 'folder' })).toEqual([]);
    expect(settingFaults({ ...ready, MAIL_TO: '' })).toEqual([expect.stringMatching(/^MAIL_TO: is missing/)]);
  });
});
