/** The two who share a case. */
export const caseSides = ['client', 'valuer'] as const;
export type CaseSide = (typeof caseSides)[number];

/** The events of one case, in the order in which they happen, each with the side that acts. */
export const caseActors = {
  enquiry: 'client',
  offer: 'valuer',
  choice: 'client',
  contract: 'both',
  documents: 'client',
  inspection: 'both',
  report: 'valuer',
} as const satisfies Record<string, CaseSide | 'both'>;

export type CaseEvent = keyof typeof caseActors;
export const caseEvents = Object.keys(caseActors) as CaseEvent[];

/** What a side's window shows at one moment, from the parts of the kit. */
export type Fragment = {
  text: string;
  title: string;
  note?: string;
  fields?: readonly { label: string; value: string }[];
  lines?: readonly {
    label: string;
    detail?: string;
    value?: string;
    before?: string;
    state?: 'chosen' | 'unchosen' | 'done' | 'total';
  }[];
  /** Whether the other side's window shows the same. */
  shared?: boolean;
  /** Quiet controls: what was pressed, or what there is to press. */
  pressed?: string;
  controls?: readonly string[];
};
