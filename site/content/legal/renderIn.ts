import type { Locale } from '#common/locales.ts';
import { languages } from '../load.ts';
import type { LegalDocumentKey } from '../types/legal.ts';
import { renderLegal, type LegalDocument, type LegalValues } from './render.ts';

/**
 * A legal text as its language renders it: with the values of every text (`values.ts`), and numbers where it has them.
 * @param source the Markdown, of today or of an earlier version
 * @param values added to those of every text, or instead of them
 * @throws Error as `renderLegal` does
 */
export function renderIn(
  locale: Locale,
  document: LegalDocumentKey,
  source: string,
  values: LegalValues,
): LegalDocument {
  const language = languages[locale];
  // Only the terms are cited by section.
  const headingNumber = document === 'terms' ? language.format.sectionNumber : undefined;
  return renderLegal(source, { ...language.values, ...values }, headingNumber);
}
