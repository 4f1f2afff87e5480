import { fill } from '#common/fill.ts';
import { withoutHyphens } from '#common/marks.ts';
import { occasionOf, type NeedOutcome, type NeedReason } from '#common/valuationNeed.ts';
import { documentsForKind, type DocumentList } from './documents.ts';
import type { Matter } from './types/lawyers.ts';
import type { SiteContent, ValuationBriefContent } from './types/site.ts';

/** A line of the sheet: what it is about, and what to commission. */
export type BriefRow = {
  label: string;
  text: string;
  /** Whether something is to be filled in by hand before it. */
  blank?: true;
};

/** What one prints and hands on, of one outcome of the valuation guide. */
export type Brief = {
  /** What kind of sheet it is, "Valuation brief". */
  brief: string;
  title: string;
  /** Name of the page: unlike the title, no two outcomes share it. */
  name: string;
  /** What is to be filled in by hand. */
  fields: readonly string[];
  rows: BriefRow[];
  documents: { title: string; lists: DocumentList[] };
  /** What to compare in the offers. */
  offers: { title: string; items: readonly string[] };
  /** What it is not, and who decides on the report. */
  notes: string[];
  /** As of which day it holds. */
  asOf: string;
};

/** Texts for some of the reasons; for the others the kind of valuation has them. */
type BySomeReasons = Partial<Record<NeedReason, string>>;
type BriefContent = Pick<
  SiteContent,
  'documents' | 'valuationBrief' | 'valuationGuide' | 'valuationNeed' | 'lawyers'
>;

/** The brief of an outcome, in the words of a language. */
export function briefOf(content: BriefContent, outcome: NeedOutcome): Brief {
  const { valuationBrief: texts, valuationGuide: guide, valuationNeed } = content;
  const { kind, reason } = outcome.need;
  const occasion = occasionOf(outcome);
  if (occasion === undefined) throw new Error('An outcome without an occasion has no brief.');
  const occasionName = valuationNeed.questions.occasion.answers[occasion];
  const title = texts.titles[reason];
  const byKind = ({ kinds, reasons }: { kinds: Record<typeof kind, string>; reasons: BySomeReasons }) =>
    reasons[reason] ?? kinds[kind];
  const { labels } = texts;
  const rows: BriefRow[] = [
    { label: labels.occasion, text: occasionName },
    { label: labels.value, text: byKind(texts.value) },
    { label: labels.date, text: dateOf(texts.date, outcome, occasion), blank: true },
    { label: labels.purpose, text: texts.purpose[occasion] },
    { label: labels.relies, text: isOwnView(outcome) ? texts.relies.self : texts.relies[occasion] },
    { label: labels.by, text: (texts.by as BySomeReasons)[reason] ?? '' },
    { label: labels.scope, text: scopeOf(texts.scope, outcome, occasion) },
    { label: labels.inspection, text: guide.overview.kinds[kind].inspection },
    { label: labels.qualification, text: byKind(texts.qualification) },
  ];
  return {
    brief: texts.brief,
    title,
    name: withoutHyphens(fill(texts.name, { brief: texts.brief, title, occasion: occasionName })),
    fields: texts.fields,
    rows: rows.filter(({ text }) => text !== ''),
    documents: { title: labels.documents, lists: documentsOf(content, outcome, occasion) },
    offers: { title: labels.offers, items: texts.offers },
    notes: [texts.note, valuationNeed.outcome.advice],
    asOf: guide.asOf,
  };
}

type Occasion = NonNullable<ReturnType<typeof occasionOf>>;

const answerTo = ({ given }: NeedOutcome, asked: string) =>
  given.find(({ question }) => question === asked)?.answer;

const isOwnView = (outcome: NeedOutcome) => answerTo(outcome, 'reliance') === 'self';

/** The day that was answered, or else that of the occasion. */
function dateOf(
  { answers, occasions }: ValuationBriefContent['date'],
  outcome: NeedOutcome,
  occasion: Occasion,
): string {
  const answered = answerTo(outcome, 'date');
  return answered === 'today' || answered === 'past' ? answers[answered] : occasions[occasion];
}

/** How deep the report goes, and what must not be left out of this one. */
function scopeOf(texts: ValuationBriefContent['scope'], { need }: NeedOutcome, occasion: Occasion): string {
  const ofReason: BySomeReasons = texts.reasons;
  if (need.reason === 'lenderToAsk') return texts.reasons.lenderToAsk;
  const parts = [
    texts.kinds[need.kind],
    ofReason[need.reason],
    occasion === 'portfolio' ? texts.portfolio : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

const matterOf: Partial<Record<Occasion, Matter>> = {
  estate: 'estate',
  insolvency: 'insolvency',
  tax: 'tax',
};

/** The guide's lists for the kind of valuation, and what the lawyers' page asks for on such an occasion. */
function documentsOf(
  { documents, valuationNeed, lawyers }: BriefContent,
  { need }: NeedOutcome,
  occasion: Occasion,
): DocumentList[] {
  const lists = documentsForKind(documents, need.kind);
  const matter = matterOf[occasion];
  if (matter === undefined) return lists;
  const title = valuationNeed.questions.occasion.answers[occasion];
  return [...lists, { title, items: lawyers.solution.matters[matter].documents }];
}

/**
 * A brief as plain text, to copy and to send: with spaces that may break, and no hyphens that nobody sees.
 * @param address where the sheet is
 */
export function briefText(brief: Brief, address: string): string {
  const { title, fields, rows, documents, offers, notes, asOf } = brief;
  const listed = (items: readonly string[]) => items.map((item) => `- ${item}`);
  const lists = documents.lists.flatMap((list) => [`${list.title}:`, ...listed(list.items)]);
  const lines = [
    `${brief.brief}: ${title}`,
    '',
    ...fields.map((field) => `${field}: `),
    '',
    ...rows.map(({ label, text }) => `${label}: ${text}`),
    '',
    documents.title,
    ...lists,
    '',
    offers.title,
    ...listed(offers.items),
    '',
    notes.join(' '),
    asOf,
    address,
  ];
  return withoutHyphens(lines.join('\n')).replaceAll('\u00a0', ' ');
}
