import type { Translation } from 'vanilla-cookieconsent';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import type { ConsentContent } from '#site/content/types/site.ts';
import { category } from './decision.ts';

/** Our texts in the library's format. */
export function translation(words: ConsentContent, locale: Locale): Translation {
  const { banner, actions, settings, sections, links } = words;
  const intro = { description: sections.intro };
  const decide = { acceptAllBtn: actions.accept, acceptNecessaryBtn: actions.refuse };
  const link = (page: 'privacy' | 'imprint') => `<a href="${pathTo(locale, page)}">${links[page]}</a>`;
  return {
    consentModal: {
      ...decide,
      title: banner.title,
      // Two paragraphs: one block would be the largest contentful paint on a phone.
      description: banner.paragraphs.map((text) => `<span>${text}</span>`).join(' '),
      showPreferencesBtn: actions.settings,
      footer: link('privacy') + link('imprint'),
    },
    preferencesModal: {
      ...decide,
      title: settings,
      savePreferencesBtn: actions.save,
      closeIconLabel: actions.close,
      sections: [intro, sections.necessary, { ...sections.analytics, linkedCategory: category }],
    },
  };
}

/** For browsers that refuse on their own: information only, nothing to decide. */
export const signalTranslation = ({ actions, settings, sections }: ConsentContent): Translation => ({
  consentModal: {},
  preferencesModal: {
    title: settings,
    closeIconLabel: actions.close,
    sections: [sections.signal, sections.necessary],
  },
});
