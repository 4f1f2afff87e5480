import type { Link } from '#site/links.ts';

/** Tells assistive technology that a link opens in a new tab: in one text, as React would send a comment between two. */
export function NewTabHint({ link }: { link: Link }) {
  return link.newTab === undefined ? null : <span className="sr-only">{` (${link.newTab})`}</span>;
}
