import type { AstroIntegration } from 'astro';
import { faultsOfFact } from '#common/factFaults.ts';
import { facts, type Fact, type FactKey } from '#common/facts.ts';

/** @throws Error naming each figure that pages cannot say, and what to do */
export function refuseFacts(figures: Readonly<Record<FactKey, Fact>>): void {
  const lines = (Object.keys(figures) as FactKey[]).flatMap((key) =>
    faultsOfFact(key, figures[key], 'en').map((says) => `common/facts.json, ${key}: ${says}`),
  );
  if (lines.length > 0) throw new Error(`A figure cannot be stated:\n${lines.join('\n')}`);
}

/** A build fails while a figure is not as pages can say it. */
export const refuseWrongFacts: AstroIntegration = {
  name: 'refuse-wrong-facts',
  hooks: { 'astro:build:start': () => refuseFacts(facts) },
};
