import { map } from '#site/assets/drawings.ts';

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
          className="absolute start-[60%] top-[54.6%] size-120 -translate-1/2 fill-orange/40 blur-[5rem]"
        >
          <circle cx="1" cy="1" r="0.7" />
        </svg>
        <img
          {...map}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute size-full mask-b-from-80% mask-radial-from-[4rem] mask-radial-to-white/25 mask-radial-to-[16rem] mask-radial-at-[60%_54.6%]"
        />
      </div>
    </div>
  );
}
