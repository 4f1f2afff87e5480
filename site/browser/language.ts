import { languageAttribute, languageHintPrefix, languageKey } from '#common/ids.ts';

/** Remembers the language chosen with the switch. Without storage the switch is a plain link. */
export function rememberLanguage(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest(`[${languageAttribute}]`);
    const choice = link?.getAttribute(languageAttribute);
    if (choice) store(languageKey, choice);
  });
}

/** Where the dismissal of the hint is stored. */
const hintKey = 'language-hint';

/**
 * Offers the page in the browser's preferred language, until a language is chosen or the hint dismissed: here, or on
 * another page while this one was prerendered or in the back-forward cache.
 */
export function offerLanguage(): void {
  // Read from the links of the language switch (`data-language`): smaller than importing the list of languages.
  const written = (code = '') => document.querySelector(`[${languageAttribute}="${code}"]`) !== null;
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]).find(written);
  const hint = preferred && document.getElementById(languageHintPrefix + preferred);
  if (!hint) return;
  const update = () => (hint.hidden = read(languageKey) !== null || read(hintKey) !== null);
  update();
  document.addEventListener('prerenderingchange', update);
  addEventListener('pageshow', update);
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
    // Storage is refused (private mode, policy): the choice lasts for this page only.
  }
}
