import { brand } from '#common/company.ts';
import { fallbackLocale, localeCodes, locales, type Locale } from '#common/locales.ts';
import { pageKeys, pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { metaOf } from '#site/content/metaOf.ts';
import { absolute } from '#site/links.ts';
import { figuresPath } from './figures.ts';

/** The pages of a language, each with what it says of itself. */
function pagesIn(locale: Locale): string {
  const content = contentFor(locale);
  return pageKeys
    .map((page) => {
      const address = absolute(pathTo(locale, page));
      return `- [${content.common.pageNames[page]}](${address}): ${metaOf(content, page).description}`;
    })
    .join('\n');
}

/** A table of contents in Markdown for language models, as llmstxt.org describes it: a title, a summary, lists; last, the figures. */
export function llmsText(): string {
  const { description } = metaOf(contentFor(fallbackLocale), 'home');
  const lists = localeCodes.map((locale) => `## ${locales[locale].name}\n\n${pagesIn(locale)}\n`);
  const { about } = contentFor(fallbackLocale).figures;
  const figures = `## Figures\n\n- [facts.json](${absolute(figuresPath)}): ${about}\n`;
  return [`# ${brand.name}\n`, `> ${description}\n`, ...lists, figures].join('\n');
}
