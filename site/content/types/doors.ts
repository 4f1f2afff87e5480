type Labelled = { label: string; value: string };

/** What the offers can be put in order by. */
export const comparedBy = ['price', 'time'] as const;

/** An offer to compare; `byTime` is its place, from one, when the quickest comes first. */
export type ComparedOffer = {
  valuer: string;
  fee: string;
  time: string;
  byTime: number;
  /** What is said once it has been chosen. */
  chosen: string;
};

/** What each audience would do first, to be tried on the home page. */
export type DoorsContent = {
  /** Marks both as samples. */
  sample: string;
  offers: {
    title: string;
    /** What the offers are for. */
    property: string;
    orderedBy: string;
    orders: Record<(typeof comparedBy)[number], string>;
    choose: string;
    /** The cheapest first. */
    items: readonly ComparedOffer[];
    undecided: string;
  };
  enquiry: {
    title: string;
    facts: readonly Labelled[];
    decide: string;
    undecided: string;
    /** The last line is what remains. */
    offer: { label: string; lines: readonly Labelled[]; note: string };
    decline: { label: string; text: string };
  };
};
