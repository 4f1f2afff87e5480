import { defaultLocale, type Locale } from '#common/locales.ts';
import { localisedPath } from '#common/routes.ts';
import type { LegalDocumentKey } from '#site/content/types/legal.ts';
import type { BindingVersion } from './LegalView.tsx';

/**
 * The binding version, linked from a translation: only the German terms bind. Undefined where there is none, or it is this.
 * @param path the text's address without the language
 */
export function bindingOf(
  text: LegalDocumentKey,
  { locale, label, path }: { locale: Locale; label: string; path: string },
): BindingVersion | undefined {
  if (text !== 'terms' || locale === defaultLocale) return undefined;
  return { label, locale: defaultLocale, href: localisedPath(defaultLocale, path) };
}
