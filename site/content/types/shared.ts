import type { MenuPage, PageKey } from '#common/routes.ts';

/** Head texts of a page. The title is the product name followed by `name`. */
export type PageMeta = { name: string; description: string; keywords: string };

/** Heading block that opens a section. */
export type SectionHead = { kicker?: string; title: string; lead?: string };

export type Titled = { title: string; text: string };

/** A large numeral: `prefix` ("up to"), `value` ("30"), `unit` ("%"), and a line of context. */
export type Statistic = { prefix?: string; value: string; unit: string; label: string };

/** Words that more than one page uses. */
export type CommonContent = {
  /** Names of the pages, for titles, breadcrumbs and links. */
  pageNames: Record<PageKey, string>;
  menu: {
    label: string;
    tabs: Record<MenuPage, string>;
    /** Names the drawer's list of tabs, apart from the bar's. */
    drawer: string;
    open: string;
    close: string;
    language: string;
    signIn: string;
  };
  logo: { claim: string; home: string };
  actions: {
    register: string;
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
  tagline: string;
  institutional: {
    title: string;
    createEnquiry: string;
    keyBenefits: string;
    howToStart: string;
    managingValuation: string;
    pricing: string;
  };
  professional: {
    title: string;
    becomePartner: string;
    keyBenefits: string;
    improvedValuations: string;
    serviceFees: string;
    referralProgramme: string;
  };
  platform: {
    title: string;
    valuers: string;
    clients: string;
    coreBenefits: string;
    safetyPrinciples: string;
    testimonials: string;
  };
  about: { title: string; values: string; mission: string; story: string; team: string };
  contact: { title: string; sendMessage: string; contactDetails: string; reportProblem: string };
  legal: { label: string; terms: string; privacy: string; imprint: string };
  copyright: string;
};
