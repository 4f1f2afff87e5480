import { house } from '#site/assets/drawings.ts';
import type { ValuersHouseContent } from '#site/content/types/site.ts';
import './house.css';

type Props = { texts: ValuersHouseContent; className: string };

/** Section through a house; the flat being valued is orange. */
export function House({ texts: { description, labels }, className }: Props) {
  return (
    <svg
      viewBox="-210 -1215 1720 1695"
      role="img"
      aria-label={description}
      preserveAspectRatio="xMaxYMax"
      className={`house ${className}`}
      dangerouslySetInnerHTML={{ __html: house.replace(/{(\w+)}/g, (_, key: string) => labels[key] ?? key) }}
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
