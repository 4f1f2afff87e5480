import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';

/** Where one can go on from a message that was sent: home, and the questions. */
export const waysOn = ({ common, faq }: Pick<SiteContent, 'common' | 'faq'>, links: Links) => [
  { ...links.to('home'), label: common.actions.home },
  { ...links.to('faq'), label: faq.header.title },
];
