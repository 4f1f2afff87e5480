import type { Link } from '#site/links.ts';

/**
 * Tells assistive technology that a link opens in a new tab. A template, as all texts that are for screen readers alone:
 * React parts several texts by comments, and some screen readers stop at each.
 */
export function NewTabHint({ link }: { link: Link }) {
  return link.newTab === undefined ? null : <span className="sr-only">{` (${link.newTab})`}</span>;
}
