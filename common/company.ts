import companyFile from './company.json' with { type: 'json' };
import teamFile from './team.json' with { type: 'json' };

/**
 * Brand, register data, contacts (`company.json`) and team (`team.json`). Names and numbers that are not known yet are
 * stand-ins: recognisable to a German reader, from the reserved `.example` domain and the reserved fictional number
 * block. They are listed here, so that the launch check can name each; a real value that takes a stand-in's place
 * needs nothing more.
 */
const standIns = new Set([
  'Bewertra Vertriebs GmbH',
  'Musterstraße 1',
  '12345',
  'Musterstadt',
  'Erika Mustermann',
  'Amtsgericht Musterstadt',
  'HRB 000000',
  'DE000000000',
  'kontakt@bewertra.example',
  '+493023125100',
  '+49 30 23125 100',
  'Petra Platzhalter',
  'support@bewertra.example',
  '+493023125200',
  '+49 30 23125 200',
  'Bernd Beispiel',
  'datenschutz@bewertra.example',
  'karriere@bewertra.example',
  'Max Mustermann',
  'Sabine Mustermann',
  'Otto Normalverbraucher',
  'Lieschen Müller',
  'Klara Muster',
]);

/** Every stand-in that is still in the data, once. */
export function placeholdersLeft(): string[] {
  return [...new Set(textsIn([company, contacts, team]).filter((text) => standIns.has(text)))];
}

/** Every text in some data, at any depth. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(textsIn);
}

export const brand = { name: 'Bewertra' } as const;

/** `vatId`: VAT identification number (§ 27a UStG). `country`: ISO 3166-1. */
export const company = { ...companyFile.company, country: 'DE' } as const;

/** `tel` is the form for links (E.164), `display` the one to read. */
export const contacts = companyFile.contacts;

export const teamGroups = ['managementBoard', 'coFounders', 'researchAndDevelopment'] as const;
export type TeamGroup = (typeof teamGroups)[number];

/** What the model people do who stand in for portraits (`art/scenes/figures.py`). */
export const poses = ['standing', 'walking', 'measuring', 'sitting', 'leaning', 'holding'] as const;
export type Pose = (typeof poses)[number];

export type TeamMember = {
  /** Names the person's photograph: `site/assets/team/<key>.jpg`. */
  key: string;
  name: string;
  group: TeamGroup;
  role: TeamRole;
  /** That of the model person who is shown until there is a photograph; the launch check lists it as a placeholder. */
  pose: Pose;
  /** The file's name below `site/assets/`, where the editor put it there. */
  photograph?: string;
};

/** Roles are worded in the content. */
export const teamRoles = [
  'chiefExecutive',
  'chiefOperations',
  'founderValuation',
  'founderTechnology',
  'headOfDevelopment',
  'productDesign',
] as const;
export type TeamRole = (typeof teamRoles)[number];

/** In the order of the page. No two people have the same pose. */
export const team = teamFile.team as readonly TeamMember[];

/** Legal texts that a lawyer has not released yet; the launch check names them. */
export const legalDrafts = { terms: true, privacy: true, imprint: true } as const;

/** Copy that no lawyer or valuer has checked yet: citations of law, and the figures of the samples. */
export const unread = { 'law that the pages cite': true, 'figures of the samples': true } as const;
