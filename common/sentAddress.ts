import { receivedParameter, referenceParameter } from './ids.ts';
import type { Locale } from './locales.ts';
import { localisedPath, messageSentPath } from './routes.ts';

/**
 * Where the form without JavaScript leads to: the page "sent", with what it has to say in its address.
 * @param message `reference`: as people say it, `BW-7K3Q-M2`; without one, the page says in general what happens next
 */
export function sentAddress(
  locale: Locale,
  { reference, receivedAt }: { reference: string | undefined; receivedAt: Date },
): string {
  const path = localisedPath(locale, messageSentPath);
  if (reference === undefined) return path;
  const received = Math.floor(receivedAt.getTime() / 1000);
  return `${path}?${referenceParameter}=${reference}&${receivedParameter}=${received}`;
}
