import { clsx } from 'clsx';
import { escapeHtml } from '#common/escapeHtml.ts';
import { fill } from '#common/fill.ts';
import { house } from '#site/assets/drawings.ts';
import type { ValuersHouseContent } from '#site/content/types/site.ts';
import './house.css';

type Props = { texts: ValuersHouseContent; className: string };

/** Section through a house; the flat being valued is orange. The names in the drawing stand for its labels. */
export function House({ texts: { description, labels }, className }: Props) {
  const safe = Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, escapeHtml(label)]));
  return (
    <svg
      viewBox="-210 -1215 1720 1695"
      role="img"
      aria-label={description}
      preserveAspectRatio="xMaxYMax"
      className={clsx('house', className)}
      dangerouslySetInnerHTML={{ __html: fill(house, safe) }}
    />
  );
}

/** The same house at night, by `<use>` of the drawing above: everything but the flat at 25 % opacity. */
export function HouseAtNight() {
  return (
    <svg viewBox="-160 -1215 1400 1530" aria-hidden="true" className="house-at-night no-print">
      <use href="#house" opacity=".25" />
      <clipPath id="flat">
        <path d="M0-600h1080v300H0z" />
      </clipPath>
      <use href="#house" clipPath="url(#flat)" />
    </svg>
  );
}
