import type { HouseLayer } from '#site/assets/houseLayers.ts';
import { Picture } from './Picture.tsx';
import './layered-house.css';

type Layer = {
  name: Extract<HouseLayer, 'plot' | 'ground' | 'flats' | 'roof'>;
  /** Its parts in orange, and by which figures of the report each is lit. */
  lit: readonly { part: HouseLayer; by: string }[];
};

/** From the ground up: a layer covers those below it. */
const layers: readonly Layer[] = [
  { name: 'plot', lit: [{ part: 'plot-lit', by: 'land' }] },
  {
    name: 'ground',
    lit: [
      { part: 'flat-lit', by: 'living life' },
      { part: 'practice-lit', by: 'practice life' },
    ],
  },
  { name: 'flats', lit: [{ part: 'flats-lit', by: 'living life' }] },
  {
    name: 'roof',
    lit: [
      { part: 'roof-lit', by: 'life' },
      { part: 'patch-lit', by: 'repairs' },
    ],
  },
];

/**
 * The sample report's building, taken apart: four layers that lie on each other, each with its parts in orange. Which of
 * them are lit is decided by the radio buttons in the `house-lights` around it (layered-house.css). Decorative: what a
 * part stands for is said beside it. Decoded at once: Chromium left layers that arrive while one scrolls unpainted, a
 * house without its roof, until something else changed.
 * @param sizes CSS `sizes`: the width at which it is shown
 */
export function LayeredHouse({ sizes }: { sizes: string }) {
  const layer = (art: HouseLayer) => (
    <Picture art={`house-${art}`} sizes={sizes} decoding="sync" className="house-picture" />
  );
  return (
    <div aria-hidden="true" className="layered-house">
      {layers.map(({ name, lit }) => (
        <div key={name} className={`house-layer house-layer-${name}`}>
          {layer(name)}
          {lit.map(({ part, by }) => (
            <div key={part} data-lit-by={by} className="house-lit">
              {layer(part)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
