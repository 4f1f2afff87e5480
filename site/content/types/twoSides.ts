import type { ProductLine } from '#site/components/product/Lines.tsx';
import type { SectionHead } from './shared.ts';

/** The two who share a case. */
export const caseSides = ['client', 'valuer'] as const;
export type CaseSide = (typeof caseSides)[number];

/** The events of one case, in the order in which they happen, each with the side that acts. */
const actors = {
  enquiry: 'client',
  offer: 'valuer',
  counterOffer: 'client',
  choice: 'client',
  contract: 'both',
  documents: 'client',
  inspection: 'valuer',
  report: 'valuer',
} as const satisfies Record<string, CaseSide | 'both'>;

export type CaseEvent = keyof typeof actors;
export const caseEvents = Object.keys(actors) as CaseEvent[];
export const caseActors: Record<CaseEvent, CaseSide | 'both'> = actors;

/** A small piece of the platform, as one side sees it at one moment; each has some of these parts. */
export type Fragment = {
  title: string;
  /** At the end of the title's line. */
  note?: string;
  /** Particulars, two abreast. */
  pairs?: readonly { label: string; value: string }[];
  lines?: readonly ProductLine[];
  appointment?: { day: string; time: string; place: string };
  /** Whose they are. */
  signatures?: readonly [string, string];
  report?: { label: string; value: string };
  /** Quiet controls: what was pressed, and what else there is to press. */
  pressed?: string;
  controls?: readonly string[];
};

/** What one side does at an event in a sentence, and what it sees. */
export type SideOfEvent = { text: string; shows: Fragment };

export type CaseEventContent = Record<CaseSide, SideOfEvent> & {
  title: string;
  /** `iso` is for machines. */
  when: { iso: string; day: string };
};

/** One case as both sides live it. */
export type TwoSidesContent = SectionHead & {
  /** The mark of a sample. */
  sample: string;
  /** Asks whose view a narrow screen should show. */
  choose: string;
  /** Each side's name, and who it is in this case. */
  sides: Record<CaseSide, { name: string; party: string }>;
  events: Record<CaseEvent, CaseEventContent>;
};
