import type { content, languageHint } from '../en/index.ts';

/** Widens the type of the English texts: same keys, lists of the same length, any string for a literal. */
type Copy<Text> = Text extends string
  ? string
  : Text extends number
    ? number
    : Text extends boolean
      ? boolean
      : Text extends (...parts: never[]) => string
        ? Text
        : { readonly [Key in keyof Text]: Copy<Text[Key]> };

/** All texts of the site in one language: the keys of English, no more and no less. */
export type Words = Copy<typeof content>;

/** The offer of a language, on pages in the default one, to visitors whose browser prefers it. */
export type LanguageHintContent = Copy<typeof languageHint>;
