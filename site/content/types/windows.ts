import type { CalendarMonth } from '../format/month.ts';

type Labelled = { label: string; value: string };

/** A value and its position on the report's scale, in percent. */
type OnScale = Labelled & { position: number };

/** One turn of a negotiation: who speaks, what kind of turn it is, and the fee. */
type Turn = { name: string; label: string; price: string; text: string };

/** A party to the contract and the status of its signature. */
type Signature = { role: string; name: string; status: string };

/** An enquiry as the client writes it. */
type Enquiry = {
  title: string;
  property: Labelled;
  address: Labelled;
  occasion: Labelled;
  kind: { label: string; short: Labelled; full: Labelled };
  date: { label: string; placeholder: string };
  send: string;
  note: string;
};

/** What offers can be sorted by. */
export type OfferOrder = 'price' | 'time';

/** Documents, and who shares them with whom. */
type Documents = {
  title: string;
  counterpart: Labelled;
  shared: string;
  sharing: string;
  add: string;
  /** The last one is being shared. */
  files: readonly { name: string; format: string; size: string }[];
};

/** An appointment, shown in its month. */
type Inspection = {
  title: string;
  month: CalendarMonth;
  appointment: {
    label: string;
    day: string;
    time: string;
    street: string;
    town: string;
    counterpart: string;
  };
  confirmed: string;
};

/** What every window says of itself: that it is a sample, and in a sentence what it shows. */
export type Sample = { sample: string; description: string };
export type Marked<Windows> = { [Window in keyof Windows]: Windows[Window] & Sample };

/** Texts and realistic data of the product windows. Amounts and dates are formatted from the samples. */
export type WindowsContent = Marked<WindowTexts>;

/** The same, before they are marked as samples and described. */
export type WindowTexts = {
  /** A new enquiry, complete except for the date. */
  enquiry: Enquiry;
  /** The same for an estate. */
  estateEnquiry: Enquiry;
  /** An enquiry as a valuer reads it. */
  receivedEnquiry: {
    title: string;
    received: string;
    property: string;
    particulars: readonly Labelled[];
    answer: string;
  };
  offers: {
    title: string;
    property: string;
    count: string;
    sortedBy: string;
    /** Each order with its label, its offers, and the mark of the first one. */
    orders: Record<
      OfferOrder,
      {
        label: string;
        best: string;
        offers: readonly { valuer: string; place: string; price: string; delivery: string }[];
      }
    >;
    select: string;
  };
  portfolio: {
    title: string;
    count: string;
    /** Number of steps from enquiry to report. */
    steps: number;
    enquiries: readonly { property: string; place: string; stage: string; detail: string; done: number }[];
  };
  negotiation: {
    title: string;
    subject: string;
    offer: Turn;
    counter: Turn;
    answer: Turn;
    agreed: Labelled;
  };
  contract: {
    title: string;
    heading: string;
    terms: readonly Labelled[];
    signed: Signature;
    awaiting: Signature;
  };
  /** One commission from contract to report. */
  process: {
    title: string;
    property: string;
    /** All done except the last two: the next stage and the final one. */
    stages: readonly { name: string; detail: string; when: string }[];
  };
  documents: Documents;
  /** The client's documents as the valuer sees them. */
  valuerDocuments: Documents;
  inspection: Inspection;
  /** An inspection as the valuer sees it. */
  valuerInspection: Inspection;
  report: {
    title: string;
    format: string;
    heading: string;
    property: string;
    street: string;
    town: string;
    date: Labelled;
    pages: string;
    value: OnScale;
    /** Values by method. */
    methods: readonly OnScale[];
    download: string;
  };
  inbox: {
    title: string;
    fresh: string;
    answer: string;
    enquiries: readonly { property: string; place: string; kind: string; received: string }[];
  };
  referralLink: {
    title: string;
    address: string;
    firm: string;
    menu: readonly string[];
    headline: string;
    text: string;
    button: string;
    link: Labelled;
  };
};
