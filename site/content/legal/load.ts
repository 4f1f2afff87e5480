import type { Locale } from '#common/locales.ts';
import { languages } from '../load.ts';
import type { LegalDocumentKey } from '../types/legal.ts';
import { renderLegal, type LegalDocument } from './render.ts';
import { legalValues } from './values.ts';

const sources = import.meta.glob<string>('../*/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const fileOf = (locale: Locale, document: string) => `site/content/${locale}/legal/${document}.md`;

/**
 * The Markdown as written, placeholders included.
 * @throws Error naming the file that is missing
 */
export function legalSource(locale: Locale, document: LegalDocumentKey): string {
  const source = sources[`../${locale}/legal/${document}.md`];
  if (source === undefined) throw new Error(`${fileOf(locale, document)}: there is no such file`);
  return source;
}

/**
 * A legal text in a language, ready for its page.
 * @param values added to those of `legalValues`: the origin, without trailing slash, depends on the deployment
 * @throws Error naming the file and the placeholder that has no value, or is not closed
 */
export function loadLegal(
  locale: Locale,
  document: LegalDocumentKey,
  values: { 'site.origin': string },
): LegalDocument {
  const source = legalSource(locale, document);
  // Only the terms are cited by section.
  const headingNumber = document === 'terms' ? languages[locale].format.sectionNumber : undefined;
  try {
    return renderLegal(source, { ...legalValues(locale), ...values }, headingNumber);
  } catch (error) {
    throw new Error(`${fileOf(locale, document)}: ${(error as Error).message}`, { cause: error });
  }
}
