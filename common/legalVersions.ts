import json from './legalVersions.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/** A text that visitors agree to or take note of, as it is published. */
export type LegalVersion = {
  /** Counts the published versions; stored with each message that was sent under it. */
  version: string;
  /** Day on which it was published, `YYYY-MM-DD`. */
  date: string;
};

/** A version with its words, which never change once they are published. */
export type WordedVersion = LegalVersion & {
  /** SHA-256 of the words in each language that it was published in (`site/content/legal/fingerprint.ts`). */
  sha256: Readonly<Partial<Record<Locale, string>>>;
};

/** The version in force, and those before it. */
export type PublishedText = WordedVersion & {
  /** Oldest first. Their words stay in `site/content/{language}/legal/earlier/`, at an address of their own. */
  earlier: readonly WordedVersion[];
};

/**
 * The terms and the privacy notice that are published now (requirement 6.26). `sha256` is that of their
 * words, so that none changes without a thought for version and date: `site/content/legal/versions.test.ts`
 * compares. What a version changed is content: `changes` in `legal.json` of each language. `npm run publish-legal`
 * writes all of it.
 */
export const legalVersions: Readonly<Record<keyof typeof json, PublishedText>> = json;

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
