import { expect, it } from 'vitest';
import { secretFrom } from '#server/store/secret.ts';
import { testSecret } from '#server/testing/app.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';
import { formTokenLifetime, formTokens, minimumFillTime, type FormTokens } from './formTokens.ts';

const home = '192.0.2.1';

function setUp() {
  let now = Date.parse('2026-03-02T09:30:00Z');
  const tokens = formTokens(testSecret, () => now);
  return { tokens, pass: (time: number) => (now += time) };
}

it('is good across an update, as the name of its key stays', () => {
  const names: string[] = [];
  formTokens((name) => {
    names.push(name);
    return testSecret(name);
  });
  expect(names).toEqual(['form tokens']);
});

it('is good from the minimum fill time until it runs out, under one nonce', () => {
  const { tokens, pass } = setUp();
  const token = tokens.issue(home);
  expect(tokens.verify(token, home)).toEqual({ kind: 'tooFast' });
  pass(minimumFillTime);
  const verdict = tokens.verify(token, home);
  expect(verdict).toEqual({ kind: 'passed', nonce: token.split('.')[1] });
  pass(formTokenLifetime - minimumFillTime);
  expect(tokens.verify(token, home)).toEqual(verdict);
  pass(1);
  expect(tokens.verify(token, home)).toEqual({ kind: 'refused' });
});

it.each([
  ['192.0.2.1', '192.0.2.254', true],
  ['192.0.2.1', '192.0.3.1', false],
  ['2001:db8:1:200::1', '2001:db8:1:2ff::9', true],
  ['2001:db8:1:200::1', '2001:db8:2:200::1', false],
])('one of %s is good at %s: %s', (served, posted, good) => {
  const { tokens, pass } = setUp();
  const token = tokens.issue(served);
  pass(minimumFillTime);
  expect(tokens.verify(token, posted).kind).toBe(good ? 'passed' : 'refused');
  expect(tokens.keep(token, posted) === token).toBe(good);
});

it('is kept while it is good, also while it is too young, and replaced by a new one after', () => {
  const { tokens, pass } = setUp();
  const token = tokens.issue(home);
  expect(tokens.issue(home)).not.toBe(token);
  expect(tokens.keep(token, home)).toBe(token);
  pass(formTokenLifetime + 1);
  for (const old of [token, ''])
    expect(tokens.verify(tokens.keep(old, home), home)).toEqual({ kind: 'tooFast' });
});

it.each([
  ['a second', SECOND],
  ['25 minutes', 25 * MINUTE],
  ['a year', 365 * DAY],
])(
  'is refused while the clock is %s behind the one it was issued by, and replaced by a good one',
  (_what, by) => {
    const { tokens, pass } = setUp();
    const early = tokens.issue(home);
    pass(-by);
    expect(tokens.verify(early, home)).toEqual({ kind: 'refused' });
    const next = tokens.keep(early, home);
    expect(next).not.toBe(early);
    pass(minimumFillTime);
    expect(tokens.verify(next, home).kind).toBe('passed');
  },
);

it.each([
  ['another server’s', ({ foreign }) => foreign],
  ['older than it was issued', ({ older }) => older],
  ['longer', ({ token }) => `${token}x`],
  ['behind a blank', ({ token }) => ` ${token}`],
  ['without its signature', ({ unsigned }) => unsigned],
  ['empty', () => ''],
  ['of dots', () => '..'],
  ['of letters that no token has', () => 'ä'.repeat(43)],
] as [string, (given: Given) => string][])('is refused when it is %s', (_, wrong) => {
  const { tokens, given } = issued();
  expect(tokens.verify(wrong(given), home)).toEqual({ kind: 'refused' });
});

type Given = { token: string; foreign: string; older: string; unsigned: string };

/** A token that is good by now, and what somebody could make of it. */
function issued(): { tokens: FormTokens; given: Given } {
  const { tokens, pass } = setUp();
  const token = tokens.issue(home);
  const foreign = formTokens(secretFrom(Buffer.alloc(32, 9)), () => Date.parse('2026-03-02')).issue(home);
  pass(minimumFillTime);
  const [time = '', nonce = '', mark = ''] = token.split('.');
  const older = `${(Number.parseInt(time, 36) - 1).toString(36)}.${nonce}.${mark}`;
  expect(tokens.verify(token, home).kind).toBe('passed');
  return { tokens, given: { token, foreign, older, unsigned: `${time}.${nonce}` } };
}
