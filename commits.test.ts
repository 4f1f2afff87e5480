import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Imperatives that end in "ed", "ing" or one "s". */
const imperatives = /^(?:Bring|Embed|Feed|Focus|Need|Seed)$/;

/** What is wrong with a commit's subject; empty where nothing is. */
function faultsOf(subject: string): string {
  const [first = ''] = subject.split(/[ :,]/);
  const faults = {
    'longer than 72 characters': subject.length > 72,
    'no capital at the start': !/^\p{Lu}/u.test(subject),
    'full stop at the end': subject.endsWith('.'),
    [`"${first}" is no imperative`]: /(?:ed|ing|[^s]s)$/i.test(first) && !imperatives.test(first),
  };
  return Object.keys(faults)
    .filter((fault) => faults[fault])
    .join(', ');
}

/** What git prints; empty without git or outside a repository. */
function git(...args: string[]): string {
  const { error, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return error ? '' : stdout.trim();
}

it.each([
  ['Pass the header on (−25 ms a click)', ''],
  ['Added a header.', 'full stop at the end, "Added" is no imperative'],
  [`fixes ${'x'.repeat(70)}`, 'longer than 72 characters, no capital at the start, "fixes" is no imperative'],
])('judges the subject "%s"', (subject, faults) => expect(faultsOf(subject)).toBe(faults));

it('finds an imperative of at most 72 characters in each commit since the last release', () => {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*');
  const range = tag === '' ? '-50' : `${tag}..HEAD`;
  const log = git('log', '--no-merges', '--format=%s', '--since=2026-11-25T00:00Z', range);
  const faulty = log.split('\n').filter((subject) => subject !== '' && faultsOf(subject) !== '');
  expect(faulty.map((subject) => `${subject}: ${faultsOf(subject)}`)).toEqual([]);
});
