import type { AstroIntegration } from 'astro';
import { faultsOfHours } from '#common/hotlineFaults.ts';
import { hotlineHours } from '#common/hotlineHours.ts';

/** @throws Error naming each part of the hotline's hours that pages cannot say, and what to do */
export function refuseHours(hours: unknown): void {
  const faults = faultsOfHours(hours, 'en');
  const lines = faults.map(({ key, says }) => `common/hotlineHours.json, ${key}: ${says}`);
  if (lines.length > 0) throw new Error(`The hotline's hours cannot be shown:\n${lines.join('\n')}`);
}

/** A build fails while the hotline's hours are not as pages can say them. */
export const refuseWrongHours: AstroIntegration = {
  name: 'refuse-wrong-hotline-hours',
  hooks: { 'astro:build:start': () => refuseHours(hotlineHours) },
};
