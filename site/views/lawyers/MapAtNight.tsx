import { map } from '#site/assets/drawings.ts';

const image = { ...map, loading: 'lazy', decoding: 'async' } as const;

/** The banner's map as a dark blueprint with a glowing parcel. */
export function MapAtNight() {
  return (
    <div
      aria-hidden="true"
      className="no-print -z-1 overflow-clip mask-y-from-75% max-md:relative max-md:h-72 md:absolute md:inset-y-0 md:end-0 md:w-[62%] md:mask-l-from-40%"
    >
      {/* 1600 by 1000 units, with the parcel's centre at (960, 546). */}
      <div className="absolute start-[calc(50%-0.6*var(--map))] top-[calc(50%-0.341*var(--map))] aspect-8/5 w-(--map) [--map:max(75rem,78vw)]">
        <svg
          viewBox="0 0 2 2"
          className="absolute start-[60%] top-[54.6%] size-96 -translate-1/2 fill-orange/20 blur-[4rem]"
        >
          <circle cx="1" cy="1" r="0.7" />
        </svg>
        <img {...image} alt="" className="absolute size-full mask-b-from-80% opacity-40" />
        <img
          {...image}
          alt=""
          className="absolute size-full [clip-path:polygon(62.3%_59.7%,57.1%_61.1%,57.7%_48.6%,60.3%_49.5%,62.9%_49.1%)]"
        />
      </div>
    </div>
  );
}
