import { isLocale } from '#common/locales.ts';
import { languageHintId } from './languageHintId.ts';
import { languageKey } from './redirect.ts';

/** Remembers the language that the visitor chooses with the switch; a browser without storage just links. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest<HTMLElement>('[data-language]')?.dataset['language'];
    if (choice !== undefined) store(languageKey, choice);
  });
}

/** Shows the hint that a page is there in the language which the visitor prefers, until one is chosen. */
export function offerLanguage(): void {
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find(isLocale);
  const hint = preferred && document.getElementById(languageHintId(preferred));
  if (!hint || read(languageKey) !== null || read('language-hint') !== null) return;
  hint.hidden = false;
  hint.querySelector('button')?.addEventListener('click', () => {
    hint.hidden = true;
    store('language-hint', 'dismissed');
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
