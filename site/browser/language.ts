import { languageAttribute, languageHintId } from '#common/ids.ts';
import { languageKey } from './redirect.ts';

/** Remembers the language that the visitor chooses with the switch; a browser without storage just links. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest(`[${languageAttribute}]`);
    const choice = link?.getAttribute(languageAttribute);
    if (choice) store(languageKey, choice);
  });
}

/** Where it is stored that the hint was dismissed. */
const hintKey = 'language-hint';

/** Shows the "available in English" hint to those who prefer English and have chosen nothing yet. */
export function offerEnglish(): void {
  const hint = document.getElementById(languageHintId);
  if (!hint || read(languageKey) !== null || read(hintKey) !== null) return;
  const preferred = navigator.languages.find((tag) => /^(de|en)\b/.test(tag));
  if (!preferred?.startsWith('en')) return;
  hint.hidden = false;
  hint.querySelector('button')?.addEventListener('click', () => {
    hint.hidden = true;
    store(hintKey, 'dismissed');
  });
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is refused (private mode, policy): the choice holds for this address only.
  }
}
