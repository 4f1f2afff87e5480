/** Adds addresses and printing to the FAQ's `<details>`, which open and close without a script. */

const panels = [...document.querySelectorAll<HTMLDetailsElement>('.disclosure-text')];

const addressOf = (panel: HTMLDetailsElement) => `#${panel.querySelector('[id]')?.id ?? ''}`;

/** Opens the question that the address names, in browsers that do not do so by themselves. */
function openNamed(): void {
  const panel = panels.find((one) => addressOf(one) === location.hash);
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
  });

addEventListener('hashchange', openNamed);
// After `load`: scrolling earlier cancels the browser's own scrolling to the fragment.
addEventListener('load', openNamed);

/** Panels that were closed before printing, in browsers without `::details-content` (print.css). */
let opened: HTMLDetailsElement[] = [];
addEventListener('beforeprint', () => {
  opened = panels.filter(({ open }) => !open);
  for (const panel of opened) panel.open = true;
});
addEventListener('afterprint', () => {
  for (const panel of opened) panel.open = false;
});
