import { createHash } from 'node:crypto';
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
