import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { company, contacts, placeholdersLeft } from '#common/company.ts';
import { facts } from '#common/facts.ts';
import { allSettings } from '#common/settings/schema.ts';
import { commands } from '#server/cli/commands/all.ts';
import { limits } from '#server/protection/limits/limiter.ts';
import { noticeOfWaiting } from '#server/retention/rule.ts';
import { DAY, MINUTE } from '#server/time.ts';

const folder = 'docs/data-protection';
const papers = globSync('*.md', { cwd: folder }).sort();
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');

/** Everything that a text matches, by the first group. */
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

it('the record names the company as the site does', () => {
  const { legalName, street, postalCode, town, managingDirector, email } = company;
  const { name, email: address } = contacts.dataProtection;
  for (const datum of [
    `${legalName}, ${street}, ${postalCode} ${town}`,
    managingDirector,
    email,
    name,
    address,
  ])
    expect(read('record.md')).toContain(datum);
  for (const datum of [managingDirector, name, address]) expect(read('breach.md')).toContain(datum);
});

it('a made-up address stands in the papers for as long as in the data, and no other', () => {
  const known = [...placeholdersLeft(), company.email, contacts.dataProtection.email];
  for (const paper of papers)
    for (const address of all(read(paper), /([\w.-]+@[\w.-]+\.\w+)/g))
      expect(known, paper).toContain(address);
});

describe('periods are those of the code', () => {
  const { contactDataDeletion, consentValidity, analyticsDeletion } = facts;

  it.each(papers)('%s: months', (paper) => {
    const months = [contactDataDeletion, consentValidity, analyticsDeletion].map(({ value, unit }) => {
      expect(unit).toBe('month');
      return String(value);
    });
    for (const number of all(read(paper), /(\d+) Monate/g)) expect(months).toContain(number);
  });

  it('contact messages, analytics and the counts of the limits', () => {
    expect(read('record.md')).toContain(
      `spätestens ${contactDataDeletion.value} Monate, nachdem die Anfrage`,
    );
    expect(read('retention.md')).toContain(`${contactDataDeletion.value} Monate nach Erledigung`);
    expect(read('record.md')).toContain(`nach ${analyticsDeletion.value} Monaten`);
    expect(read('retention.md')).toContain(`längstens ${consentValidity.value} Monate`);
    expect(read('retention.md')).toContain(`in den letzten ${noticeOfWaiting / DAY} Tagen`);
    for (const { window } of Object.values(limits))
      expect(read('record.md')).toContain(`zweiten Fensters von ${window / MINUTE} Minuten`);
  });

  it('the authority is told within 72 hours, by every paper that says so', () => {
    expect(read('breach.md')).toContain('Binnen 72 Stunden');
    expect(read('breach.md')).toContain('## Bis Stunde 72: melden');
    for (const paper of papers)
      for (const hours of all(read(paper), /(\d+) (?:Stunden|hours)/g)) expect(hours, paper).toBe('72');
  });
});

it.each(papers)('%s names commands and settings that there are', (paper) => {
  const names = commands.map(({ name }) => name);
  const text = read(paper);
  for (const command of all(text, /(?:contact --|`contact) ([a-z]+)/g)) expect(names).toContain(command);
  const settings = Object.keys(allSettings.shape);
  for (const setting of all(text, /`([A-Z]+(?:_[A-Z]+)*)(?:=[a-z]+)?`/g)) expect(settings).toContain(setting);
});

it('options of commands that the papers name are theirs', () => {
  for (const paper of papers)
    for (const [, name, rest = ''] of read(paper).matchAll(/contact -- ([a-z]+)([^\n`]*)/g)) {
      const command = commands.find((one) => one.name === name);
      const known = ['json', ...Object.keys(command?.options ?? {})];
      for (const option of all(rest, /--([a-z-]+)/g)) expect(known, `${paper}: ${name}`).toContain(option);
    }
});

it('every measure names the file or test that shows it', () => {
  const [held = ''] = read('measures.md').split('## Was nur das Unternehmen tun kann');
  const rows = all(held, /^\| (?!-|Maßnahme)(.+) \|$/gm);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/\| `[^`]+`/.test(row))).toEqual([]);
});

it('the papers lead to each other, and the list of them is whole', () => {
  for (const paper of papers)
    for (const target of all(read(paper), /\]\(([\w-]+\.md)\)/g)) expect(papers, paper).toContain(target);
  const listed = all(read('README.md'), /^\| \[([\w-]+\.md)\]/gm);
  expect(listed.sort()).toEqual(papers.filter((paper) => paper !== 'README.md'));
});
