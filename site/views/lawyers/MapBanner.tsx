import type { ReactNode } from 'react';
import { map, mapDetail } from '#site/assets/drawings.ts';
import { Kicker } from '#site/components/Kicker.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { LawyersContent } from '#site/content/types/site.ts';
import './map.css';

/** `children`: buttons. */
type Props = { texts: LawyersContent['hero']; map: LawyersContent['map']; children: ReactNode };

/**
 * The banner as a sheet of the land register: the town from above, one parcel with its boundary marks and its
 * tag. On a phone the map follows the words, and its parcel is in the first screen.
 */
export function MapBanner({ texts: { kicker, title, lead, note }, map: tag, children }: Props) {
  return (
    <section
      aria-labelledby="page-title"
      className="relative isolate overflow-clip bg-linear-[112deg,var(--color-blue-deep),var(--color-blue-dark)_42%,var(--color-blue)] text-white print:bg-none print:**:text-ink!"
    >
      <div className="page-width flex flex-col pt-[calc(var(--spacing-bar)+1rem)] md:min-h-[clamp(34rem,100svh-10.5rem,56rem)] md:justify-center md:pt-[calc(var(--spacing-bar)+1.5rem)] md:pb-10">
        <div className="md:max-w-[44%] lg:max-w-[54%]">
          <Kicker onDeep>{kicker}</Kicker>
        </div>
        {/* On a narrow or low desktop, small enough for five lines to leave the buttons above the fold. */}
        <h1
          id="page-title"
          className="text-display font-bold text-white md:max-w-[48%] md:max-xl:text-[length:min(4.4vw,7.2svh,var(--text-display))] lg:max-w-[46%]"
        >
          <Unbroken>{title}</Unbroken>
        </h1>
        <p className="mt-4 text-lead text-white/90 md:mt-6 md:max-w-[min(44%,42ch)]">{lead}</p>
        <div className="mt-5 flex flex-wrap gap-x-6 gap-y-1 md:mt-8 max-sm:[&>:first-child]:w-full">
          {children}
        </div>
        <p className="mt-3 text-small text-white/90 max-md:hidden md:mt-5">{note}</p>
        <MapOfTown {...tag} />
      </div>
    </section>
  );
}

/** The map with the tag of its parcel; decorative, so its description stands for it. */
function MapOfTown({ description, sample, label, parcel, district }: LawyersContent['map']) {
  return (
    <div
      role="img"
      aria-label={description}
      className="town-map relative -mx-gutter overflow-clip max-md:mt-2 md:absolute md:inset-0 md:-z-1 md:mx-0 print:hidden"
    >
      <div className="map-ground absolute aspect-8/5">
        {/* Fetched where it is shown only; the page's head asks for it early. */}
        <img
          {...map}
          alt=""
          loading="lazy"
          fetchPriority="high"
          decoding="async"
          className="map-drawing w-full max-w-none max-[30em]:hidden"
        />
        {/* Drawn by art/cadastral_map.py, hence trusted. */}
        <div
          aria-hidden="true"
          className="map-drawing map-detail absolute min-[30em]:hidden [&>svg]:h-auto [&>svg]:w-full"
          dangerouslySetInnerHTML={{ __html: mapDetail }}
        />
        {/* Larger type on a small phone leaves no room for it beside the parcel. */}
        <div className="max-[22.5em]:hidden">
          <span className="absolute start-[60%] top-[37%] h-[12%] w-0.5 bg-white forced-colors:bg-[CanvasText]" />
          <div className="map-tag absolute w-max rounded-panel bg-white px-4 py-3 text-ink shadow-window md:px-5 md:py-4">
            <div className="flex items-center justify-between gap-4 text-small font-semibold text-blue-dark">
              {label}
              <SampleMark>{sample}</SampleMark>
            </div>
            <div className="text-heading font-bold tracking-tight">{parcel}</div>
            <div className="text-small text-body max-md:[@media(height<50em)]:hidden">{district}</div>
          </div>
        </div>
      </div>
    </div>
  );
}
