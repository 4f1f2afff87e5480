import type { VersionedText } from '#common/legalVersions.ts';
import type { PageMeta } from './shared.ts';

export const legalDocuments = ['terms', 'privacy', 'imprint'] as const;
export type LegalDocumentKey = (typeof legalDocuments)[number];

/** What a version changed in one section of a text. */
export type LegalChange = {
  /** The section's position in the version in force: when sections move, their entries move with them. */
  section: number;
  /** A sentence that says what is different now. */
  says: string;
};

/** What stands below a text about the versions before it (requirement 8.13). */
export type LegalChangesContent = {
  title: string;
  /** Instead of a list, while there is only one version. */
  first: (date: string) => string;
  /** Above the list of a version. */
  version: (version: string, date: string) => string;
  /** What each version from the second on changed against the one before it, by its number. */
  lists: Record<VersionedText, Readonly<Record<string, readonly LegalChange[]>>>;
};

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
  changes: LegalChangesContent;
};
