import { legalVersions, type LegalVersion, type VersionedText } from '#common/legalVersions.ts';
import type { Locale } from '#common/locales.ts';
import type { LegalDocumentKey } from '../types/legal.ts';
import type { LegalDocument } from './render.ts';
import { renderIn } from './renderIn.ts';

const sources = import.meta.glob<string>('../*/legal/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const fileOf = (locale: Locale, name: string) => `site/content/${locale}/legal/${name}.md`;

/**
 * The Markdown as written, placeholders included.
 * @param name of the file below `legal/`, without its ending
 * @throws Error naming the file that is missing
 */
function sourceOf(locale: Locale, name: string): string {
  const source = sources[`../${locale}/legal/${name}.md`];
  if (source === undefined) throw new Error(`${fileOf(locale, name)}: there is no such file`);
  return source;
}

/**
 * The Markdown of the text in force, placeholders included.
 * @throws Error naming the file that is missing
 */
export function legalSource(locale: Locale, document: LegalDocumentKey): string {
  return sourceOf(locale, document);
}

/** Values that a deployment decides: the origin, without trailing slash. */
type Deployment = { 'site.origin': string };

/**
 * A legal text in a language, ready for its page.
 * @param values added to those of every text (`values.ts`)
 * @throws Error naming the file and the placeholder that has no value, or is not closed
 */
export function loadLegal(locale: Locale, document: LegalDocumentKey, values: Deployment): LegalDocument {
  return rendered(locale, document, document, values);
}

/**
 * One version of a text: that in force, or an earlier one as it was kept. A kept text has its figures and names in
 * it, since today's need not be those of its day; only addresses are filled in.
 * @throws Error as `loadLegal` does
 */
export function loadVersion(
  locale: Locale,
  text: VersionedText,
  { version }: Pick<LegalVersion, 'version'>,
  values: Deployment,
): LegalDocument {
  const isInForce = version === legalVersions[text].version;
  return rendered(locale, text, isInForce ? text : `earlier/${text}_${version}`, values);
}

function rendered(
  locale: Locale,
  document: LegalDocumentKey,
  name: string,
  values: Deployment,
): LegalDocument {
  const source = sourceOf(locale, name);
  try {
    return renderIn(locale, document, source, values);
  } catch (error) {
    throw new Error(`${fileOf(locale, name)}: ${(error as Error).message}`, { cause: error });
  }
}
