import type { ReactNode } from 'react';
import type { HeroArt } from '#site/assets/heroes.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { Kicker } from './Kicker.tsx';
import { Unbroken } from './Unbroken.tsx';

type Props = {
  kicker?: string;
  title: string;
  lead: string;
  /** Call-to-action links. */
  actions?: ReactNode;
  /** Line of small text below the actions. */
  note?: string;
  /** Background picture, wide and narrow. */
  art: HeroArt;
  /** As high as its text. */
  low?: boolean;
};

/**
 * Below sm the text fills the first screen except for the picture's upper edge, so the largest contentful paint is
 * text, painted before the picture has loaded. The free height is above and below the actions, up to that of a large phone.
 */
const firstScreen =
  'pb-10 min-[22.5em]:max-sm:min-h-[min(100svh-5.75rem,50rem)] short:min-h-0 max-sm:flex max-sm:flex-col';

/** From md to xl, limited by width and height: four lines of headline leave the buttons above the fold. */
const besidePicture = 'md:max-xl:text-[length:min(5.45vw,10svh,var(--text-display))]';

/** The same for a headline with words that stay together in a line of at most 9.6 em: three lines. */
const wide =
  'max-sm:text-[length:min(9vw,3.25rem)] md:min-w-[9.6em] md:max-lg:text-[length:4.2vw] lg:max-xl:text-[length:min(4.65vw,10svh)]';

/** Keeps the headline clear of wide pictures. Below sm a short one gets a third line, to be larger than the picture. */
function besideArt(title: string): string {
  if (/[^ ]{16}/.test(title)) return wide;
  return `${besidePicture} ${title.length < 36 ? 'max-w-[9.5ch] max-sm:text-[length:min(12.3vw,3.25rem)] sm:max-md:max-w-none' : 'max-sm:text-[length:min(11.2vw,3.25rem)] md:max-w-[13ch]'}`;
}

/** A page's banner on a blue gradient: headline on the left, picture on the right or, below md, underneath. */
export function Hero({ kicker, title, lead, actions, note, art, low = false }: Props) {
  return (
    <section aria-labelledby="page-title" className="relative isolate overflow-clip bg-hero text-white">
      <div className="page-width">
        <div className={`md:flex md:gap-12 ${low ? '' : 'md:min-h-[min(52rem,92svh)]'}`}>
          <div
            className={`${low ? '' : firstScreen} pt-[calc(var(--spacing-bar)+1.25rem)] md:w-[54%] md:pt-[calc(var(--spacing-bar)+clamp(1.25rem,3.5svh,3.5rem))] md:pb-[calc(var(--spacing-bar)+1.25rem)] xl:w-1/2`}
          >
            {kicker === undefined ? null : <Kicker onDeep>{kicker}</Kicker>}
            <h1
              id="page-title"
              className={`text-display font-bold text-white max-md:short:text-[length:2.25rem] ${besideArt(title)}`}
            >
              <Unbroken>{title}</Unbroken>
            </h1>
            <p className="mt-6 max-w-[42ch] text-lead text-pretty text-white/90 max-sm:mb-auto max-sm:leading-normal min-[22.5em]:max-sm:text-[length:1.25rem] md:max-lg:max-w-[34ch] max-md:short:mt-3 max-md:short:max-w-none">
              {lead}
            </p>
            {actions === undefined ? null : (
              <div className="mt-8 flex flex-wrap gap-4 max-sm:grid max-sm:justify-items-start max-sm:gap-y-5 max-sm:*:first:justify-self-stretch max-sm:last:mb-auto md:max-lg:grid md:max-lg:w-fit max-md:short:mt-4">
                {actions}
              </div>
            )}
            {note === undefined ? null : (
              <p className="mt-6 text-small text-balance text-white/85 max-sm:last:mb-auto md:max-lg:max-w-[48ch]">
                {note}
              </p>
            )}
          </div>
        </div>
      </div>
      <HeroPicture {...art} />
    </section>
  );
}
