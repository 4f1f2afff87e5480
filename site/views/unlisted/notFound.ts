import type { Locale } from '#common/locales.ts';
import { contentFor } from '#site/content/load.ts';
import { linksFor } from '#site/links.ts';
import type { NotFoundLanguage } from './NotFoundView.tsx';

/** What the page for unknown addresses says in a language. */
export function notFoundIn(locale: Locale): NotFoundLanguage {
  const { common, unlisted } = contentFor(locale);
  return {
    locale,
    texts: unlisted.notFound,
    pageNames: common.menu.tabs,
    links: linksFor(locale, common.newTab),
  };
}
