import { entryAttribute, foundAttribute, noneAttribute } from '#common/ids.ts';

/** Filters a list while somebody types into its search field: an entry stays if it contains every word. */

const field = document.querySelector<HTMLInputElement>('input[type=search]');
const found = document.querySelector(`[${foundAttribute}]`);

/** Drops the commonest endings of German and English words, so that "Kosten" finds "kostet" too. */
const stem = (word: string) => word.replace(/^(.{4,}?)(?:e[nrs]?|n|s)$/, '$1');

/** Normalises text for comparison: lower case, without accents and soft hyphens. */
const typed = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\u00ad/gu, '')
    .toLowerCase();

const entries = [...document.querySelectorAll<HTMLElement>(`[${entryAttribute}]`)].map((entry) => ({
  entry,
  text: typed(entry.textContent),
}));

/** Says how many entries are left, or that there are none. */
function tell(status: Element, left: number): void {
  const none = status.getAttribute(noneAttribute) ?? '';
  const said = left > 0 ? `${status.getAttribute(foundAttribute)} ${left}` : none;
  status.textContent = field?.value ? said : '';
}

function filter(): void {
  const words = typed(field?.value ?? '')
    .split(/\s+/)
    .map(stem);
  for (const { entry, text } of entries) entry.hidden = !words.every((word) => text.includes(word));
  if (found) tell(found, entries.filter(({ entry }) => !entry.hidden).length);
}

field?.addEventListener('input', filter);
// Browsers restore the field's value on reload.
addEventListener('pageshow', filter);

/** Clears the filter when the address names a hidden entry. */
addEventListener('hashchange', () => {
  if (!field?.value) return;
  field.value = '';
  filter();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
