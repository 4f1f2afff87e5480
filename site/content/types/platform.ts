import type { PageMeta, SectionHead, Titled } from './shared.ts';

/** What one audience does on the platform: four features, a line each. */
export type AudienceContent = {
  kicker: string;
  title: string;
  features: readonly [string, string, string, string];
  /** Leads to the audience's own page. */
  link: string;
};

/** A customer's words, released by them for publication; never invented (requirement 1.31). */
export type Quote = { quote: string; name: string; role: string };

export type TestimonialsContent = {
  /** Above the quotes; while there are none, the invitation has its kicker. */
  head: Required<Pick<SectionHead, 'kicker' | 'title'>>;
  quotes: readonly Quote[];
  /** Asks the reader to write; all there is while there are no quotes. */
  invitation: Titled;
};

export type PlatformContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string };
  benefits: SectionHead & { leads: Titled; process: Titled };
  valuers: AudienceContent;
  clients: AudienceContent;
  testimonials: TestimonialsContent;
};
