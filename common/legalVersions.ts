/** A text that visitors agree to or take note of, as it is published. */
export type LegalVersion = {
  /** Counts the published versions; stored with each message that was sent under it. */
  version: string;
  /** Day on which it was published, `YYYY-MM-DD`. */
  date: string;
};

/** A version with its words, which never change once they are published. */
export type WordedVersion = LegalVersion & {
  /** SHA-256 of the words in every language (`site/content/legal/words.ts`). */
  text: string;
};

/** The version in force, and those before it. */
export type PublishedText = WordedVersion & {
  /** Oldest first. Their words stay in `site/content/{language}/legal/earlier/`, at an address of their own. */
  earlier: readonly WordedVersion[];
};

/**
 * The terms and the privacy notice that are published now (requirement 6.26). `text` is the SHA-256 of their
 * words, so that none changes without a thought for version and date: `site/content/legal/versions.test.ts`
 * compares. What a version changed is content: `changes` in `legal.ts` of each language.
 */
export const legalVersions = {
  terms: {
    version: '3',
    date: '2026-11-26',
    earlier: [
      {
        version: '1',
        date: '2026-11-22',
        text: 'f86de88e756af1e1ac2b18702d2ddfe3cd43d1326d28e7ee92afd432c2e0944e',
      },
      {
        version: '2',
        date: '2026-11-24',
        text: '47efabc85c7042c45c9bed116044d1f9fec0f4fda6443d5b74a37cfc7cae8746',
      },
    ],
    text: '60fe8fb9e961d9815156d7362dd2452107145043667d75b584b05236eeb7d2bf',
  },
  privacy: {
    version: '4',
    date: '2026-11-26',
    earlier: [
      {
        version: '1',
        date: '2026-11-22',
        text: '605537a4aca412e291573c8cbb5b4e90e2b39e6350d20e143a76b3fc3c7cb1b3',
      },
      {
        version: '2',
        date: '2026-11-24',
        text: 'ffac116250a772c1e71c4ef23223385e6587915a3757ed556f9069e783f1c2b2',
      },
      {
        version: '3',
        date: '2026-11-26',
        text: '88e182f23746520e73fe15990a97c511a951d2d885498b900e0a13ab80d04499',
      },
    ],
    text: '88a91f6b70908a69e77bcbbe55db97fe310b9ed02f08d216c12bdaf0132c6722',
  },
} as const satisfies Record<string, PublishedText>;

/** A text that has versions. */
export type VersionedText = keyof typeof legalVersions;

export const versionedTexts = Object.keys(legalVersions) as VersionedText[];

/** All versions of a text, oldest first; the last one is in force. */
export function versionsOf(text: VersionedText): readonly [...LegalVersion[], LegalVersion] {
  const published: PublishedText = legalVersions[text];
  return [...published.earlier, published];
}

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
