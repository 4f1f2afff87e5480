import { map } from '#site/assets/drawings.ts';
import './map-at-night.css';

const image = { ...map, loading: 'lazy', decoding: 'async' } as const;

/** The banner's map as a dark blueprint with a glowing parcel. */
export function MapAtNight() {
  return (
    <div aria-hidden="true" className="night-map no-print">
      <div className="night-map-ground">
        <svg
          viewBox="0 0 2 2"
          className="absolute start-[60%] top-[54.6%] size-96 -translate-1/2 fill-orange/20 blur-[4rem]"
        >
          <circle cx="1" cy="1" r="0.7" />
        </svg>
        <img {...image} alt="" className="absolute size-full mask-b-from-80% opacity-40" />
        <img {...image} alt="" className="night-map-parcel absolute size-full" />
      </div>
    </div>
  );
}
