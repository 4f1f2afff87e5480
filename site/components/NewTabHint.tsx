import type { Link } from '#site/links.ts';

/** Tells assistive technology that a link opens in a new tab. */
export function NewTabHint({ link }: { link: Link }) {
  return link.newTab === undefined ? null : <span className="sr-only"> ({link.newTab})</span>;
}
