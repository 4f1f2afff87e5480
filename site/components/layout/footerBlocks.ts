import type { MenuPage, PageLocation } from '#common/routes.ts';
import type { FooterContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

/** The footer's five blocks and where each entry links to (requirement 3.7). */
export const footerBlocks = ({ titles, blocks }: FooterContent, links: Links) =>
  (Object.entries(blocks) as [MenuPage, Partial<Record<PageLocation, string>>][]).map(([page, entries]) => ({
    title: titles[page],
    link: links.to(page),
    entries: Object.entries(entries).map(([place, label]) => ({
      label,
      link: links.at(place as PageLocation),
    })),
  }));
