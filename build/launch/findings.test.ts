import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { company, legalDrafts, placeholdersLeft, team, unread } from '#common/company.ts';
import { claimKeys, register } from '#common/claims.ts';
import { papers, type Paper } from '#common/papers.ts';
import { photographed } from '../photographs.ts';
import { companyFindings, pageFindings, type CompanyData, type PageData } from './dataFindings.ts';
import { asLines } from './finding.ts';
import { buildFindings, launchFindings } from './findings.ts';
import { securityTextFindings } from './securityText.ts';

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

/** Pages on which everything is final, but for some of it. */
const finalBut = (unfinished: Partial<PageData>): PageData => ({
  placeholders: [],
  legalDrafts: { terms: false },
  unread: { 'law that the pages cite': false },
  withoutPhotograph: [],
  ...unfinished,
});

/** A company that owes nothing, but for some of it. */
const companyBut = (owed: Partial<CompanyData>): CompanyData => ({
  protectionPapers: {},
  claims: [],
  contractPapers: {
    processing: 'ready',
    measures: 'ready',
    processors: 'ready',
    secrecy: 'ready',
    outsourcing: 'ready',
  },
  keptTexts: {},
  ...owed,
});

describe('each kind of what is not final', () => {
  it('is missing where all is final', () => {
    expect(pageFindings(finalBut({}))).toEqual([]);
    expect(companyFindings('2027-01-01', companyBut({}))).toEqual([]);
  });

  it('is found for a stand-in, with its line', () => {
    const [found] = pageFindings(finalBut({ placeholders: [company.legalName] }));
    expect(found).toMatchObject({ what: `placeholder “${company.legalName}”`, file: 'common/company.json' });
    const lines = readFileSync('common/company.json', 'utf8').split('\n');
    expect(lines[(found?.line ?? 0) - 1]).toContain(company.legalName);
  });

  it('is found for a stand-in that stands in no file', () => {
    const found = pageFindings(finalBut({ placeholders: ['Musterweg'] }));
    expect(whats(found)).toEqual(['placeholder “Musterweg”']);
  });

  it('is found in each file that has the name of a stand-in', () => {
    const files = pageFindings(finalBut({ placeholders: [company.managingDirector] })).map(
      ({ file }) => file,
    );
    expect(files).toEqual(['common/company.json', 'common/team.json']);
  });

  it('is found for a legal text that is a draft', () => {
    const found = pageFindings(finalBut({ legalDrafts: { terms: false, privacy: true } }));
    expect(whats(found)).toEqual(['legal text “privacy” is a draft']);
  });

  it('is found for copy that nobody of the trade has read', () => {
    const found = pageFindings(finalBut({ unread: { 'figures of the samples': true } }));
    expect(whats(found)).toEqual(['nobody of the trade has read the figures of the samples']);
  });

  it('is found for a person without a photograph, with their line and where to put it', () => {
    const [{ key } = { key: '' }] = team;
    const [found] = pageFindings(finalBut({ withoutPhotograph: [key] }));
    expect(found).toMatchObject({
      what: `the portrait of ${key} is a placeholder`,
      file: 'common/team.json',
      remedy: `Put the photograph at site/assets/team/${key}.jpg`,
    });
    const lines = readFileSync('common/team.json', 'utf8').split('\n');
    expect(lines[(found?.line ?? 0) - 1]).toContain(`"key": "${key}"`);
  });

  it('is found for each gap of a data protection paper, with its line', () => {
    const text = 'Ort: [einzutragen: Ort].\n\nVon [einzutragen: Name] am [einzutragen: Tag].';
    const found = companyFindings('2027-01-01', companyBut({ protectionPapers: { 'record.md': text } }));
    expect(found.map(({ file, line, what }) => `${file}:${line}: ${what}`)).toEqual([
      'record.md:1: data protection paper lacks “Ort”',
      'record.md:3: data protection paper lacks “Name”',
      'record.md:3: data protection paper lacks “Tag”',
    ]);
  });

  it('is found for each contract paper that does not exist, with its line', () => {
    const { contractPapers } = companyBut({});
    const found = companyFindings(
      '2027-01-01',
      companyBut({ contractPapers: { ...contractPapers, secrecy: 'open' } }),
    );
    expect(whats(found)).toEqual([
      expect.stringMatching(/^there is no paper yet: the undertaking of secrecy/),
    ]);
  });

  it('is found for an earlier legal text that names a stand-in', () => {
    const keptTexts = {
      'terms_1.md': 'Bewertra.\n\nAn [wir@bewertra.example](mailto:wir@bewertra.example).',
      'terms_2.md': 'An [wir@bewertra.de](mailto:wir@bewertra.de).',
    };
    const found = companyFindings('2027-01-01', companyBut({ keptTexts }));
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(['terms_1.md:3']);
  });

  it('is found for a security.txt that ends within a month, or does not say when', () => {
    const ending = (end: string) => `Contact: mailto:a@b.de\nExpires: ${end}T00:00:00.000Z\n`;
    expect(securityTextFindings('2027-01-01', ending('2027-06-30'))).toEqual([]);
    expect(securityTextFindings('2027-06-01', ending('2027-06-30'))).toMatchObject([
      { what: 'security.txt ends on 2027-06-30', line: 2 },
    ]);
    expect(securityTextFindings('2028-01-01', ending('2027-06-30'))).toHaveLength(1);
    expect(securityTextFindings('2027-01-01', 'Contact: mailto:a@b.de\n')).toHaveLength(1);
  });

  it('is found for a claim that is open', () => {
    const claims = [{ reviewBy: '2027-02-28', open: 'who decides' }];
    expect(whats(companyFindings('2027-01-01', companyBut({ claims })))).toEqual([
      'a claim is open: who decides',
    ]);
  });

  it('is found once for a day by which claims were to be reviewed', () => {
    const claims = [{ reviewBy: '2027-02-28' }, { reviewBy: '2027-02-28' }, { reviewBy: '2027-05-31' }];
    expect(whats(companyFindings('2027-03-01', companyBut({ claims })))).toEqual([
      'claims were to be reviewed by 2027-02-28',
    ]);
  });
});

