import type { ReactNode } from 'react';
import { Kicker } from '#site/components/Kicker.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { ProfessionalContent, ValuersHouseContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { DimensionChain } from './DimensionChain.tsx';
import { House } from './House.tsx';

type Props = {
  texts: ProfessionalContent['hero'];
  house: ValuersHouseContent;
  statistics: ProfessionalContent['statistics'];
  /** Link to what verification means. */
  verification: Link;
  /** Call-to-action links. */
  actions: ReactNode;
};

/** The page's banner: text beside a section through a house, and four figures below. */
export function HeroSection({ texts, house, statistics, verification, actions }: Props) {
  const { kicker, title, lead, note } = texts;
  return (
    <div className="md:grid md:min-h-[min(100svh,62rem)] md:grid-rows-[1fr_auto]">
      <section aria-labelledby="page-title" className="relative isolate overflow-clip bg-hero text-white">
        <div className="page-width w-full pt-[calc(var(--spacing-bar)+0.75rem)] pb-3 sm:max-md:grid sm:max-md:grid-cols-[minmax(0,1fr)_44%] sm:max-md:gap-x-8 md:pt-[calc(var(--spacing-bar)+clamp(1rem,3.5svh,3.5rem))] md:pb-6">
          <div className="md:max-w-[min(46%,46rem)]">
            <Kicker onDeep>{kicker}</Kicker>
            <h1
              id="page-title"
              className="text-display text-[length:min(11.5vw,clamp(2.125rem,0.1rem+5.2vw,5rem),9svh)] font-bold text-white"
            >
              <Unbroken>{title}</Unbroken>
            </h1>
          </div>
          <div className="md:max-lg:max-w-[40%] lg:max-w-[min(44%,38rem)]">
            <p className="mt-4 max-w-[44ch] text-[length:1.1875rem] leading-normal text-white/90 md:mt-5 md:leading-relaxed">
              {lead}
            </p>
            <div className="mt-6 flex flex-wrap gap-x-6 gap-y-2 max-md:mt-5 md:mt-8 max-sm:[&>:first-child]:grow max-sm:[&>:first-child]:px-3">
              {actions}
            </div>
            <p className="mt-3 text-small text-balance text-white/90 md:mt-5">{note}</p>
          </div>
          <House
            texts={house}
            className="max-md:relative max-md:-z-10 max-md:mx-auto max-md:mt-4 max-md:h-[min(40svh,100vw)] sm:max-md:col-start-2 sm:max-md:row-span-2 sm:max-md:row-start-1 sm:max-md:mb-5 sm:max-md:h-auto sm:max-md:self-end md:absolute md:end-[max(var(--spacing-gutter),calc(50%-var(--container-page)/2+var(--spacing-gutter)))] md:top-[calc(var(--spacing-bar)+0.5rem)] md:bottom-3 md:-z-10 md:h-[calc(100%-var(--spacing-bar)-1.25rem)] md:w-[48%] lg:w-[51%] max-md:short:hidden"
          />
        </div>
      </section>
      <DimensionChain texts={statistics} verification={verification} />
    </div>
  );
}
