import type { Locale } from '#common/locales.ts';
import { languages } from '../load.ts';
import type { LegalDocumentKey } from '../types/legal.ts';
import { renderLegal, type LegalDocument, type LegalValues } from './render.ts';
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

/** What only the deployment knows: the site's origin without trailing slash, by which the texts name the site. */
export type DeploymentValues = LegalValues & { readonly 'site.origin': string };

/** A legal text in a language, ready for its page. `values` complete, or override, those of `legalValues`. */
export function loadLegal(
  locale: Locale,
  document: LegalDocumentKey,
  values: DeploymentValues,
): LegalDocument {
  return renderLegal(
    legalSource(locale, document),
    { ...legalValues(locale), ...values },
    // Only the terms are cited by section.
    document === 'terms' ? languages[locale].format.sectionNumber : undefined,
  );
}
