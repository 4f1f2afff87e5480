import { fill } from '#common/fill.ts';
import type { Formatters } from '../format/formatters.ts';
import type { Words } from '../types/words.ts';

/**
 * The parcel in the banner of the lawyers' page, as its sheet of the land register would name it: invented, but
 * as large as it is drawn (`art/cadastral_map.py` prints the area). In square metres.
 */
const sampleParcel = { number: '120/2', section: 7, area: 409, district: 'Mustertal' } as const;

/** The lawyers' page with its parcel, in the words of a language. */
export function lawyers({ lawyers: words, common: { sample } }: Words, { area, count }: Formatters) {
  const { map, solution } = words;
  return {
    ...words,
    map: {
      ...map,
      sample,
      description: `${sample}: ${map.description}`,
      parcel: `${sampleParcel.number}, ${area(sampleParcel.area)}`,
      district: fill(map.district, { district: sampleParcel.district, section: count(sampleParcel.section) }),
    },
    solution: { ...solution, labels: { ...solution.labels, sample } },
  };
}
