import type { PageMeta, SectionHead } from './shared.ts';

/** An amount and what it is. */
type Amount = { label: string; amount: string };

/** The value of the house in the banner, as a tag on it, and its measures. */
export type SurveyContent = Amount & {
  sample: string;
  /** The values by their methods, where there is room for them. */
  methods: readonly Amount[];
  /** Which of them decides. */
  derived: string;
  measures: { front: string; side: string };
  /** The picture and the tag in a sentence. */
  description: string;
};

/** The card that leads to a sample report. */
export type ReportCardContent = {
  sample: string;
  title: string;
  text: string;
  property: string;
  amount: string;
  link: string;
  /** What stands on the report's cover. */
  cover: { title: string; property: string };
};

/** An audience's door: whom it is for and what it is good for. */
export type DoorContent = Required<SectionHead> & { points: readonly string[] };

export type HomeContent = {
  meta: PageMeta;
  hero: { kicker: string; title: string; lead: string; note: string };
  survey: SurveyContent;
  report: ReportCardContent;
  clients: DoorContent;
  valuers: DoorContent;
  closing: { title: string; text: string };
};
