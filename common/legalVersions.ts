/** A text that visitors agree to or take note of, as it is published. */
export type LegalVersion = {
  /** Counts the published versions; stored with each message that was sent under it. */
  version: string;
  /** Day on which it was published, `YYYY-MM-DD`. */
  date: string;
};

/** The version in force, and what a change of it needs. */
export type PublishedText = LegalVersion & {
  /** The versions before this one, oldest first: a new one moves its predecessor here. */
  earlier: readonly LegalVersion[];
  /** SHA-256 of the words in every language. */
  text: string;
};

/**
 * The terms and the privacy notice that are published now (requirement 6.26). `text` is the SHA-256 of their
 * words, so that none changes without a thought for version and date: `site/content/legal/versions.test.ts`
 * compares. What a version changed is content: `changes` in `legal.ts` of each language.
 */
export const legalVersions = {
  terms: {
    version: '2',
    date: '2026-11-24',
    earlier: [{ version: '1', date: '2026-11-22' }],
    text: '47efabc85c7042c45c9bed116044d1f9fec0f4fda6443d5b74a37cfc7cae8746',
  },
  privacy: {
    version: '4',
    date: '2026-11-26',
    earlier: [
      { version: '1', date: '2026-11-22' },
      { version: '2', date: '2026-11-24' },
      { version: '3', date: '2026-11-26' },
    ],
    text: '2c5d9a018f679980eb5dcf35bd711089e113edc663f4c144add64e2622284c8b',
  },
} as const satisfies Record<string, PublishedText>;

/** A text that has versions. */
export type VersionedText = keyof typeof legalVersions;

/** The versions of both texts that a sender had before them. */
export type Agreed = Record<VersionedText, LegalVersion>;

/** The versions in force, as they are stored with a message. */
export function agreedNow(): Agreed {
  const { terms, privacy } = legalVersions;
  return {
    terms: { version: terms.version, date: terms.date },
    privacy: { version: privacy.version, date: privacy.date },
  };
}
