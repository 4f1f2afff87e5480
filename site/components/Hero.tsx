import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { HeroArt } from '#site/assets/heroes.ts';
import { HeroPicture } from './HeroPicture.tsx';
import { Kicker } from './Kicker.tsx';
import { Unbroken } from './Unbroken.tsx';
import './hero.css';
import './phone-hero.css';

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

/** The headline's measures, by its length and by whether it has words that stay together. */
function headlineShape(title: string): string {
  if (/[^ ]{16}/.test(title)) return 'hero-headline-wide';
  return title.length < 36 ? 'hero-headline-short' : 'hero-headline-long';
}

/** A page's banner on a blue gradient: headline on the left, picture on the right or, below md, underneath. */
export function Hero({ kicker, title, lead, actions, note, art, low = false }: Props) {
  return (
    <section aria-labelledby="page-title" className="relative isolate overflow-clip bg-hero text-white">
      <div className="page-width">
        <div className={clsx('md:flex md:gap-12', !low && 'hero-stage')}>
          <div className={clsx('hero-words phone-hero', low && 'hero-words-low')}>
            {kicker === undefined ? null : (
              <Kicker onDeep className="max-sm:mb-2 max-sm:text-fine">
                {kicker}
              </Kicker>
            )}
            <h1 id="page-title" className={`hero-headline ${headlineShape(title)} phone-hero-title`}>
              <Unbroken>{title}</Unbroken>
            </h1>
            <p className="hero-lead phone-hero-lead">{lead}</p>
            {actions === undefined ? null : <div className="hero-actions phone-hero-actions">{actions}</div>}
            {note === undefined ? null : <p className="hero-note phone-hero-note">{note}</p>}
          </div>
        </div>
      </div>
      <HeroPicture {...art} />
    </section>
  );
}
