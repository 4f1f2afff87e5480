import { fill } from '#common/fill.ts';
import { checklistLists, documentLists, documentsOfMatter } from '../documents.ts';
import type { Formatters } from '../format/formatters.ts';
import type { Matter } from '../types/lawyers.ts';
import type { Texts } from '../types/texts.ts';

/**
 * The parcel in the banner of the lawyers' page, as its sheet of the land register would name it: invented, but
 * as large as it is drawn (`art/cadastral_map.py` prints the area). In square metres.
 */
const sampleParcel = { number: '120/2', section: 7, area: 409, district: 'Mustertal' } as const;

/** The lawyers' page with its parcel and the lists of documents, in the words of a language. */
export function lawyers(
  { lawyers: texts, documents, common: { sample } }: Texts,
  { area, count }: Formatters,
) {
  const { map, solution, checklist } = texts;
  const { estate, insolvency, tax } = solution.matters;
  const withDocuments = <Own>(matter: Matter, own: Own) => ({
    ...own,
    documents: documentsOfMatter(documents, matter),
  });
  return {
    ...texts,
    map: {
      ...map,
      sample,
      description: `${sample}: ${map.description}`,
      parcel: `${sampleParcel.number}, ${area(sampleParcel.area)}`,
      district: fill(map.district, { district: sampleParcel.district, section: count(sampleParcel.section) }),
    },
    solution: {
      ...solution,
      labels: { ...solution.labels, sample },
      matters: {
        estate: withDocuments('estate', estate),
        insolvency: withDocuments('insolvency', insolvency),
        tax: withDocuments('tax', tax),
      },
    },
    checklist: { ...checklist, groups: documentLists(documents, checklistLists) },
  };
}
