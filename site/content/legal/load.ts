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

/**
 * The Markdown as written, placeholders included.
 * @throws Error naming the file that is missing
 */
export function legalSource(locale: Locale, document: LegalDocumentKey): string {
  const file = `../${locale}/legal/${document}.md`;
  const source = sources[file];
  if (source === undefined) throw new Error(`Legal text: no file ${file}`);
  return source;
}

/**
 * A legal text in a language, ready for its page.
 * @param values added to those of `legalValues`: the origin, without trailing slash, depends on the deployment
 */
export function loadLegal(
  locale: Locale,
  document: LegalDocumentKey,
  values: { 'site.origin': string },
): LegalDocument {
  return renderLegal(
    legalSource(locale, document),
    { ...legalValues(locale), ...values },
    // Only the terms are cited by section.
    document === 'terms' ? languages[locale].format.sectionNumber : undefined,
  );
}
