import type { Locale } from '#common/locales.ts';
import { activeTab, type MenuPage, type PageKey } from '#common/routes.ts';
import type { CommonContent, RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

/** What stands around a page: in what words, and where it leads. */
export type LayoutProps = {
  /** Undefined outside the route table. */
  page: PageKey | undefined;
  locale: Locale;
  texts: CommonContent;
  registration: RegistrationContent;
  links: Links;
  /** The same page (and section) in each language. */
  addresses: Record<Locale, string>;
};

/** Who can register, and where. */
export const registrations = ({ registerClient, registerValuer }: Links) =>
  [
    ['client', registerClient],
    ['valuer', registerValuer],
  ] as const;

/** Says of a tab of the menu that it is the page's own. */
export const currentTab = (page: PageKey | undefined, tab: MenuPage) =>
  page !== undefined && activeTab(page) === tab ? 'page' : undefined;
