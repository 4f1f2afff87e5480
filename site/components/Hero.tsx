import type { ReactNode } from 'react';
import type { HeroArt } from '#site/assets/heroes.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { Kicker } from './Kicker.tsx';
import { Unbroken } from './Unbroken.tsx';
import './hero.css';

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
          <div className={`hero-words ${low ? 'max-md:pb-0' : ''}`}>
            {kicker === undefined ? null : <Kicker onDeep>{kicker}</Kicker>}
            <h1
              id="page-title"
              className={`text-display font-bold text-white max-md:short:text-[length:2.25rem] ${besideArt(title)}`}
            >
              <Unbroken>{title}</Unbroken>
            </h1>
            <p className="hero-lead">{lead}</p>
            {actions === undefined ? null : <div className="hero-actions">{actions}</div>}
            {note === undefined ? null : <p className="hero-note">{note}</p>}
          </div>
        </div>
      </div>
      <HeroPicture {...art} />
    </section>
  );
}
