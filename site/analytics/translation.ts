import type { Translation } from 'vanilla-cookieconsent';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import type { ConsentContent } from '#site/content/types/site.ts';
import { category } from './decision.ts';

/** Our texts in the library's format. */
export function translation(words: ConsentContent, locale: Locale): Translation {
  const { banner, actions, settings, sections, links } = words;
  const decide = { acceptAllBtn: actions.accept, acceptNecessaryBtn: actions.refuse };
  return {
    consentModal: {
      title: banner.title,
      description: banner.paragraphs.map((text) => `<span>${text}</span>`).join(' '),
      ...decide,
      showPreferencesBtn: actions.settings,
      footer:
        `<a href="${pathTo(locale, 'privacy')}">${links.privacy}</a>` +
        `<a href="${pathTo(locale, 'imprint')}">${links.imprint}</a>`,
    },
    preferencesModal: {
      title: settings,
      ...decide,
      savePreferencesBtn: actions.save,
      closeIconLabel: actions.close,
      sections: [
        section(sections.intro),
        section(sections.necessary),
        { ...section(sections.analytics), linkedCategory: category },
      ],
    },
  };
}

/** For browsers that refuse on their own: information only, nothing to decide. */
export function signalTranslation({ actions, settings, sections }: ConsentContent): Translation {
  return {
    consentModal: {},
    preferencesModal: {
      title: settings,
      closeIconLabel: actions.close,
      sections: [section(sections.signal), section(sections.necessary)],
    },
  };
}

function section({ title, text }: { title?: string; text: string }) {
  return { description: text, ...(title === undefined ? {} : { title }) };
}
