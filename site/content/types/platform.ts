import type { KeyAnswersContent, PageMeta, SectionHead, Titled } from './shared.ts';

/** A feature in a sentence, with the year that it came in where that is worth saying. */
export type AudienceFeature = Titled & { since?: string };

/** What one audience does on the platform: four features. */
export type AudienceContent = {
  kicker: string;
  title: string;
  features: readonly [AudienceFeature, AudienceFeature, AudienceFeature, AudienceFeature];
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

export type PlatformContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string };
  answers: KeyAnswersContent;
  benefits: SectionHead & { leads: Titled; process: Titled };
  valuers: AudienceContent;
  clients: AudienceContent;
  testimonials: TestimonialsContent;
};
