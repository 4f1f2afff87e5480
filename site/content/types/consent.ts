import type { Titled } from './shared.ts';

/** What a site with analytics asks its visitors; a site without it shows none of these words. */
export type ConsentContent = {
  /** Names the settings: the link in the footer and the privacy notice, and the title of the dialogue. */
  settings: string;
  /** In short paragraphs: a long one, which comes late, would pass for the largest thing a phone paints. */
  banner: { title: string; paragraphs: readonly string[] };
  actions: { accept: string; refuse: string; settings: string; save: string; close: string };
  sections: {
    intro: { text: string };
    necessary: Titled;
    analytics: Titled;
    /** Instead of the others where the browser itself refuses. */
    signal: Titled;
  };
  links: { privacy: string; imprint: string };
};
