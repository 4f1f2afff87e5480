import { allAnswers, languageAttribute } from '#common/ids.ts';

/** What the panels of the FAQ do beyond opening and closing, which they do without any script. */

const button = document.querySelector<HTMLButtonElement>(`[${allAnswers}]`);
const panels = [...document.querySelectorAll<HTMLDetailsElement>('.faq-panel')];
const labels = { open: button?.textContent ?? '', close: button?.getAttribute(allAnswers) ?? '' };

const addressOf = (panel: HTMLDetailsElement) => `#${panel.querySelector('[id]')?.id ?? ''}`;
const isEveryOpen = () => panels.every(({ open }) => open);

function nameButton(): void {
  if (button) button.textContent = isEveryOpen() ? labels.close : labels.open;
}

/** The other language opens at the same question. */
function carryAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${languageAttribute}]`))
    link.hash = location.hash;
}

/** Names the question opened last in the address, so that it can be passed on and survives a reload. */
function setAddress(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  carryAddress();
}

/** Opens the question that the address names, in browsers that do not do so by themselves. */
function openNamed(): void {
  const panel = panels.find((one) => addressOf(one) === location.hash);
  carryAddress();
  if (!panel || panel.open) return;
  panel.open = true;
  panel.querySelector('[id]')?.scrollIntoView();
}

for (const panel of panels) {
  panel.addEventListener('toggle', nameButton);
  panel.querySelector('summary')?.addEventListener('click', () => {
    if (!panel.open) setAddress(addressOf(panel));
    else if (location.hash === addressOf(panel)) setAddress('');
  });
}

button?.addEventListener('click', () => {
  const open = !isEveryOpen();
  for (const panel of panels) panel.open = open;
});
button?.classList.remove('invisible');

nameButton();
addEventListener('hashchange', openNamed);
// Not before: scrolling while the page loads keeps a browser from doing so by itself.
addEventListener('load', openNamed);

/** Those that were closed when printing began, in browsers that do not know print.css's selector. */
let opened: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  opened = panels.filter(({ open }) => !open);
  for (const panel of opened) panel.open = true;
});
addEventListener('afterprint', () => {
  for (const panel of opened) panel.open = false;
});
