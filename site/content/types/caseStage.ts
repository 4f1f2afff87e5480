import type { ClientFeature, ClientStep } from './clients.ts';
import type { SectionHead } from './shared.ts';

/** The three offers of the case, by what sets each apart; in this order they go from the lowest fee up. */
export const offerIds = ['nearest', 'fastest', 'fullest'] as const;
export type OfferId = (typeof offerIds)[number];

/** The offer that is chosen until somebody chooses another. */
export const firstChoice: OfferId = 'fastest';

/** What the offers can be sorted by. */
export const offerOrders = ['fee', 'time'] as const;
export type OfferOrder = (typeof offerOrders)[number];

type Labelled = { label: string; value: string };

/** A fee with its VAT and their sum, written as a contract has them, with cents. */
export type Amounts = { net: string; vat: string; gross: string };

/** A text for each offer: what depends on the one that is chosen. */
export type ByOffer = Record<OfferId, string>;

/** A counter-offer and the fee that both then agree on. */
export type Counter = { proposed: string; agreed: string; amounts: Amounts };

export type CaseOfferContent = {
  valuer: string;
  place: string;
  /** What sets it apart: "lowest fee". */
  mark: string;
  qualification: string;
  included: string;
  duration: string;
  fee: string;
  amounts: Amounts;
  /** Its place, counted from one, when the offers are sorted by time. */
  rankByTime: number;
  counters: readonly Counter[];
};

/** The offers of the second step, which can be sorted, chosen and answered. */
export type OfferComparisonContent = {
  title: string;
  /** "Fees net, plus VAT". */
  note: string;
  sort: { legend: string } & Record<OfferOrder, string>;
  choose: string;
  verified: string;
  offers: Record<OfferId, CaseOfferContent>;
  /** Below the offers: what to see before one signs. */
  advice: string;
  counter: {
    open: string;
    close: string;
    label: string;
    /** Precedes the agreed fee: "In this example you meet at". */
    answer: string;
  };
  /** What is said to assistive technology when something changes; `{…}` are filled in. */
  said: { sorted: Record<OfferOrder, string>; chosen: string; agreed: string };
};

/** The platform's frame and what it shows at each of the six steps. */
export type CaseStageContent = {
  head: SectionHead;
  /** Which of the four features a step shows, by name beside it. */
  features: Partial<Record<ClientStep, ClientFeature>>;
  /** A line on each step. */
  captions: Record<ClientStep, string>;
  /** Marks the frame as a sample; with it `description` says what the frame shows. */
  sample: string;
  description: string;
  app: {
    name: string;
    number: string;
    initials: string;
    firm: string;
    property: string;
    address: string;
    facts: readonly Labelled[];
    status: { label: string; values: Record<ClientStep, string> };
    /** Several enquiries at once; the first is the case. */
    enquiries: { title: string; items: readonly { property: string; stage: string }[] };
    /** The steps' short names. */
    path: Record<ClientStep, string>;
  };
  valuer: ByOffer;
  enquiry: {
    description: string;
    title: string;
    fields: readonly Labelled[];
    kind: { label: string; short: string; full: string };
    send: string;
  };
  offers: OfferComparisonContent;
  contract: {
    description: string;
    title: string;
    paragraphs: readonly { number: string; before: string; part?: 'net' | 'due'; after?: string }[];
    /** Who signs as what; the valuer is the one chosen. */
    signatures: readonly [{ name?: string; role: string }, { name?: string; role: string }];
    amounts: Record<keyof Amounts, string>;
    due: ByOffer;
  };
  documents: {
    description: string;
    title: string;
    state: string;
    files: readonly { name: string; format: string }[];
    /** Still to come. */
    open: { name: string; format: string; state: string };
    sharedWith: string;
    protection: readonly string[];
  };
  inspection: {
    description: string;
    title: string;
    /** The dates proposed for it, and which of them both agreed on. */
    dates: readonly { day: string; time: string; agreed: boolean }[];
    marks: { proposed: string; agreed: string };
    /** What is to be known on site. */
    place: string;
    keys: string;
    access: string;
  };
  report: {
    description: string;
    title: string;
    format: string;
    cover: { subject: string; property: string; date: Labelled };
    value: Labelled;
    lines: readonly Labelled[];
    total: Labelled;
    download: string;
  };
  /** Below the stage, with a button. */
  closing: string;
};
