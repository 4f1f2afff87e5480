import { sheetsCloseId, sheetsId, sheetsPrintId } from '#common/ids.ts';

/**
 * Whether a click follows a link in this tab: with another button or a modifier key, the browser opens a new one. A module
 * that two scripts share would be a file of its own, and so a request before either runs: each has these two lines.
 */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * The sample report's reading view opens and closes by `:target`. This script makes it a dialog for assistive technology:
 * role, focus in and back, Escape. It marks in the view's bar the page that one has scrolled to, and shows the button there
 * that prints all of them.
 */

const sheets = document.getElementById(sheetsId);
const close = document.getElementById(sheetsCloseId);
const opened = () => sheets?.querySelector<HTMLElement>(':scope > :target') ?? undefined;

/** The link that opened the view on this visit. */
let opener: HTMLElement | undefined;

const dialog = Object.entries({ role: 'dialog', 'aria-modal': 'true' });

/** Marks a page in the bar as the one that is read. */
function mark(page: string): void {
  for (const link of sheets?.querySelectorAll<HTMLAnchorElement>('nav a') ?? []) {
    if (link.hash === `#${page}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Sees which page has come to the window's upper third. */
const reader = new IntersectionObserver(
  (changes) => {
    const read = changes.find(({ isIntersecting }) => isIntersecting);
    if (read && opened()) mark(read.target.id);
  },
  { rootMargin: '-33% 0px -66% 0px' },
);
for (const page of sheets?.querySelectorAll(':scope > article') ?? []) reader.observe(page);

/** What a screen reader takes the pages for: a dialog, or a part of the page. */
function tellRole(isDialog: boolean): void {
  for (const [name, value] of dialog) {
    if (isDialog) sheets?.setAttribute(name, value);
    else sheets?.removeAttribute(name);
  }
}

function announce(): void {
  const page = opened();
  if (page) mark(page.id);
  tellRole(page !== undefined);
  (page ?? opener)?.focus({ preventScroll: true });
  if (!page) opener = undefined;
}

const leadsToSheet = (link: HTMLAnchorElement) =>
  Boolean(sheets?.querySelector(`:scope > [id="${link.hash.slice(1)}"]`));

/** The first link to a sheet opens the view; the next ones turn its pages, without entries in the history. */
function openSheet(link: HTMLAnchorElement, click: MouseEvent): void {
  if (!opened()) {
    opener = link;
    return;
  }
  click.preventDefault();
  location.replace(link.hash);
}

document.addEventListener('click', (event) => {
  if (!isPlainClick(event)) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link) return;
  if (leadsToSheet(link)) {
    openSheet(link, event);
    return;
  }
  if (link !== close || !opener) return;
  // `history.back()` removes the entry that opened the view, so that Back does not open it again.
  event.preventDefault();
  history.back();
});

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape' && opened()) close?.click();
});

// A drawing that is wider than a phone's paper is a stop of the Tab key there: Safari gives nothing that scrolls to the keys.
const drawings = new ResizeObserver((changes) => {
  for (const { target } of changes)
    (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
});
for (const drawing of sheets?.querySelectorAll('.drawing') ?? []) drawings.observe(drawing);

const printer = document.getElementById(sheetsPrintId);
if (printer) printer.hidden = false;
printer?.addEventListener('click', () => print());

addEventListener('hashchange', announce);
announce();
