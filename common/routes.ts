import { locales, type Locale } from './locales.ts';

/**
 * The route table. Addresses are the German ones; English is the same below its prefix.
 * `sections` are those with an address of their own, in page order.
 */
export const routes = {
  home: { path: '/', sections: [] },
  institutional: {
    path: '/institutional',
    sections: ['how_to_start', 'core_benefits', 'industries', 'pricing', 'create_enquiry'],
  },
  lawyers: {
    path: '/lawyers',
    sections: [
      'our_solution',
      'core_benefits',
      'how_to_start',
      'professional_secrecy',
      'special_situations',
      'create_enquiry',
    ],
  },
  professional: {
    path: '/professional',
    sections: ['key_benefits', 'how_to_start', 'service_fees', 'referral_programme', 'become_partner'],
  },
  enquiryLink: { path: '/professional/enquiry_link', sections: [] },
  platform: {
    path: '/platform',
    sections: ['core_benefits', 'clients', 'valuers', 'security_compliance', 'testimonials'],
  },
  about: { path: '/about', sections: ['vision', 'values', 'story', 'team'] },
  faq: { path: '/faq', sections: [] },
  contact: { path: '/contact', sections: [] },
  terms: { path: '/terms_and_conditions', sections: [] },
  privacy: { path: '/privacy', sections: [] },
  imprint: { path: '/imprint', sections: [] },
  valuationGuide: {
    path: '/valuation_guide',
    sections: ['overview', 'occasions', 'contents', 'documents', 'limits', 'costs', 'arranged'],
  },
  sampleReport: { path: '/sample_report', sections: [] },
  trust: {
    path: '/trust',
    sections: [
      'security',
      'contract_papers',
      'verification',
      'qualifications',
      'processors',
      'deletion',
      'limits',
    ],
  },
  accessibility: { path: '/accessibility', sections: ['status', 'tests', 'limits', 'report'] },
} as const satisfies Record<string, { path: string; sections: readonly string[] }>;

export type PageKey = keyof typeof routes;
export type SectionOf<Page extends PageKey> = (typeof routes)[Page]['sections'][number];

export const pageKeys = Object.keys(routes) as PageKey[];

/** The three sections of the contact page; they are anchors, not addresses. */
export const contactSections = ['send_message', 'contact_details', 'report_problem'] as const;
export type ContactSection = (typeof contactSections)[number];

/** A page, or a section of one: `faq`, `institutional/pricing`, `contact#send_message`. */
export type PageLocation =
  { [Page in PageKey]: Page | `${Page}/${SectionOf<Page>}` }[PageKey] | `contact#${ContactSection}`;

/** Pages outside the route table: reachable, never linked, never indexed. */
export const comingSoonPath = '/coming_soon';
export const messageSentPath = '/message_sent';
export const unlinkedPaths = [comingSoonPath, messageSentPath] as const;

/** Tabs of the top menu, in order. */
export const menu = [
  'home',
  'institutional',
  'professional',
  'platform',
  'about',
  'faq',
  'contact',
] as const satisfies PageKey[];
export type MenuPage = (typeof menu)[number];

/** The tab shown as active: the one whose address begins with the page's first path segment, if there is one. */
export function activeTab(page: PageKey): MenuPage | undefined {
  const [, segment] = routes[page].path.split('/');
  return menu.find((tab) => routes[tab].path === `/${segment}`);
}

/**
 * Address of a page or of one of its sections in a language, without origin and without trailing slash.
 * @example pathTo('en', 'institutional', 'pricing') // '/en/institutional/pricing'
 */
export function pathTo<Page extends PageKey>(locale: Locale, page: Page, section?: SectionOf<Page>): string {
  return localisedPath(locale, section === undefined ? routes[page].path : `${routes[page].path}/${section}`);
}

/**
 * Unprefixed address of one version of a legal text, which stays when a later version is in force.
 * @example versionPath('terms', '1') // '/terms_and_conditions/version_1'
 */
export function versionPath(text: 'terms' | 'privacy', version: string): string {
  return `${routes[text].path}/version_${version}`;
}

/** Puts a language's prefix before an unprefixed path. */
export function localisedPath(locale: Locale, path: string): string {
  const { prefix } = locales[locale];
  return path === '/' ? prefix || '/' : prefix + path;
}
