export const legalDocuments = ['terms', 'privacy', 'imprint'] as const;
export type LegalDocumentKey = (typeof legalDocuments)[number];

/** What a version changed in one section of a text. */
export type LegalChange = {
  /** The section's position in the version in force: when sections move, their entries move with them. */
  section: number;
  /** A sentence that says what is different now. */
  says: string;
};
