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

/** A line of a fragment; `before` is the value that no longer holds, `state` how the line is marked. */
export type FragmentLine = {
  label: string;
  detail?: string;
  value?: string;
  before?: string;
  state?: 'chosen' | 'unchosen' | 'done' | 'waiting' | 'adjustable';
};

/** A small piece of the platform, as one side sees it at one moment; each has some of these parts. */
export type Fragment = {
  title: string;
  /** At the end of the title's line. */
  note?: string;
  /** Particulars, two abreast. */
  pairs?: readonly { label: string; value: string }[];
  lines?: readonly FragmentLine[];
  appointment?: { day: string; time: string; place: string };
  /** Whose they are. */
  signatures?: readonly [string, string];
  report?: { label: string; value: string };
  /** Quiet controls: what was pressed, and what else there is to press. */
  pressed?: string;
  controls?: readonly string[];
};
