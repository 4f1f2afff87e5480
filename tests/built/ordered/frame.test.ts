import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { brand } from '#common/company.ts';
import { pageKeys, pathTo, routes, type PageKey } from '#common/routes.ts';
import {
  inLanguage,
  labelOf,
  linesIn,
  linksTo,
  mainOf,
  readIn,
  registrationsIn,
  spoken,
  type InBoth,
  type Spoken,
} from '../contents.ts';
import { attribute, pageAt, textOf } from '../site.ts';

/** What stands around every page: title and menu; and what is the same on all of them: labels, events, links. */

const pageNames: Partial<Record<PageKey, InBoth<string>>> = {
  home: { de: 'Startseite', en: 'Home' },
  institutional: { de: 'Institutionelle Kunden', en: 'Institutional Clients' },
  lawyers: { de: 'Anwälte, Nachlass- und Insolvenzverwalter', en: 'Lawyers and Administrators' },
  professional: { de: 'Sachverständige', en: 'Professional Appraisers' },
  platform: { de: 'Plattform', en: 'Platform' },
  about: { de: 'Über uns', en: 'About Us' },
  contact: { de: 'Kontakt', en: 'Contact' },
  faq: { de: 'FAQ', en: 'FAQ' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  terms: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and Conditions' },
};

/** Addresses of the menu's tabs, in order; the first is an icon. */
const tabs = ['/', '/institutional', '/professional', '/platform', '/about', '/faq', '/contact'];

const labels = {
  register: { de: 'Jetzt registrieren', en: 'Register now' },
  partner: { de: 'Partner werden', en: 'Become a partner' },
  signUp: { de: 'Registrieren', en: 'Sign up' },
  signIn: { de: 'Anmelden', en: 'Sign in' },
} satisfies Record<string, InBoth<string>>;

/** Whose page a signup label names: other pages report a name of their own. */
const pagesOfLabel: Record<string, readonly PageKey[]> = {
  Home: ['home'],
  Clients: ['institutional', 'lawyers'],
  Appraisers: ['professional', 'enquiryLink'],
  Platform: ['platform'],
  About: ['about'],
};

/** Pages that the drawer links to without a tab of their own (requirement 3.14). */
const inDrawerOnly: readonly PageKey[] = ['lawyers', 'sampleReport'];

const eventOf = (link: HTMLElement) => attribute(link, 'data-event-label');
const documentOf = (locale: Spoken, page: PageKey) => pageAt(pathTo(locale, page)).document;
const headerOf = (locale: Spoken) => {
  const header = documentOf(locale, 'imprint').querySelector('header');
  if (header === null) throw new Error('The imprint has no header.');
  return header;
};

/** Every way to register that stands in a page: its buttons, and the sticky call to action of phones. */
function callsOf(locale: Spoken, page: PageKey, kind: 'client' | 'valuer'): HTMLElement[] {
  const bar = documentOf(locale, page).querySelector('.sticky-cta');
  return [mainOf(locale, page), ...(bar === null ? [] : [bar])].flatMap((part) =>
    registrationsIn(part, kind),
  );
}

/** Links by where they lead and what they say, where they do not say the one word for it. */
const otherwise = (links: readonly HTMLElement[], label: string) =>
  links.filter((link) => labelOf(link) !== label).map((link) => `${eventOf(link)}: ${labelOf(link)}`);

/** Pages that explain verification themselves, and those that speak the language of contracts. */
const explaining: readonly PageKey[] = ['trust', 'terms', 'privacy', 'imprint'];

/** The paragraph, entry or heading in which a page first calls somebody verified. */
function verifiedIn(locale: Spoken, page: PageKey): HTMLElement | undefined {
  if (explaining.includes(page)) return undefined;
  const verified = { de: /verifizier/i, en: /verif/i };
  return mainOf(locale, page)
    .querySelectorAll('p, li, dd, h2, h3, summary, label')
    .filter((part) => part.querySelector('p, li, dd') === null)
    .find((part) => linesIn(part).some((line) => verified[locale].test(line)));
}

describe.each(spoken)('in %s', (locale) => {
  describe.each(pageKeys)('%s', (page) => {
    const title = documentOf(locale, page).querySelector('title')?.text ?? '';

    it('has a title of the product’s name and the page’s, and nothing else (statement 161)', () => {
      const name = pageNames[page]?.[locale];
      if (name === undefined) expect(title).toMatch(new RegExp(`^${brand.name} – [^:]+$`));
      else expect(title).toBe(`${brand.name} – ${name}`);
    });

    it('marks the tab of its first path segment, and no other (statement 152)', () => {
      const segment = `/${routes[page].path.split('/')[1] ?? ''}`;
      const current = documentOf(locale, page).querySelectorAll('header nav [aria-current]');
      const own = pathTo(locale, page);
      // Once in the bar and once in the drawer, which also links to pages without a tab.
      const marked = new Set(
        current
          .map((tab) => attribute(tab, 'href'))
          .filter((href) => !inDrawerOnly.includes(page) || href !== own),
      );
      expect([...marked]).toEqual(tabs.includes(segment) ? [inLanguage(locale, segment)] : []);
    });

    it('says “Register now” where a client registers (statement 173)', () => {
      expect(otherwise(callsOf(locale, page, 'client'), labels.register[locale])).toEqual([]);
    });

    it('says “Become a partner” where a valuer joins, “Register now” before (statement 174)', () => {
      const calls = callsOf(locale, page, 'valuer');
      const joins = calls.filter((link) => !eventOf(link).endsWith('Register Now'));
      const registers = calls.filter((link) => eventOf(link).endsWith('Register Now'));
      expect(otherwise(joins, labels.partner[locale])).toEqual([]);
      expect(otherwise(registers, labels.register[locale])).toEqual([]);
    });

    it('reports its buttons by its own name (statement 229)', () => {
      const calls = [...callsOf(locale, page, 'client'), ...callsOf(locale, page, 'valuer')];
      const foreign = calls.map(eventOf).filter((label) => {
        const [whose = ''] = label.split(' > ');
        return label === '' || !(pagesOfLabel[whose]?.includes(page) ?? true);
      });
      expect(foreign).toEqual([]);
    });
  });

  it.each(pageKeys.filter((page) => verifiedIn(locale, page) !== undefined))(
    '%s leads from its first “verified” to what it means (requirement 1.8)',
    (page) => {
      const first = verifiedIn(locale, page);
      const meaning = first && linksTo(first, inLanguage(locale, '/trust/verification'));
      expect(meaning, first && readIn(first)).toHaveLength(1);
    },
  );

  it('has seven tabs in order, home as an icon (statement 151)', () => {
    const bar = headerOf(locale).querySelector('nav');
    expect(bar?.querySelectorAll('a').map((tab) => attribute(tab, 'href'))).toEqual(
      tabs.map((path) => inLanguage(locale, path)),
    );
    expect(bar?.querySelector('a svg')).toBeTruthy();
  });

  it('has its name in the logo’s slogan (statement 159)', () => {
    expect(readIn(headerOf(locale))).toContain(
      { de: 'Immobilienbewertung', en: 'Property valuation' }[locale],
    );
  });

  it('opens the registration from the menu by the specification’s word (statement 172)', () => {
    const opening = headerOf(locale)
      .querySelectorAll('button')
      .filter((button) => attribute(button, 'popovertarget') === 'registration');
    expect(opening.map(textOf)).toEqual([labels.signUp[locale]]);
  });

  it.each(['client', 'valuer'] as const)(
    'offers the registration as a %s in the menu (statement 222)',
    (kind) => {
      const dialogs = documentOf(locale, 'imprint').querySelectorAll('dialog');
      const events = dialogs.flatMap((dialog) => registrationsIn(dialog, kind)).map(eventOf);
      expect(new Set(events)).toEqual(new Set(['Menu > Sign Up']));
    },
  );

  it('opens the sign-in in a new tab (statements 158 and 213)', () => {
    const links = headerOf(locale)
      .querySelectorAll('a[target=_blank]')
      .filter((link) => new URL(attribute(link, 'href')).pathname === '/');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect.soft(labelOf(link)).toBe(labels.signIn[locale]);
  });

  it('switches between DE and EN (statement 157)', () => {
    const switches = headerOf(locale).querySelectorAll('a[data-language]').map(textOf);
    expect(switches).toContainEqual(expect.stringMatching(/DE/));
    expect(switches).toContainEqual(expect.stringMatching(/EN/));
  });

  it.each([
    [
      'lawyers and administrators',
      '/lawyers',
      { de: /Anwälte, Nachlass- und Insolvenzverwalter/, en: /Lawyers and administrators/i },
    ],
    ['the sample report', '/sample_report', { de: /Mustergutachten/, en: /Sample report/i }],
  ])('links to %s from the drawer (requirement 3.14)', (_, path, label: InBoth) => {
    const drawer = documentOf(locale, 'imprint').querySelector('dialog[id=drawer]');
    const links = drawer === null ? [] : linksTo(drawer, inLanguage(locale, path));
    expect(links.map(labelOf)).toEqual([expect.stringMatching(label[locale])]);
  });
});
