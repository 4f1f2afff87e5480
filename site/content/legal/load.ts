import type { Locale } from '#common/locales.ts';
import imprintDe from '../de/legal/imprint.md?raw';
import privacyDe from '../de/legal/privacy.md?raw';
import termsDe from '../de/legal/terms.md?raw';
import imprintEn from '../en/legal/imprint.md?raw';
import privacyEn from '../en/legal/privacy.md?raw';
import termsEn from '../en/legal/terms.md?raw';
import { renderLegal, type LegalDocument, type LegalValues } from './render.ts';
import { legalValues } from './values.ts';

export type LegalDocumentKey = 'terms' | 'privacy' | 'imprint';

/** The Markdown as written, placeholders included. */
export const legalSources = {
  de: { terms: termsDe, privacy: privacyDe, imprint: imprintDe },
  en: { terms: termsEn, privacy: privacyEn, imprint: imprintEn },
} as const satisfies Record<Locale, Record<LegalDocumentKey, string>>;

/** Only the terms are cited by section, so only their headings carry a number. */
const termsNumber = {
  de: (position: number) => `§\u00a0${position}`,
  en: (position: number) => `${position}.`,
} as const satisfies Record<Locale, (position: number) => string>;

/** What only the deployment knows: the site's origin without trailing slash, by which the texts name the site. */
export type DeploymentValues = LegalValues & { readonly 'site.origin': string };

/** A legal text in a language, ready for its page. `values` complete, or override, those of `legalValues`. */
export function loadLegal(
  locale: Locale,
  document: LegalDocumentKey,
  values: DeploymentValues,
): LegalDocument {
  return renderLegal(
    legalSources[locale][document],
    { ...legalValues(locale), ...values },
    document === 'terms' ? termsNumber[locale] : undefined,
  );
}
