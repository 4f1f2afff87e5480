import type { Locale } from '#common/locales.ts';
import { activeTab, type MenuPage, type PageKey } from '#common/routes.ts';
import type { CommonContent, RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

/** Props of the layout around a page: header, drawer, slim bar, footer. */
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

/** `aria-current` of a menu tab. */
export const currentTab = (page: PageKey | undefined, tab: MenuPage) =>
  page !== undefined && activeTab(page) === tab ? 'page' : undefined;
