import { languageAttribute } from '#common/ids.ts';

/** What the panels of the FAQ do beyond opening and closing, which they do without any script. */

const panels = [...document.querySelectorAll<HTMLDetailsElement>('.faq-panel')];

const addressOf = (panel: HTMLDetailsElement) => `#${panel.querySelector('[id]')?.id ?? ''}`;

/** The other language opens at the same question. */
function carryAddress(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${languageAttribute}]`))
    link.hash = location.hash;
}

/** Opens the question that the address names, in browsers that do not do so by themselves. */
function openNamed(): void {
  const panel = panels.find((one) => addressOf(one) === location.hash);
  carryAddress();
  if (!panel || panel.open) return;
  panel.open = true;
  panel.querySelector('[id]')?.scrollIntoView();
}

/** Names the question opened last in the address, so that it can be passed on and survives a reload. */
for (const panel of panels)
  panel.querySelector('summary')?.addEventListener('click', () => {
    if (panel.open && location.hash !== addressOf(panel)) return;
    const hash = panel.open ? '' : addressOf(panel);
    history.replaceState(history.state, '', location.pathname + location.search + hash);
    carryAddress();
  });

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
