import type { RefusalCode } from '#common/contact.ts';
import type { Locale } from '#common/locales.ts';
import { tooMany } from '#common/words/wait.ts';
import { words } from '#common/words/words.ts';

/**
 * What the service answers as JSON when it does not take something.
 * @param seconds to wait, where that is why
 */
export function problem(
  locale: Locale,
  code: RefusalCode,
  seconds?: number,
): { code: RefusalCode; message: string } {
  return { code, message: seconds === undefined ? words[locale][code] : tooMany(locale, seconds) };
}
