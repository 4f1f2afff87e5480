import type { ValuationKind } from '#common/valuationNeed.ts';
import type { Matter } from './types/lawyers.ts';
import type { Texts } from './types/texts.ts';

type DocumentKey = keyof Texts['documents']['items'];
type ListKey = keyof Texts['documents']['lists'];

/** Documents below a title, in the words of a language. */
export type DocumentList = { title: string; items: string[] };

/** Which documents a list asks for, in its order. Guide, checklist and valuation brief take theirs from here. */
const listed: Record<ListKey, readonly DocumentKey[]> = {
  always: ['address', 'landRegister', 'cadastralMap', 'floorPlans', 'areas', 'yearBuilt'],
  full: ['publicEasements', 'contamination', 'buildingFile', 'energyCertificate'],
  depending: [
    'leases',
    'rents',
    'serviceCharges',
    'division',
    'minutes',
    'privateRights',
    'groundLease',
    'damage',
  ],
  house: [
    'landRegister',
    'cadastralMap',
    'floorPlans',
    'areas',
    'yearBuilt',
    'buildingFile',
    'energyCertificate',
  ],
  instruction: ['authority', 'dateAndPurpose', 'access'],
  let: ['leases', 'rents', 'serviceCharges'],
  rights: ['privateRights', 'groundLease', 'publicEasements', 'contamination'],
  flat: ['division', 'minutes', 'budget'],
};

/** What a matter of the lawyers' page asks for besides. */
const ofMatter: Record<Matter, readonly DocumentKey[]> = {
  estate: ['estateAuthority', 'rentList'],
  insolvency: ['openingOrder', 'leasesWithPartners', 'permits'],
  tax: ['assessment', 'leasesAtDate', 'proofsOfCondition'],
};

/** The lists of the valuation guide, in its order. */
export const guideLists = ['always', 'full', 'depending'] as const satisfies ListKey[];

/** The lists of the checklist that lawyers print, in its order. */
export const checklistLists = ['house', 'instruction', 'let', 'rights', 'flat'] as const satisfies ListKey[];

/**
 * Lists of documents, each with its title.
 * @param keys which lists, in order
 */
export function documentLists(
  { items, lists }: Texts['documents'],
  keys: readonly ListKey[],
): DocumentList[] {
  return keys.map((key) => ({ title: lists[key], items: listed[key].map((document) => items[document]) }));
}

/** The lists of the guide that a kind of valuation needs; the last applies to some properties only. */
const listsFor: Record<ValuationKind, readonly (typeof guideLists)[number][]> = {
  short: ['always'],
  full: guideLists,
  lending: guideLists,
};

/** The guide's lists that a kind of valuation needs. */
export function documentsForKind(documents: Texts['documents'], kind: ValuationKind): DocumentList[] {
  return documentLists(documents, listsFor[kind]);
}

/** The documents of a matter, in the words of a language. */
export function documentsOfMatter({ items }: Texts['documents'], matter: Matter): string[] {
  return ofMatter[matter].map((document) => items[document]);
}
