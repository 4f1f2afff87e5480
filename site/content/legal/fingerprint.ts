import { createHash } from 'node:crypto';
import { localeCodes } from '#common/locales.ts';
import type { LegalDocument } from './render.ts';

/** What a visitor reads of a legal text, figures and names included; neither markup nor line breaks. */
export function wordsOf({ introHtml, sections }: LegalDocument): string {
  const html = [introHtml, ...sections.flatMap(({ heading, html }) => [heading, html])].join(' ');
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

/**
 * The fingerprint of a version in one language, by which `common/legalVersions.json` knows its words.
 * @returns SHA-256, hexadecimal
 */
export function fingerprintOf(document: LegalDocument): string {
  return createHash('sha256').update(wordsOf(document)).digest('hex');
}

/**
 * The fingerprints of a version by language.
 * @param documents one for each language, in the order of `localeCodes`
 */
export function fingerprintsOf(documents: readonly LegalDocument[]): Record<string, string> {
  return Object.fromEntries(
    documents.map((document, at) => [String(localeCodes[at]), fingerprintOf(document)]),
  );
}
