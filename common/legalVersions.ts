/** A text that visitors agree to or take note of, as it is published. */
export type LegalVersion = {
  /** Counts the published versions; stored with each message that was sent under it. */
  version: string;
  /** Day on which it was published, `YYYY-MM-DD`. */
  date: string;
};

/**
 * The terms and the privacy notice that are published now (requirement 6.26). `text` is the SHA-256 of their
 * words in every language, so that no word changes without a thought for version and date:
 * `site/content/legal/versions.test.ts` compares.
 */
export const legalVersions = {
  terms: {
    version: '1',
    date: '2026-11-22',
    text: '457007d84c51203a6a3afe91bbb29801dfeda9ef5635c7e4bc51f5b785f99968',
  },
  privacy: {
    version: '1',
    date: '2026-11-22',
    text: '605537a4aca412e291573c8cbb5b4e90e2b39e6350d20e143a76b3fc3c7cb1b3',
  },
} as const satisfies Record<string, LegalVersion & { text: string }>;

/** The versions of both texts that a sender had before them. */
export type Agreed = Record<keyof typeof legalVersions, LegalVersion>;

/** The versions in force, as they are stored with a message. */
export function agreedNow(): Agreed {
  const { terms, privacy } = legalVersions;
  return {
    terms: { version: terms.version, date: terms.date },
    privacy: { version: privacy.version, date: privacy.date },
  };
}
