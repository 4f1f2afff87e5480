import { describe, expect, it } from 'vitest';
import { pathTo } from '#common/routes.ts';
import { inLanguage, labelOf, linksTo, spoken, type InBoth } from '../contents.ts';
import { pageAt } from '../site.ts';

/** The footer, which is the same on every page. */

type FooterLink = [path: string, label: InBoth];

/** Footer blocks with the specification's links; their targets are settled where it has no page for them. */
const footer: Record<string, FooterLink[]> = {
  'institutional clients': [
    ['/institutional/create_enquiry', { de: /Anfrage stellen/, en: /Create an enquiry/ }],
    ['/institutional/core_benefits', { de: /Vorteile/, en: /Key benefits/ }],
    ['/institutional/how_to_start', { de: /So starten Sie/, en: /How to start/ }],
    ['/platform/clients', { de: /Bewertungen verwalten/, en: /Managing (?:a )?valuation/ }],
    ['/institutional/pricing', { de: /Preise/, en: /Pricing/ }],
    ['/lawyers', { de: /Anwälte, Nachlass- und Insolvenzverwalter/, en: /Lawyers and administrators/i }],
    ['/sample_report', { de: /Mustergutachten/, en: /Sample report/i }],
  ],
  valuers: [
    ['/professional/become_partner', { de: /Partner werden/, en: /Become a partner/ }],
    ['/professional/key_benefits', { de: /Vorteile/, en: /Key benefits/ }],
    ['/platform/valuers', { de: /Bessere Bewertungen/, en: /Improved valuations/ }],
    ['/professional/service_fees', { de: /Gebühren/, en: /Service fees/ }],
    ['/professional/referral_programme', { de: /Empfehlungsprogramm/, en: /Referral programme/ }],
  ],
  platform: [
    ['/platform/valuers', { de: /Sachverständige/, en: /[Vv]aluers/ }],
    ['/platform/clients', { de: /Auftraggeber/, en: /[Cc]lients/ }],
    ['/platform/core_benefits', { de: /Kernvorteile/, en: /Core benefits/ }],
    [
      '/platform/security_compliance',
      { de: /Sicherheitsgrundsätze|Sicherheitsprinzipien|Grundsätze/, en: /Safety principles/ },
    ],
    ['/platform/testimonials', { de: /Kundenstimmen/, en: /Testimonials/ }],
  ],
  'about us': [
    ['/about/values', { de: /Werte/, en: /Values/ }],
    ['/about/vision', { de: /Mission/, en: /Mission/ }],
    ['/about/story', { de: /Geschichte/, en: /Story/ }],
    ['/about/team', { de: /Team/, en: /Team/ }],
  ],
  contact: [
    ['/contact#send_message', { de: /Nachricht senden/, en: /Send a message/ }],
    ['/contact#contact_details', { de: /Kontaktdaten/, en: /Contact details/ }],
    ['/contact#report_problem', { de: /Problem melden/, en: /Report a problem/ }],
  ],
  legal: [
    ['/terms_and_conditions', { de: /AGB|Geschäftsbedingungen/, en: /Terms/ }],
    ['/privacy', { de: /Datenschutz/, en: /Privacy/ }],
    ['/imprint', { de: /Impressum/, en: /Imprint/ }],
  ],
};
const footerLinks = Object.entries(footer).flatMap(([block, links]) =>
  links.map(([path, label]) => ({ block, path, label })),
);

describe.each(spoken)('in %s', (locale) => {
  it.each(footerLinks)(
    'links to $path from its footer’s block $block (statements 165 to 171)',
    ({ path, label }) => {
      const foot = pageAt(pathTo(locale, 'imprint')).document.querySelector('body > footer');
      const links = foot === null ? [] : linksTo(foot, inLanguage(locale, path));
      expect(links.map(labelOf)).toContainEqual(expect.stringMatching(label[locale]));
    },
  );
});
