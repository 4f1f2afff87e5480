/**
 * Brand, register data, contacts and team. Names and numbers that are not known yet are
 * placeholders: recognisable to a German reader, from the reserved `.example` domain and the reserved
 * fictional number block, and marked with `placeholder()` so that the launch check can name each.
 */
const marked = new Set<string>();

/** Marks a value as a stand-in for the real one; returns it unchanged. */
function placeholder(value: string): string {
  marked.add(value);
  return value;
}

/** Every placeholder value still in the data. */
export function placeholdersLeft(): string[] {
  return [...marked];
}

export const brand = { name: 'Bewertra' } as const;

export const company = {
  legalName: placeholder('Bewertra Vertriebs GmbH'),
  street: placeholder('Musterstraße 1'),
  postalCode: placeholder('12345'),
  town: placeholder('Musterstadt'),
  country: 'DE',
  managingDirector: placeholder('Erika Mustermann'),
  registerCourt: placeholder('Amtsgericht Musterstadt'),
  registerNumber: placeholder('HRB 000000'),
  /** VAT identification number (§ 27a UStG). */
  vatId: placeholder('DE000000000'),
  email: placeholder('kontakt@bewertra.example'),
} as const;

export const contacts = {
  /** `tel` is the form for links (E.164), `display` the one to read. */
  hotline: { tel: placeholder('+493023125100'), display: placeholder('+49 30 23125 100') },
  support: {
    name: placeholder('Petra Platzhalter'),
    email: placeholder('support@bewertra.example'),
    tel: placeholder('+493023125200'),
    display: placeholder('+49 30 23125 200'),
  },
  dataProtection: {
    name: placeholder('Bernd Beispiel'),
    email: placeholder('datenschutz@bewertra.example'),
  },
  jobs: { email: placeholder('karriere@bewertra.example') },
} as const;

export const teamGroups = ['managementBoard', 'coFounders', 'researchAndDevelopment'] as const;
export type TeamGroup = (typeof teamGroups)[number];

/** The model people that stand in for portraits (`art/scenes/figures.py`), by what they do. */
export const figures = ['standing', 'walking', 'measuring', 'sitting', 'leaning', 'holding'] as const;
export type Figure = (typeof figures)[number];

export type TeamMember = {
  /** Names the person's photograph: `site/assets/team/<key>.jpg`. */
  key: string;
  name: string;
  group: TeamGroup;
  role: TeamRole;
  /** What is shown until there is a photograph; the launch check lists it as a placeholder. */
  figure: Figure;
};

export type TeamRole =
  | 'chiefExecutive'
  | 'chiefOperations'
  | 'founderValuation'
  | 'founderTechnology'
  | 'headOfDevelopment'
  | 'productDesign';

/** Roles are worded in the content. No two people have the same figure. */
export const team: readonly TeamMember[] = [
  {
    key: 'erika_mustermann',
    name: placeholder('Erika Mustermann'),
    group: 'managementBoard',
    role: 'chiefExecutive',
    figure: 'standing',
  },
  {
    key: 'max_mustermann',
    name: placeholder('Max Mustermann'),
    group: 'managementBoard',
    role: 'chiefOperations',
    figure: 'walking',
  },
  {
    key: 'sabine_mustermann',
    name: placeholder('Sabine Mustermann'),
    group: 'coFounders',
    role: 'founderValuation',
    figure: 'measuring',
  },
  {
    key: 'otto_normalverbraucher',
    name: placeholder('Otto Normalverbraucher'),
    group: 'coFounders',
    role: 'founderTechnology',
    figure: 'sitting',
  },
  {
    key: 'lieschen_mueller',
    name: placeholder('Lieschen Müller'),
    group: 'researchAndDevelopment',
    role: 'headOfDevelopment',
    figure: 'leaning',
  },
  {
    key: 'klara_muster',
    name: placeholder('Klara Muster'),
    group: 'researchAndDevelopment',
    role: 'productDesign',
    figure: 'holding',
  },
];

/** Legal texts that a lawyer has not released yet; the launch check names them. */
export const legalDrafts = { terms: true, privacy: true, imprint: true } as const;

/** Copy that no lawyer or valuer has checked yet: citations of law, and the figures of the samples. */
export const unread = { 'law that the pages cite': true, 'figures of the samples': true } as const;
