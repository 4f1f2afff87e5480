import { createHash } from 'node:crypto';
import type { LegalDocument } from './render.ts';

/** What a visitor reads of a legal text, figures and names included; neither markup nor line breaks. */
export function wordsOf({ introHtml, sections }: LegalDocument): string {
  const html = [introHtml, ...sections.flatMap(({ heading, html }) => [heading, html])].join(' ');
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

/**
 * The fingerprint of a version, by which `common/legalVersions.json` knows its words.
 * @param documents one for each language, in the order of `localeCodes`
 * @returns SHA-256, hexadecimal
 */
export function fingerprintOf(documents: readonly LegalDocument[]): string {
  return createHash('sha256').update(documents.map(wordsOf).join('\n')).digest('hex');
}
