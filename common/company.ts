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
export type TeamMember = { name: string; group: TeamGroup; role: TeamRole };
export type TeamRole =
  | 'chiefExecutive'
  | 'chiefOperations'
  | 'founderValuation'
  | 'founderTechnology'
  | 'headOfDevelopment'
  | 'productDesign';

/** Roles are worded in the content. */
export const team: readonly TeamMember[] = [
  { name: placeholder('Erika Mustermann'), group: 'managementBoard', role: 'chiefExecutive' },
  { name: placeholder('Max Mustermann'), group: 'managementBoard', role: 'chiefOperations' },
  { name: placeholder('Sabine Mustermann'), group: 'coFounders', role: 'founderValuation' },
  { name: placeholder('Otto Normalverbraucher'), group: 'coFounders', role: 'founderTechnology' },
  { name: placeholder('Lieschen Müller'), group: 'researchAndDevelopment', role: 'headOfDevelopment' },
  { name: placeholder('Klara Muster'), group: 'researchAndDevelopment', role: 'productDesign' },
];

/** Legal texts that a lawyer has not released yet; the launch check names them. */
export const legalDrafts = { terms: true, privacy: true, imprint: true } as const;

/** Copy that no lawyer or valuer has checked yet: citations of law, and the figures of the samples. */
export const unread = { 'law that the pages cite': true, 'figures of the samples': true } as const;
