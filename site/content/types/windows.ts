import type { SampleMonth } from '../sampleMonth.ts';

type Labelled = { label: string; value: string };

/** A value and where it lies on the report's scale, in percent. */
type OnScale = Labelled & { position: number };

/** One turn of a negotiation: who says it, what it is, at which price. */
type Turn = { name: string; label: string; price: string; text: string };

/** A party to the contract and how far its signature has come. */
type Signature = { role: string; name: string; status: string };

/** Texts and believable data of the product windows. Amounts and dates are formatted from the samples. */
export type WindowsContent = {
  /** A new enquiry, filled in but for the date. */
  enquiry: {
    title: string;
    property: Labelled;
    address: Labelled;
    occasion: Labelled;
    kind: { label: string; short: Labelled; full: Labelled };
    date: { label: string; placeholder: string };
    send: string;
    note: string;
  };
  offers: {
    title: string;
    property: string;
    count: string;
    sortedBy: string;
    sortPrice: string;
    sortTime: string;
    /** Marks of the cheapest and of the fastest offer. */
    cheapest: string;
    fastest: string;
    select: string;
    /** Valuer firms as the window shows them, cheapest first, fastest last. */
    offers: readonly { valuer: string; place: string; price: string; delivery: string }[];
  };
  portfolio: {
    title: string;
    count: string;
    /** Steps an enquiry has to go. */
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
    sign: string;
  };
  documents: {
    title: string;
    /** The year that marks the feature, from the facts. */
    mark: string;
    recipient: Labelled;
    shared: string;
    sharing: string;
    add: string;
    /** The last one is being shared. */
    files: readonly { name: string; format: string; size: string }[];
  };
  inspection: {
    title: string;
    /** The year that marks the feature, from the facts. */
    mark: string;
    month: SampleMonth;
    appointment: { label: string; day: string; time: string; street: string; town: string; valuer: string };
    confirmed: string;
  };
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
    filter: string;
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
