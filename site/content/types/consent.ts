import type { Titled } from './shared.ts';

/** Texts that ask for consent; shown only on a site with analytics. */
export type ConsentContent = {
  /** Name of the settings: the link in footer and privacy notice, and the dialogue's title. */
  settings: string;
  /** Short paragraphs: a long one, painted late, would become a phone's Largest Contentful Paint. */
  banner: { title: string; paragraphs: readonly string[] };
  actions: { accept: string; refuse: string; settings: string; save: string; close: string };
  sections: {
    intro: { text: string };
    necessary: Titled;
    analytics: Titled;
    /** Replaces `intro` and `analytics` when the browser itself refuses. */
    signal: Titled;
  };
  links: { privacy: string; imprint: string };
};
