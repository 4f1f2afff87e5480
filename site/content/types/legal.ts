import type { PageMeta } from './shared.ts';

export const legalDocuments = ['terms', 'privacy', 'imprint'] as const;
export type LegalDocumentKey = (typeof legalDocuments)[number];

/** What surrounds the legal texts; the texts themselves are Markdown. */
export type LegalContent = {
  meta: Record<LegalDocumentKey, PageMeta>;
  /** Headlines, with soft hyphens where phones need them. */
  titles: Record<LegalDocumentKey, string>;
  kicker: string;
  /** Heading of the table of contents. */
  contents: string;
  /** Leads from the terms in another language to the German ones. */
  binding: string;
};
