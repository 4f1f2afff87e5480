import type { Locale } from '#common/locales.ts';
import type { Listener } from '../listener.ts';
import type { Site } from '../site.ts';

/** What a listener must hear. */
export type Wanted = {
  inOrder: string[];
  /** What would be a nuisance when it is said twice. */
  once?: string[];
};

/** What somebody does by keys alone, in a language; resolves to what they must have heard. */
export type Journey = (listener: Listener, site: Site, locale: Locale) => Promise<Wanted>;

/** Orca's key that gives the arrows to the control, or back to reading. */
export const readOrOperate = 'Insert+a';
