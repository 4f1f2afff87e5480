import type { Feature } from './professional.ts';
import type { PageMeta, SectionHead, Titled } from './shared.ts';

/** A feature that is marked as new. */
export type NewFeature = Titled & { mark: string };

/** What one audience does on the platform; both manage documents and inspections. */
type AudienceContent = {
  head: SectionHead;
  leads: Feature;
  documents: NewFeature;
  inspection: NewFeature;
  /** Leads to the audience's own page. */
  link: string;
};

/** A customer's words, released by them for publication; never invented (requirement 1.31). */
export type Quote = { quote: string; name: string; role: string };

export type TestimonialsContent = SectionHead & {
  quotes: readonly Quote[];
  /** Shown while there are no quotes. */
  waiting: string;
  /** Asks the reader to write. */
  invitation: Titled;
};

export type PlatformContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string };
  /** Links from the hero to each audience's section. */
  audienceLinks: { clients: string; valuers: string };
  benefits: SectionHead & { leads: Titled; process: Titled; processLabel: string; stages: readonly string[] };
  valuers: AudienceContent & { negotiation: Feature };
  clients: AudienceContent & { enquiries: Feature };
  testimonials: TestimonialsContent;
};
