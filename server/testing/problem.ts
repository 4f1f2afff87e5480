import type { Refusal } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { words } from '#common/words/words.ts';

/** What the service answers as JSON when it does not take something. */
export function problem(locale: Locale, code: Refusal): { code: Refusal; message: string } {
  return { code, message: words[locale][code] };
}
