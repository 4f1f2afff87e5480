/**
 * "Which valuation do I need?" as a tree of questions. Each step has an address of its own, made of the answers
 * so far, so that it works without JavaScript and can be cited; build and server take the addresses from here.
 */
import { routes } from './routes.ts';

/** The questions, and what each can be answered with. */
export const needQuestions = {
  occasion: ['lending', 'estate', 'tax', 'insolvency', 'sale', 'portfolio'],
  /** Who has to let the value stand. */
  reliance: ['self', 'others'],
  /** Which day the value is of. */
  date: ['today', 'past'],
  /** Whether something about the property asks for reasons. */
  property: ['plain', 'special'],
  /** Which value the lender has asked for. */
  lender: ['lending_value', 'market_value', 'unknown'],
  /** Whether the insolvent business may go on or close. */
  business: ['settled', 'open'],
} as const;

export type NeedQuestion = keyof typeof needQuestions;
export type AnswerTo<Question extends NeedQuestion> = (typeof needQuestions)[Question][number];

/** Two kinds of report on the market value, and the lending value: what the answers come to, and what is compared. */
export const valuationKinds = ['short', 'full', 'lending'] as const;
export type ValuationKind = (typeof valuationKinds)[number];

/** Why it is that kind. */
export const needReasons = [
  'ownView',
  'othersRely',
  'pastDate',
  'specialProperty',
  'taxOffice',
  'oneValue',
  'twoValues',
  'lenderAsksLending',
  'lenderAsksMarket',
  'lenderToAsk',
] as const;
export type NeedReason = (typeof needReasons)[number];

export type Need = { kind: ValuationKind; reason: NeedReason };
type Asked<Question extends NeedQuestion> = { ask: Question; then: Record<AnswerTo<Question>, NeedTree> };
/** A question with a tree below each answer, or the end. */
export type NeedTree = Need | { [Question in NeedQuestion]: Asked<Question> }[NeedQuestion];

const full = (reason: NeedReason): Need => ({ kind: 'full', reason });

/** Where nobody says which valuation it has to be: it depends on who has to let the value stand. */
const free: NeedTree = {
  ask: 'reliance',
  then: {
    others: full('othersRely'),
    self: {
      ask: 'date',
      then: {
        past: full('pastDate'),
        today: {
          ask: 'property',
          then: { plain: { kind: 'short', reason: 'ownView' }, special: full('specialProperty') },
        },
      },
    },
  },
};

/** The first question, and so the whole tree. */
export const needTree: NeedTree = {
  ask: 'occasion',
  then: {
    sale: free,
    portfolio: free,
    estate: free,
    tax: full('taxOffice'),
    insolvency: {
      ask: 'business',
      then: { settled: full('oneValue'), open: full('twoValues') },
    },
    lending: {
      ask: 'lender',
      then: {
        lending_value: { kind: 'lending', reason: 'lenderAsksLending' },
        market_value: full('lenderAsksMarket'),
        unknown: { kind: 'lending', reason: 'lenderToAsk' },
      },
    },
  },
};

/** An answer on the way to a step, with the question that it answers. */
export type GivenAnswer = { question: NeedQuestion; answer: string };

/** A step: the answers on the way there, and the tree that begins there. */
export type NeedStep = { given: readonly GivenAnswer[]; tree: NeedTree };

/** What follows each answer to a question, in the order of its answers; nothing after the end. */
export function treesAfter(tree: NeedTree): { answer: string; next: NeedTree }[] {
  if (!('ask' in tree)) return [];
  const next: Record<string, NeedTree> = tree.then;
  return needQuestions[tree.ask].flatMap((answer) => {
    const following = next[answer];
    return following === undefined ? [] : [{ answer, next: following }];
  });
}

/** Every step from here on, itself included. */
function stepsFrom({ given, tree }: NeedStep): NeedStep[] {
  if (!('ask' in tree)) return [{ given, tree }];
  const question = tree.ask;
  const later = treesAfter(tree).flatMap(({ answer, next }) =>
    stepsFrom({ given: [...given, { question, answer }], tree: next }),
  );
  return [{ given, tree }, ...later];
}

/** Every step of the tree, the first question included. */
export const needSteps: readonly NeedStep[] = stepsFrom({ given: [], tree: needTree });

/**
 * The unprefixed address of a step.
 * @example needPath(['sale', 'self']) // '/valuation_guide/need/sale/self'
 */
export function needPath(answers: readonly string[]): string {
  return [routes.valuationGuide.path, 'need', ...answers].join('/');
}

/** The answers that lead to a step. */
export const answersTo = ({ given }: Pick<NeedStep, 'given'>): string[] => given.map(({ answer }) => answer);

/** The end of the questions, and the way there. */
export type NeedOutcome = { given: readonly GivenAnswer[]; need: Need };

/** Every end. */
export const needOutcomes: readonly NeedOutcome[] = needSteps.flatMap(({ given, tree }) =>
  'kind' in tree ? [{ given, need: tree }] : [],
);

/** What an outcome was asked about; every way begins with it. */
export function occasionOf({ given }: Pick<NeedStep, 'given'>): AnswerTo<'occasion'> | undefined {
  return needQuestions.occasion.find((occasion) => occasion === given[0]?.answer);
}

/**
 * The unprefixed address of an outcome's valuation brief, a sheet to print and hand on.
 * @example briefPath(['tax']) // '/valuation_guide/need/tax/brief'
 */
export function briefPath(answers: readonly string[]): string {
  return `${needPath(answers)}/brief`;
}
