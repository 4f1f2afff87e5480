import type { Texts } from './texts.ts';

/** Whom questions concern, in page order. The specification's seven come first (requirement 2.16). */
export const faqGroups = ['first', 'clients', 'lawyers', 'valuers', 'everyone'] as const;
export type FaqGroup = (typeof faqGroups)[number];

/**
 * What the points of an answer are. Those of `steps`, which are numbered, and of `kinds` are a name each, or begin with
 * one and a colon.
 */
export const pointKinds = ['plain', 'steps', 'kinds'] as const;
export type PointKind = (typeof pointKinds)[number];

/** The page, or the section of one, that says more: one that `more` of faq.json has words for. */
export type FurtherReading = keyof Texts['faq']['more'];

/** A paragraph, and the points below it. */
export type AnswerPart = { text: string; points: readonly string[] };

/** A question of the FAQ in one language. */
export type Question = {
  /** The name of its file, which is also the anchor of its answer, so published links depend on it. */
  id: string;
  group: FaqGroup;
  question: string;
  /** Begins with a short sentence that answers; the reasons follow. */
  answer: readonly AnswerPart[];
  /** Other words for the same, which no page shows: a search finds the question by them too. */
  keywords: readonly string[];
  points: PointKind;
  more: FurtherReading;
};

/** The texts of an answer in their order: paragraphs, and points below them. */
export const textsOfAnswer = (answer: readonly AnswerPart[]): string[] =>
  answer.flatMap(({ text, points }) => [text, ...points]);
