import { fallbackLocale, type Locale } from '../../common/locales.ts';
import type { TextField } from '../../scripts/edit/field.ts';
import { checkContextOf } from './pageForms.tsx';
import { textInput } from './textInput.tsx';

/** Texts that no page's file has, so that their fields are written by hand. */

const fieldOf = (label: string): TextField => ({
  kind: 'text',
  key: 'entries',
  label,
  english: ['…'],
  isLong: false,
  isOptional: false,
});

/** A text of ours, judged like those of the pages. */
export function textOf(locale: Locale, label: string, more: Partial<TextField> = {}) {
  return textInput({ ...fieldOf(label), ...more }, { ...checkContextOf(locale), speaks: 'de' });
}

/**
 * A text that its author said or wrote, or a name: the checks of our own words leave it alone; not those of how one
 * writes.
 */
export function plainText(label: string, more: Partial<TextField> = {}) {
  return textOf(fallbackLocale, label, { quoted: 'words', ...more });
}