describe('findings in the data', () => {
  it('name every placeholder and its line', () => {
    const found = pageFindings().filter(({ what }) => what.startsWith('placeholder'));
    for (const value of placeholdersLeft()) expect(whats(found)).toContain(`placeholder “${value}”`);
    for (const { file, line, what } of found) {
      const value = what.slice('placeholder “'.length, -1);
      expect(readFileSync(file, 'utf8').split('\n')[line - 1]).toContain(`"${value}"`);
    }
  });

  it.each([
    ...Object.keys(legalDrafts).map((text) => `legal text “${text}” is a draft`),
    ...Object.keys(unread).map((text) => `nobody of the trade has read the ${text}`),
    ...team
      .filter(({ key }) => !photographed().has(key))
      .map(({ key }) => `the portrait of ${key} is a placeholder`),
  ])('neither launch nor production build passes over: %s', (what) => {
    expect(whats(buildFindings({}))).toContain(what);
    expect(whats(launchFindings({}))).toContain(what);
  });

  it('name what the company owes, which stops no build: papers, claims and settings of the service', () => {
    const others =
      /data protection paper lacks|there is no paper yet|a claim is open|claims were to be|SMTP_URL|MAIL_/g;
    const launch = asLines(launchFindings({}, [], '9999-12-31'));
    expect(new Set(launch.match(others)).size).toBe(6);
    expect(asLines(buildFindings({}))).not.toMatch(others);
  });

  it('name every paper that is open, at the line that says so', () => {
    const lines = readFileSync('common/papers.ts', 'utf8').split('\n');
    const found = companyFindings('2000-01-01').filter(({ what }) => what.startsWith('there is no paper'));
    const open = (Object.keys(papers) as Paper[]).filter((paper) => papers[paper] === 'open');
    expect(found.map(({ line }) => lines[line - 1]?.trim())).toEqual(
      open.map((paper) => `${paper}: 'open',`),
    );
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

it('a claim is overdue from midnight in Germany on, not from that of UTC', () => {
  const [first = ''] = claimKeys.map((key) => register[key].reviewBy).toSorted();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const overdue = () => whats(launchFindings({})).filter((what) => what.includes(first));
  vi.setSystemTime(Date.parse(`${first}T21:59:59Z`));
  expect(overdue()).toEqual([]);
  vi.setSystemTime(Date.parse(`${first}T23:00:01Z`));
  expect(overdue()).toEqual([`claims were to be reviewed by ${first}`]);
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
    ['RECAPTCHA_SECRET', 'abc', /RECAPTCHA_SITE_KEY: is missing/],
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
    // The site that loads its script is published by a build.
    const notice = expect.stringContaining('privacy notice does not describe reCAPTCHA') as string;
    expect(whats(buildFindings({ ...ready, RECAPTCHA_SITE_KEY: 'abc' }))).toContainEqual(notice);
    expect(whats(buildFindings(ready))).not.toContainEqual(notice);
  });

  it('are none when all are final, mails as files included, and name a missing one once', () => {
    expect(settingFaults(ready)).toEqual([]);
    expect(settingFaults({ ...ready, SMTP_URL: '', MAIL: 'folder' })).toEqual([]);
    expect(settingFaults({ ...ready, MAIL_TO: '' })).toEqual([expect.stringMatching(/^MAIL_TO: is missing/)]);
  });
});
