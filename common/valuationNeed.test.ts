import { describe, expect, it } from 'vitest';
import {
  answersTo,
  needPath,
  needQuestions,
  needReasons,
  needSteps,
  valuationKinds,
} from './valuationNeed.ts';

const ends = needSteps.filter(({ tree }) => 'kind' in tree);
const needs = ends.flatMap(({ tree }) => ('kind' in tree ? [tree] : []));

describe('the tree of questions', () => {
  it('ends on each of its paths after at most four questions, none of them asked twice', () => {
    expect(ends.length).toBeGreaterThan(10);
    for (const { given } of ends) {
      expect(given.length).toBeGreaterThan(0);
      expect(given.length).toBeLessThanOrEqual(4);
      expect(new Set(given.map(({ question }) => question)).size).toBe(given.length);
    }
  });

  it('asks each question, offers each answer, and comes to each kind for each reason', () => {
    const asked = new Set(needSteps.flatMap(({ tree }) => ('ask' in tree ? [tree.ask] : [])));
    expect([...asked].toSorted()).toEqual(Object.keys(needQuestions).toSorted());
    for (const question of asked) {
      const given = needSteps.flatMap((step) => step.given.filter((one) => one.question === question));
      expect(new Set(given.map(({ answer }) => answer))).toEqual(new Set(needQuestions[question]));
    }
    expect(new Set(needs.map(({ kind }) => kind))).toEqual(new Set(valuationKinds));
    expect(new Set(needs.map(({ reason }) => reason))).toEqual(new Set(needReasons));
  });

  it('lets a short valuation do only for one’s own view of today’s value of a plain property', () => {
    const short = ends.filter(({ tree }) => 'kind' in tree && tree.kind === 'short');
    expect(short).not.toEqual([]);
    for (const step of short) expect(answersTo(step).slice(1)).toEqual(['self', 'today', 'plain']);
  });

  it('gives each step an address of its own', () => {
    const paths = needSteps.map((step) => needPath(answersTo(step)));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths[0]).toBe('/valuation_guide/need');
  });
});
