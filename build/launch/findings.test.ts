import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { placeholdersLeft } from '#common/company.ts';
import {
  legalFindings,
  paperFindings,
  placeholderFindings,
  testimonialFindings,
  unreadFindings,
} from './data.ts';
import { asLines, buildFindings, launchFindings } from './findings.ts';

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

describe('findings in the data', () => {
  it('name every placeholder and its line', () => {
    const findings = placeholderFindings();
    for (const value of placeholdersLeft())
      expect(findings.map(({ what }) => what)).toContain(`placeholder “${value}”`);
    for (const { file, line, what } of findings) {
      const value = what.slice('placeholder “'.length, -1);
      expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain(`placeholder('${value}')`);
    }
  });

  it('lead to the line where something is missing', () => {
    const legal = legalFindings({ terms: true, privacy: false }).map(({ what }) => what);
    expect(legal).toEqual(['legal text “terms” is a draft']);
    for (const { file, line } of testimonialFindings())
      expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toMatch(/quotes: \[\]/);
    expect(paperFindings().map(({ what }) => what)).toContain('data protection paper lacks “Hoster”');
    for (const { file, line, what } of paperFindings())
      expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain(/“(.+)”$/.exec(what)?.[1]);
  });
});

it.each([
  ['a placeholder', placeholderFindings],
  ['a legal draft', legalFindings],
  ['what nobody of the trade has read', unreadFindings],
  ['a language without testimonials', testimonialFindings],
])('neither launch nor production build passes over %s', (_kind, find) => {
  const findings = find();
  expect(findings).not.toEqual([]);
  expect(buildFindings({})).toEqual(expect.arrayContaining(findings));
  expect(launchFindings({})).toEqual(expect.arrayContaining(findings));
});

it('a build does not ask for what it does not publish: papers, and settings of the contact service', () => {
  const others = /data protection paper lacks|SMTP_URL|MAIL_/g;
  expect(asLines(launchFindings({})).match(others)).toContain('SMTP_URL');
  expect(asLines(launchFindings({})).match(others)).toContain('data protection paper lacks');
  expect(asLines(buildFindings({}))).not.toMatch(others);
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

  it('name reCAPTCHA, which the privacy notice calls switched off', () => {
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
