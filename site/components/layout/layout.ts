import type { Locale } from '#common/locales.ts';
import { activeTab, type PageKey } from '#common/routes.ts';
import type { CommonContent, RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

/** Props of the layout around a page: header, drawer, sticky call to action, footer. */
export type LayoutProps = {
  /** Undefined outside the route table. */
  page: PageKey | undefined;
  locale: Locale;
  texts: CommonContent;
  registration: RegistrationContent;
  links: Links;
  /** Address of the same page (and section) in each language. */
  addresses: Record<Locale, string>;
};

/** The registrations by audience. */
export const registrations = ({ registerClient, registerValuer }: Links) =>
  [
    ['client', registerClient],
    ['valuer', registerValuer],
  ] as const;

/** `aria-current` of a page's link in the menu: the page's own, or the tab that its address belongs to. */
export function currentTab(page: PageKey | undefined, tab: PageKey): 'page' | undefined {
  if (page === undefined) return undefined;
  return page === tab || activeTab(page) === tab ? 'page' : undefined;
}
