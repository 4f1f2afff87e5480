import type { languageHint, texts } from '../en/index.ts';

/** Texts as nobody changes them. */
type Fixed<Tree> = { readonly [Key in keyof Tree]: Fixed<Tree[Key]> };

/** All texts of the site in one language, as they are written: English defines which there are. */
export type Texts = Fixed<typeof texts>;

/** The offer of a language, on pages in the default one, to visitors whose browser prefers it. */
export type LanguageHintContent = Fixed<typeof languageHint>;
