import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { activeTab, menu, pageKeys, type PageKey } from '#common/routes.ts';
import { footerBlocks } from '#site/components/layout/footerBlocks.ts';
import type { Audience } from '#site/content/types/registration.ts';
import type { CommonContent } from '#site/content/types/site.ts';
import { linksFor, type Link } from '#site/links.ts';
import { attribute, plain, routePages, textOf } from './site.ts';

/** Links as a page has them: what each says, an icon by its name, and where it leads. */
const linksIn = (part: HTMLElement | null | undefined) =>
  part?.querySelectorAll('a').map((link): [string, string] => {
    const icon = link.querySelector('[aria-label]');
    return [icon === null ? textOf(link) : attribute(icon, 'aria-label'), attribute(link, 'href')];
  });

/** The expected links. */
const expectedLinks = (entries: readonly { label: string; about?: string | undefined; link: Link }[]) =>
  entries.map(({ label, about, link }) => [
    plain(about === undefined ? label : `${label}: ${about}`),
    link.href,
  ]);

type Registration = [Audience, keyof CommonContent['actions']];

/** Pages for both audiences have both registrations. */
const bothSides: Registration[] = [
  ['client', 'register'],
  ['valuer', 'becomePartner'],
];

const times = (count: number, registrations: Registration[]) =>
  Array.from({ length: count }, () => registrations).flat();

/** Every button of a page's main part that leads to a registration, in order: whose, and what it says. */
const registrations: Partial<Record<PageKey, Registration[]>> = {
  // The dock's offers have one for clients.
  home: [...bothSides, ['client', 'register'], ...times(2, bothSides)],
  institutional: times(3, [['client', 'register']]),
  lawyers: times(3, [['client', 'register']]),
  professional: [['valuer', 'register'], ...times(2, [['valuer', 'becomePartner']])],
  enquiryLink: [['valuer', 'becomePartner']],
  platform: times(2, bothSides),
  about: times(2, [
    ['client', 'register'],
    ['valuer', 'becomePartner'],
  ]),
  sampleReport: bothSides,
};

describe.each(routePages)('$address', ({ document, key, locale, content }) => {
  const { common } = content;
  const links = linksFor(locale, common.newTab);
  const part = (tag: string, name: string) => document.querySelector(`${tag}[aria-label="${name}"]`);
  /** What a link to the platform says, and how it opens. */
  const outward = (label: string, { href }: Link) => ({
    says: `${plain(label)} (${common.newTab})`,
    href,
    target: '_blank',
    rel: 'noopener',
  });
  const outwardIn = (selector: string) =>
    document.querySelectorAll(selector).map((link) => ({
      says: textOf(link),
      href: attribute(link, 'href'),
      target: attribute(link, 'target'),
      rel: attribute(link, 'rel'),
    }));

  it.each(['label', 'drawer'] as const)(
    'has every tab in its menu (%s), and marks its own as current',
    (name) => {
      const nav = part('nav', common.menu[name]);
      const pages = name === 'drawer' ? ([...menu, 'lawyers', 'sampleReport'] as const) : menu;
      const tabs = pages.map((tab) => ({ tab, label: common.linkNames[tab], link: links.to(tab) }));
      expect(linksIn(nav)).toEqual(expectedLinks(tabs));
      const current = nav?.querySelectorAll('[aria-current]');
      expect(current?.map((link) => [attribute(link, 'href'), attribute(link, 'aria-current')])).toEqual(
        tabs
          .filter(({ tab }) => tab === key || tab === activeTab(key))
          .map(({ link }) => [link.href, 'page']),
      );
    },
  );

  it('links from its footer to every page, section and legal text, by their names', () => {
    const blocks = part('footer nav', common.footer.label)?.querySelectorAll('div');
    expect(blocks?.map(linksIn)).toEqual(
      footerBlocks(common, links).map(({ title, link, entries }) =>
        expectedLinks([{ label: title, link }, ...entries]),
      ),
    );
    const legal = (['terms', 'privacy', 'imprint', 'accessibility'] as const).map((text) => ({
      label: common.linkNames[text],
      link: links.to(text),
    }));
    expect(linksIn(part('footer ul', common.footer.legal))).toEqual(expectedLinks(legal));
  });

  it('calls a page by one name in menu, footer and title', () => {
    const byAddress = new Map<string, string>(
      pageKeys.map((page) => [links.to(page).href, common.pageNames[page]]),
    );
    // “AGB” and “Terms” are what everybody calls the long name; the footer has the guide's question in short.
    byAddress.delete(links.to('terms').href);
    byAddress.delete(links.to('valuationGuide').href);
    const named = ['header nav', 'footer'].flatMap((place) => linksIn(document.querySelector(place)) ?? []);
    const other = named.filter(([says, href]) => {
      const name = byAddress.get(href);
      return name !== undefined && plain(name).toLowerCase() !== says.toLowerCase();
    });
    expect(other).toEqual([]);
  });

  it('links to the sign-in from its bar, the choice of registrations and its drawer', () => {
    expect(outwardIn(`header a[href="${links.signIn.href}"]`)).toEqual(
      Array.from({ length: 3 }, () => outward(common.menu.signIn, links.signIn)),
    );
  });

  it('links to the registrations from its buttons, in a new tab', () => {
    const ways = { client: links.registerClient, valuer: links.registerValuer };
    expect(outwardIn('main a[href*="/register"]')).toEqual(
      (registrations[key] ?? []).map(([kind, action]) => outward(common.actions[action], ways[kind])),
    );
  });
});
