import type { Feature } from './professional.ts';
import type { KeyAnswersContent, PageMeta, SectionHead, Titled } from './shared.ts';

/** A feature with the year that it came in. */
export type DatedFeature = Titled & { since: string };

/** What one audience does on the platform; both manage documents and inspections. */
type AudienceContent = {
  head: SectionHead;
  leads: Feature;
  documents: DatedFeature;
  inspection: DatedFeature;
  /** Leads to the audience's own page. */
  link: string;
};

/** A customer's words, released by them for publication; never invented (requirement 1.31). */
export type Quote = { quote: string; name: string; role: string };

export type TestimonialsContent = {
  /** Above the quotes, once there are some. */
  head: SectionHead;
  quotes: readonly Quote[];
  /** Asks the reader to write; all there is while there are no quotes. */
  invitation: Titled;
};

/** The events of one case, in the order in which they happen. */
export const caseEvents = [
  'enquiry',
  'offer',
  'counterOffer',
  'choice',
  'contract',
  'documents',
  'inspection',
  'report',
] as const;
export type CaseEvent = (typeof caseEvents)[number];

/** One case as both sides live it; `sides` names them beside each event. */
export type TwoSidesContent = SectionHead & {
  sides: { client: string; valuer: string };
  events: Record<CaseEvent, { title: string; client: string; valuer: string }>;
};

export type PlatformContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string };
  answers: KeyAnswersContent;
  /** Links from the hero to each audience's section. */
  audienceLinks: { clients: string; valuers: string };
  benefits: SectionHead & { leads: Titled; process: Titled; processLabel: string; stages: readonly string[] };
  twoSides: TwoSidesContent;
  valuers: AudienceContent & { negotiation: Feature };
  clients: AudienceContent & { enquiries: Feature };
  testimonials: TestimonialsContent;
};
