import { entryAttribute, foundAttribute } from '#common/ids.ts';

/** Filters what is listed on a page as one types into its search field: an entry stays if it has every word. */

const field = document.querySelector<HTMLInputElement>('input[type=search]');
const found = document.querySelector(`[${foundAttribute}]`);

/** Letters as one types them: small, without accents and soft hyphens. */
const typed = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|\u00ad/gu, '')
    .toLowerCase();

const entries = [...document.querySelectorAll<HTMLElement>(`[${entryAttribute}]`)].map((entry) => ({
  entry,
  text: typed(entry.textContent),
}));

function filter(): void {
  const words = typed(field?.value ?? '').split(/\s+/);
  for (const { entry, text } of entries) entry.hidden = !words.every((word) => text.includes(word));
  const left = entries.filter(({ entry }) => !entry.hidden).length;
  if (found) found.textContent = field?.value ? `${found.getAttribute(foundAttribute)} ${left}` : '';
}

field?.addEventListener('input', filter);
// What was typed comes back with a reload.
addEventListener('pageshow', filter);

/** A link may lead to what is filtered out. */
addEventListener('hashchange', () => {
  if (!field?.value) return;
  field.value = '';
  filter();
  document.getElementById(location.hash.slice(1))?.scrollIntoView();
});
