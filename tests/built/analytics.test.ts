import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { analyticsSettings, eventAttribute, eventLabelAttribute } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { pageKeys, pathTo, type PageKey } from '#common/routes.ts';
import { toolEvents } from '#site/analytics/events.ts';
import { publicConfig } from '#site/config.ts';
import { attribute, pages, pagesByAddress, siteFolder } from './site.ts';

/** Traces of the consent library, of our code around it, of the data layer and of the settings' button. */
const marks = /CookieConsent|cc-main|cm__btn|analytics-consent|_mtm|mtm\.Start|data-analytics-settings/;

const { analyticsContainer } = publicConfig;
const policy = (html: string) => /http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1];

describe.runIf(analyticsContainer === '')('without analytics', () => {
  it('ships no code of consent or analytics', () => {
    const files = globSync('**/*.{html,js,css}', { cwd: siteFolder });
    expect(files.filter((file) => marks.test(readFileSync(join(siteFolder, file), 'utf8')))).toEqual([]);
  });
});

describe.runIf(analyticsContainer !== '')('with analytics', () => {
  const { origin } = new URL(analyticsContainer === '' ? publicConfig.siteUrl : analyticsContainer);

  it.each(pages)('$file allows the container’s origin, but loads and styles nothing yet', (page) => {
    const directives = (policy(page.html) ?? '').split(';').map((directive) => directive.trim().split(' '));
    const naming = directives.filter((words) => words.includes(origin)).map(([name]) => name);
    expect(naming.toSorted()).toEqual(['connect-src', 'img-src', 'script-src']);
    expect(policy(page.html)).not.toMatch(/unsafe/);
    expect(page.document.querySelector('style')?.text).not.toMatch(/cc-main/);
  });

  /** All but the coming-soon page, which has no footer and no script that would ask. */
  const pagesWithScript = pages.filter(({ document }) => document.querySelector('script[type=module]'));

  it.each(pagesWithScript)('$file opens the settings from its footer', ({ document }) => {
    expect(document.querySelectorAll(`footer [${analyticsSettings}]`)).toHaveLength(1);
  });
});

/** What the sticky call to action's own link reports; where it opens the choice, it has none. */
const stickyCtaReports: Partial<Record<PageKey, string>> = {
  institutional: 'Clients > Register Now 2',
  lawyers: 'Clients > Register Now 2',
  valuationGuide: 'Valuation Guide > Register Now',
  professional: 'Appraisers > Become A Partner',
  trust: 'Message Button click',
};
/** Pages for both audiences have both registrations, more than once. */
/** Both registrations, by the name of their page. */
const bothSidesOf = (page: string) => [`${page} > Register Now`, `${page} > Become A Partner`];

/** What the buttons of each page's main part report, in page order; the other pages report nothing. */
const reported: Partial<Record<PageKey, string[]>> = {
  // Banner, panels of both audiences, closing band: each has both registrations; the dock has the client's.
  home: [
    ...bothSidesOf('Home'),
    'Home > Register Now',
    ...Array.from({ length: 2 }, () => bothSidesOf('Home')).flat(),
  ],
  institutional: [
    'Clients > Register Now',
    'Sorted',
    'Sorted',
    'Chosen',
    'Chosen',
    'Chosen',
    ...Array<string>(2).fill('Clients > Register Now 2'),
  ],
  lawyers: ['Clients > Register Now', ...Array<string>(2).fill('Clients > Register Now 2')],
  professional: [
    'Appraisers > Register Now',
    toolEvents.feeCalculator.event,
    'Appraisers > Become A Partner',
    'Appraisers > Become A Partner',
  ],
  enquiryLink: [toolEvents.linkBuilder.event, 'Appraisers > Become A Partner'],
  trust: Array<string>(2).fill('Message Button click'),
  about: [...bothSidesOf('About'), ...bothSidesOf('About')],
  platform: [...bothSidesOf('Platform'), ...bothSidesOf('Platform'), 'Message Button click'],
  sampleReport: bothSidesOf('Sample Report'),
  faq: ['Message Button click'],
  contact: ['Contact > Send Message'],
  // The only occasion that has an outcome after one answer.
  valuationGuide: ['Full', 'Message Button click'],
};

const eventOf = (element: HTMLElement) =>
  attribute(element, eventLabelAttribute) || attribute(element, eventAttribute);

describe.each(localeCodes)('events in %s', (locale) => {
  it.each(pageKeys)('%s reports its events, from exactly its buttons (requirement 7.7)', (page) => {
    const { document } = pagesByAddress.get(pathTo(locale, page)) ?? {};
    const events = document?.querySelectorAll(`main [${eventAttribute}]`).map(eventOf);
    expect(events).toEqual(reported[page] ?? []);
    const below = document?.querySelectorAll(`.sticky-cta [${eventAttribute}]`).map(eventOf);
    expect(below).toEqual([stickyCtaReports[page]].filter((report) => report !== undefined));
    const inMenu = document?.querySelectorAll(`header [${eventAttribute}]`).map(eventOf);
    // Two in the bar's choice and two in the drawer; only one of these is open at a time.
    expect(inMenu).toEqual(Array(4).fill('Menu > Sign Up'));
  });
});

it.each(pages)(
  '$file reports every link to a registration as a signup, and signing in as none',
  ({ document }) => {
    for (const link of document.querySelectorAll(`a[href^="${publicConfig.platformUrl}"]`)) {
      const registers = attribute(link, 'href').includes('/register/');
      expect(attribute(link, eventAttribute), link.toString()).toBe(registers ? 'Signup Link click' : '');
    }
  },
);
