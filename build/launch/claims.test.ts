import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { claimKeys, register, type Claim } from '#common/claims.ts';
import { claimFindings } from './claims.ts';
import { asLines, buildFindings, launchFindings } from './findings.ts';

const claim: Claim = {
  facts: [],
  asOf: '2026-11',
  evidence: 'none yet',
  decides: 'operations',
  reviewBy: '2027-02-28',
};

const whats = (today: string, changes: Partial<Claim> = {}) =>
  claimFindings(today, { some: { ...claim, ...changes } }, '\n  some: {').map(({ what }) => what);

it.each<[string, Partial<Claim>, string[]]>([
  ['2027-02-28', {}, []],
  ['2027-03-01', {}, ['claim “some” was to be reviewed by 2027-02-28']],
  ['2026-11-22', { decides: 'nobody yet' }, ['claim “some” has neither evidence nor anybody who decides']],
  ['2026-11-22', { decides: 'nobody yet', evidence: 'agreed' }, []],
  ['2026-11-22', { open: 'the amount' }, ['claim “some” is open: the amount']],
])('the launch check says on %s of a claim with %o: %j', (today, changes, says) => {
  expect(whats(today, changes)).toEqual(says);
});

it('a finding leads to the line of its claim', () => {
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
