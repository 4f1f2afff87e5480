import type { PageKey } from '#common/routes.ts';
import type { Audience } from '#site/content/types/registration.ts';

/**
 * The pages that have the slim bar on a phone, and whose registration it offers. Not among them: contact, where the
 * form is the next step, and what is read for the law.
 */
export const slimBars: Partial<Record<PageKey, Audience | 'both'>> = {
  home: 'both',
  institutional: 'client',
  lawyers: 'client',
  professional: 'valuer',
  platform: 'both',
  about: 'both',
  faq: 'both',
  valuationGuide: 'client',
  trust: 'both',
};
