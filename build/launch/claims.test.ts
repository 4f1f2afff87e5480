import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claimKeys, register, type Claim } from '#common/claims.ts';
import { claimFindings } from './claims.ts';
import { asLines, buildFindings, launchFindings } from './findings.ts';

const claim: Claim = {
  group: 'times',
  facts: [],
  statedBy: 'company',
  asOf: '2026-11',
  evidence: 'none yet',
  decides: 'operations',
  reviewBy: '2027-02-28',
};

const whats = (today: string, changes: Partial<Claim> = {}) =>
  claimFindings(today, { some: { ...claim, ...changes } }, '\n  some: {').map(({ what }) => what);

it('nothing is said of a claim that somebody answers for, up to the day of its review', () => {
  expect(whats('2026-11-22')).toEqual([]);
  expect(whats('2027-02-28')).toEqual([]);
});

it('a claim is named from the day after its review was due', () => {
  expect(whats('2027-03-01')).toEqual(['claim “some” was to be reviewed by 2027-02-28']);
});

it('a claim is named that neither evidence nor a person stands behind', () => {
  expect(whats('2026-11-22', { decides: 'nobody yet' })).toEqual([
    'claim “some” has neither evidence nor anybody who decides',
  ]);
  expect(whats('2026-11-22', { decides: 'nobody yet', evidence: 'agreed' })).toEqual([]);
});

it('what is open is named, until it is decided', () => {
  expect(whats('2026-11-22', { open: 'the amount' })).toEqual(['claim “some” is open: the amount']);
});

it('a finding leads to the line of its claim', () => {
  const { line } = claimFindings('2027-03-01', { some: claim }, 'first\n  some: {')[0] ?? {};
  expect(line).toBe(2);
  const lines = readFileSync('common/claims.ts', 'utf8').split('\n');
  for (const finding of claimFindings('9999-12-31')) {
    const key = /“(.+?)”/.exec(finding.what)?.[1] ?? '';
    expect(lines[finding.line - 1]).toContain(`${key}: {`);
  }
});

it('the register of this tree is known to the launch check, and does not stop a build on some later day', () => {
  const open = claimKeys.filter((key) => register[key].open !== undefined);
  const launch = asLines(launchFindings({}, [], '9999-12-31'));
  for (const key of open) expect(launch).toContain(`claim “${key}” is open`);
  expect(launch).toContain('was to be reviewed by');
  expect(asLines(buildFindings({}))).not.toContain('claim “');
});
