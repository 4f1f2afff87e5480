import { entryAttribute, foundAttribute, noneAttribute } from '#common/ids.ts';
import { hasWord, searchable, wordsOf } from './searchText.ts';
import { typingPause } from './typingPause.ts';

/** Filters a list while somebody types into its search field: an entry stays if it contains every word. */

const field = document.querySelector<HTMLInputElement>('input[type=search]');
const found = document.querySelector(`[${foundAttribute}]`);

const entries = [...document.querySelectorAll<HTMLElement>(`[${entryAttribute}]`)].map((entry) => ({
  entry,
  text: searchable(`${entry.getAttribute(entryAttribute)} ${entry.textContent}`),
}));

/** Says how many entries are left, or that there are none. */
function tell(status: Element): void {
  const left = entries.filter(({ entry }) => !entry.hidden).length;
  const none = status.getAttribute(noneAttribute) ?? '';
  const said = left > 0 ? `${status.getAttribute(foundAttribute)} ${left}` : none;
  status.textContent = field?.value ? said : '';
}

let pause: ReturnType<typeof setTimeout>;

function filter(): void {
  const words = wordsOf(field?.value ?? '');
  for (const { entry, text } of entries) entry.hidden = !words.every((word) => hasWord(text, word));
  clearTimeout(pause);
  if (found) pause = setTimeout(() => tell(found), typingPause);
}

/**
 * Brings the first entry found into view: with a phone's keyboard up, little more than the field fits into what is left
 * of the window, so the field goes to its upper edge. At once: what is typed next would stop a scroll on its way, since
 * the browser scrolls to the caret itself.
 */
function showFound(field: HTMLInputElement): void {
  const first = entries.find(({ entry }) => !entry.hidden)?.entry.firstElementChild;
  if (field.value === '' || !first) return;
  if (first.getBoundingClientRect().bottom > lowerEdge()) field.scrollIntoView({ behavior: 'instant' });
}

/** Where the part of the window ends that a keyboard leaves. */
function lowerEdge(): number {
  return visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight;
}

field?.addEventListener('input', () => {
  filter();
  showFound(field);
});
// Browsers restore the field's value on reload.
addEventListener('pageshow', filter);

/** Clears the filter when the address names a hidden entry. */
addEventListener('hashchange', () => {
  if (!field?.value) return;
  field.value = '';
  filter();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
