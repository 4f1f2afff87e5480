import type { AnswerTo, NeedQuestion, NeedReason } from '#common/valuationNeed.ts';
import type { NamedMeta, SectionHead, Titled } from './shared.ts';

/** A question and how it can be answered. */
type Asking<Question extends NeedQuestion> = {
  title: string;
  text: string;
  answers: Record<AnswerTo<Question>, string>;
};

/** The questions "Which valuation do I need?", each on a page of its own, and what they come to. */
export type ValuationNeedContent = {
  meta: NamedMeta;
  /** Opens the questions on the guide's own page. */
  head: SectionHead;
  /** Above each question: the first, the second, … */
  steps: readonly string[];
  questions: { [Question in NeedQuestion]: Asking<Question> };
  /** Names the answers so far, and the way back to one. */
  given: string;
  change: string;
  restart: string;
  /** Leads to the whole guide. */
  guide: string;
  outcome: {
    kicker: string;
    /** What it comes to, and in a sentence or two why. */
    reasons: Record<NeedReason, Titled>;
    costs: string;
    duration: string;
    durationText: string;
    law: string;
    inspection: string;
    documents: string;
    /** Where each document is explained. */
    documentsLink: string;
    /** What matters where the value is needed for this. */
    matters: { title: string; items: Record<AnswerTo<'occasion'>, string> };
    /** No advice of ours replaces theirs. */
    advice: string;
    enquiry: string;
  };
};
