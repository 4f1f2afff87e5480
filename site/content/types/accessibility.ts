import type { PageMeta, SectionHead, Titled } from './shared.ts';

type TitledList = { title: string; items: readonly string[] };

/** The accessibility statement. */
export type AccessibilityContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  /** Names the list of the page's sections. */
  onThisPage: string;
  status: SectionHead & { paragraphs: readonly string[] };
  tests: SectionHead & { done: TitledList; missing: TitledList };
  limits: SectionHead & { items: readonly Titled[] };
  report: SectionHead & {
    labels: { form: string; phone: string; email: string };
    /** Text of the link to the form. */
    formLink: string;
    hours: string;
    /** When an answer comes, and what helps to give it. */
    notes: readonly string[];
    /** When the statement was made, and when it is looked at again. */
    dates: string;
  };
};
