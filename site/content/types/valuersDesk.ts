import type { SectionHead } from './shared.ts';

type Line = { label: string; value: string };

/** An enquiry as it lies on a valuer's desk, and both answers to it. */
export type ValuersDeskContent = SectionHead & {
  /** The mark of a sample. */
  sample: string;
  enquiry: {
    reference: string;
    from: string;
    received: string;
    title: string;
    text: string;
    particulars: readonly Line[];
    documents: { label: string; there: readonly string[]; missing: string };
  };
  answer: {
    legend: string;
    offer: {
      label: string;
      lines: readonly Line[];
      total: Line;
      note: string;
    };
    decline: {
      label: string;
      title: string;
      reasons: readonly string[];
      note: string;
    };
  };
};
