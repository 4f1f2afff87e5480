import { activeTab, menu, type MenuPage, type PageKey } from '#common/routes.ts';
import type { CommonContent } from '#site/content/types/site.ts';
import type { Link, Links } from '#site/links.ts';

export type MenuItem = { page: MenuPage; label: string; link: Link; active: boolean };

/** The tabs of the menu; the one that `page` belongs to is active. */
export function menuItems(
  page: PageKey | undefined,
  tabs: CommonContent['menu']['tabs'],
  links: Links,
): MenuItem[] {
  return menu.map((tab) => ({
    page: tab,
    label: tabs[tab],
    link: links.to(tab),
    active: page !== undefined && activeTab(page) === tab,
  }));
}
