import { languageAttribute, pageAttribute } from '#common/ids.ts';
import { closeDrawer } from './drawer.ts';
import { focusHeading } from './focusHeading.ts';
import { holdPlace } from './holdPlace.ts';

/**
 * Whether a click follows a link in this tab: with another button or a modifier key, the browser opens a new one. A module
 * that two scripts share would be a file of its own, and so a request before either runs: each has these two lines.
 */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** The page's own address, without a section. */
const page = document.documentElement.getAttribute(pageAttribute) ?? '';

/** The section named by a path of this page; '' for the page itself, undefined for another page. */
function sectionOf(path: string): string | undefined {
  if (path === page) return '';
  return path.startsWith(`${page}/`) ? path.slice(page.length + 1) : undefined;
}

/** A section that opens at its title is open for who comes to it. */
function openClosed(section: Element): void {
  const panel = section.querySelector<HTMLDetailsElement>(':scope > details');
  if (panel) panel.open = true;
}

function show(section: string): void {
  const target = section === '' ? null : document.getElementById(section);
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  if (target) {
    openClosed(target);
    target.scrollIntoView({ behavior });
    focusHeading(target);
    holdPlace(target);
  } else {
    scrollTo({ top: 0, behavior });
  }
}

/** The link that a click follows into a section address of our own, in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || !isPlainClick(event)) return undefined;
  const link = (event.target as Element).closest('a');
  if (link?.target !== '') return undefined;
  return link.origin === location.origin && link.hash === '' ? link : undefined;
}

/** The links to this page in each language, with its address there: without the section by which one came in. */
const languages = [...document.querySelectorAll<HTMLAnchorElement>(`a[${languageAttribute}]`)].map(
  (link) => ({
    link,
    page: link.pathname.replace(new RegExp(`/${sectionOf(location.pathname) ?? ''}$`), ''),
  }),
);

/** The other language opens where the address is: at its section, and with its fragment (a question, a tool's state). */
function carryPlace(): void {
  const section = sectionOf(location.pathname);
  for (const { link, page } of languages) {
    link.pathname = section ? `${page}/${section}` : page;
    link.hash = location.hash;
  }
}

/** Questions and tools write the address unseen, so it is read at the press as well; a click alone comes from a key. */
function carryWhenPressed(link: HTMLAnchorElement): void {
  link.addEventListener('pointerdown', carryPlace);
  link.addEventListener('click', carryPlace);
}

function followLink(event: MouseEvent): void {
  const link = followedLink(event);
  if (link === undefined) return;
  const section = sectionOf(link.pathname);
  if (section === undefined) return;
  const isOnPage = section === '' || document.getElementById(section) !== null;
  if (!isOnPage) return;
  event.preventDefault();
  closeDrawer();
  if (link.pathname !== location.pathname) {
    history.pushState(null, '', link.pathname);
    carryPlace();
  }
  show(section);
}

/** How one came to the page. */
function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type;
}

/** A reloaded page begins where a fresh one does: the browser does not restore the place where it was left. */
function forgetPlace(): void {
  history.scrollRestoration = 'manual';
  if (location.hash === '') scrollTo({ top: 0, behavior: 'instant' });
  // Who leaves the page and comes back finds the place again.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { once: true });
}

/**
 * Section addresses such as `/institutional/pricing`: scrolls to the section when one comes to the page or reloads it,
 * and on a click to a section of the same page, without a reload. Without a section a page begins at the top. Back and
 * forward are the browser's own.
 */
export function followSections(): void {
  const type = navigationType();
  if (type === 'reload') forgetPlace();
  if (page === '') return;
  document.addEventListener('click', followLink);
  addEventListener('popstate', carryPlace);
  for (const { link } of languages) carryWhenPressed(link);
  const section = sectionOf(location.pathname);
  // The fragment may be a tool's state (`#honorar=4800`) instead of an id.
  const isComing = type === 'navigate' || type === 'reload';
  if (section && !document.getElementById(location.hash.slice(1)) && isComing) show(section);
}
