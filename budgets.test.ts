import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assertWithinBudget, budgets, overrun, type Budget, type BudgetName } from './budgets.ts';

const all = Object.entries(budgets) as [BudgetName, Budget][];

describe('whoever passes a budget reads', () => {
  const { limit, remedy } = budgets.html;
  const message = overrun('html', 'faq.html', limit + 1.234) ?? '';

  it.each([
    ['the page', /^faq\.html: /],
    ['the value and its unit', new RegExp(`: ${limit + 1.23} KiB `)],
    ['the limit', new RegExp(`at most ${limit} KiB`)],
    ['the file and the name of the budget', /"html" in budgets\.ts/],
    ['that the limit may be changed', /change the limit there, with the reason/],
  ])('%s', (_what, words) => {
    expect(message).toMatch(words);
  });

  it('what to do', () => {
    expect(message).toContain(remedy);
  });
});

it('a value at the limit keeps the budget', () => {
  expect(overrun('html', 'faq.html', budgets.html.limit)).toBeNull();
});

it('a rate below its least passes the budget, and is told as such', () => {
  expect(overrun('sqlite', 'two cores', budgets.sqlite.limit - 1)).toContain('at least');
});

it('a rate above its least keeps the budget', () => {
  expect(overrun('sqlite', 'two cores', budgets.sqlite.limit + 1)).toBeNull();
});

it('what could not be measured keeps no budget', () => {
  expect(overrun('html', 'faq.html', NaN)).not.toBeNull();
  expect(overrun('sqlite', 'two cores', NaN)).not.toBeNull();
});

it('a test fails with the whole message', () => {
  const value = budgets.fonts.limit + 1;
  expect(() => assertWithinBudget('fonts', '404.html', value)).toThrow(
    overrun('fonts', '404.html', value) ?? '',
  );
});

it.each(all)(
  '%s is kept today, unless it is a goal that is not reached yet',
  (name, { today, where, isGoal = false }) => {
    expect(overrun(name, where, today) === null).toBe(!isGoal);
  },
);

/** Lighthouse has no more than 100 points; the first visit is a goal that is reached with little room; a run's limit is ordered. */
const withoutRoom: readonly BudgetName[] = [
  'lighthousePerformance',
  'lighthouseRules',
  'firstVisit',
  'testRun',
];

it.each(all.filter(([name, { isGoal = false }]) => !isGoal && !withoutRoom.includes(name)))(
  '%s leaves a tenth of room, so that a change that is ordered is not stopped by a few bytes',
  (_name, { limit, today, isLeast }) => {
    const room = isLeast ? today / limit : limit / today;
    expect(room).toBeGreaterThanOrEqual(1.1);
  },
);

/** Numbers that requirements promise, each beside its unit. */
it.each([
  ['11.1', budgets.html],
  ['11.1', budgets.firstSection],
  ['11.1', budgets.homeFirstSection],
  ['11.1', budgets.secondSheet],
  ['11.1', budgets.fonts],
  ['11.2', budgets.script],
  ['11.2', budgets.consentScript],
  ['11.2', budgets.contactForm],
  ['11.3', budgets.widePicture],
  ['11.3', budgets.narrowPicture],
] as [string, Budget][])(
  'requirement %s promises what budgets.ts allows: $limit $unit',
  (number, { limit, unit }) => {
    const requirements = readFileSync('docs/requirements.md', 'utf8');
    const line = requirements.split('\n').find((one) => one.startsWith(`**${number}** `));
    expect(line).toMatch(new RegExp(`(^|\\D)${String(limit).replace('.', '\\.')} ${unit}\\b`));
  },
);
