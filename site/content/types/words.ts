import type { content, languageHint } from '../en/index.ts';

/** What English says of a text's shape: the same keys, lists as long, any string for a string. */
type Copy<Text> = Text extends string
  ? string
  : Text extends number
    ? number
    : Text extends boolean
      ? boolean
      : Text extends (...parts: never[]) => string
        ? Text
        : { readonly [Key in keyof Text]: Copy<Text[Key]> };

/** Every word of the site in one language: what English has, no more and no less. */
export type Words = Copy<typeof content>;

/** The offer of a language, on pages in the default one, to visitors whose browser prefers it. */
export type LanguageHintContent = Copy<typeof languageHint>;
