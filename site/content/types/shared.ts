import type { HotlineState } from '#common/hotline.ts';
import type { MenuPage, PageKey } from '#common/routes.ts';
import type { Quantity } from '../format/quantity.ts';

/** Head texts of a page; `subject` follows the page's name in its title, in the words that people search for. */
export type PageMeta = { subject?: string; description: string; keywords: string };

/** For pages outside the route table, which have no entry in `pageNames`. */
export type NamedMeta = PageMeta & { name: string };

/** Heading block that opens a section. */
export type SectionHead = { kicker?: string; title: string; lead?: string };

export type Titled = { title: string; text: string };

/** A large numeral with its unit, an optional `prefix` ("up to") and a line of context. */
export type Statistic = Quantity & { prefix?: string; label: string };

/** What everybody asks before anything else, in the order in which a page answers it below its hero. */
export const keyQuestions = ['cost', 'firstOffer', 'effort', 'liability'] as const;
export type KeyQuestion = (typeof keyQuestions)[number];

/** A question, its answer of a line or two, and the text of the link to the whole answer. */
export type KeyAnswer = { question: string; answer: string; more: string };

/** `title` names the answers for those who do not see where they stand. */
export type KeyAnswersContent = { title: string; items: Record<KeyQuestion, KeyAnswer> };

/** The offer of a language, on pages in the default one, to visitors whose browser prefers it. */
export type LanguageHintContent = { text: string; action: string; dismiss: string };

/** The hotline: its hours, and instead of them whether somebody answers now. */
export type HotlineContent = { label: string; hours: string } & Record<HotlineState, string>;

/** A worked example, laid out like a bill; the last line is its total. */
export type Bill = { title: string; lines: readonly { label: string; amount: string }[] };

/** Texts that several pages use. */
export type CommonContent = {
  /** Used in titles, in breadcrumbs, and wherever no other label is given. */
  pageNames: Record<PageKey, string>;
  menu: {
    label: string;
    tabs: Record<MenuPage, string>;
    /** Name of the drawer's list of tabs, to tell it from the bar's. */
    drawer: string;
    open: string;
    close: string;
    language: string;
    signIn: string;
  };
  logo: { claim: string; home: string };
  hotline: HotlineContent;
  actions: {
    register: string;
    /** They say who registers. */
    registerClient: string;
    registerValuer: string;
    becomePartner: string;
    learnMore: string;
    sendMessage: string;
  };
  skipToContent: string;
  newTab: string;
  footer: FooterContent;
};

export type FooterContent = {
  label: string;
  titles: Record<MenuPage, string>;
  tagline: string;
  institutional: {
    createEnquiry: string;
    keyBenefits: string;
    howToStart: string;
    managingValuation: string;
    pricing: string;
  };
  professional: {
    becomePartner: string;
    keyBenefits: string;
    improvedValuations: string;
    serviceFees: string;
    referralProgramme: string;
  };
  platform: {
    valuers: string;
    clients: string;
    coreBenefits: string;
    safetyPrinciples: string;
    testimonials: string;
    valuationGuide: string;
    trust: string;
  };
  about: { values: string; mission: string; story: string; team: string };
  contact: { sendMessage: string; contactDetails: string; reportProblem: string };
  legal: { label: string; terms: string; privacy: string; imprint: string; accessibility: string };
  copyright: string;
};
