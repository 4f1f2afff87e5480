import type { MenuPage, PageLocation } from '#common/routes.ts';
import type { FooterContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

/**
 * The footer's five blocks and where each entry links to (requirement 3.7). An entry whose label another block has too
 * (“Key benefits”) also says what it is about, since screen readers list links out of their blocks.
 */
export function footerBlocks({ titles, blocks }: FooterContent, links: Links) {
  const byPage = Object.entries(blocks) as [MenuPage, Partial<Record<PageLocation, string>>][];
  const labels = byPage.flatMap(([, entries]) => Object.values(entries));
  const isRepeated = (label: string) => labels.filter((one) => one === label).length > 1;
  return byPage.map(([page, entries]) => ({
    title: titles[page],
    link: links.to(page),
    entries: Object.entries(entries).map(([place, label]) => ({
      label,
      about: isRepeated(label) ? titles[page] : undefined,
      link: links.at(place as PageLocation),
    })),
  }));
}
