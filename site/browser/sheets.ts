import { sheetsCloseId, sheetsId } from '#common/ids.ts';

/**
 * The sample report's reading view opens and closes by `:target`. This script makes it a dialog for assistive technology:
 * role, focus in and back, Escape.
 */

const sheets = document.getElementById(sheetsId);
const close = document.getElementById(sheetsCloseId);
const opened = () => sheets?.querySelector<HTMLElement>(':scope > :target') ?? undefined;

/** The link that opened the view on this visit. */
let opener: HTMLElement | undefined;

function announce(): void {
  const page = opened();
  for (const [name, value] of Object.entries({ role: 'dialog', 'aria-modal': 'true' }))
    if (page) sheets?.setAttribute(name, value);
    else sheets?.removeAttribute(name);
  (page ?? opener)?.focus({ preventScroll: true });
  if (!page) opener = undefined;
}

document.addEventListener('click', (event) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (link && sheets?.querySelector(`:scope > [id="${link.hash.slice(1)}"]`)) {
    if (opened()) {
      event.preventDefault();
      location.replace(link.hash);
    } else opener = link;
  } else if (link && link === close && opener) {
    // `history.back()` removes the entry that opened the view, so that Back does not open it again.
    event.preventDefault();
    history.back();
  }
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && opened()) close?.click();
});

addEventListener('hashchange', announce);
announce();
