import type { MenuPage, PageLocation } from '#common/routes.ts';
import type { CommonContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

/**
 * The footer's five blocks and where each entry links to (requirement 3.7). An entry whose label another block has too
 * (“Key benefits”) also says what it is about, since screen readers list links out of their blocks.
 */
export function footerBlocks({ linkNames, footer }: CommonContent, links: Links) {
  const byPage = Object.entries(footer.blocks) as [MenuPage, Partial<Record<PageLocation, string>>][];
  const labels = byPage.flatMap(([, entries]) => Object.values(entries));
  const isRepeated = (label: string) => labels.filter((one) => one === label).length > 1;
  return byPage.map(([page, entries]) => ({
    title: linkNames[page],
    link: links.to(page),
    entries: Object.entries(entries).map(([place, label]) => ({
      label,
      about: isRepeated(label) ? linkNames[page] : undefined,
      link: links.at(place as PageLocation),
    })),
  }));
}
