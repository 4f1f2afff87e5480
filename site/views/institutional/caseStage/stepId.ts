import type { ClientStep } from '#site/content/types/clients.ts';

/** The id of a step, which its link leads to. */
export const stepId = (step: ClientStep): string => `step-${step}`;
