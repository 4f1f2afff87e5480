import type { PageKey } from '#common/routes.ts';

export const pageNames: Record<PageKey, string> = {
  home: 'Startseite',
  institutional: 'Institutionelle Kunden',
  lawyers: 'Anwälte, Nachlass- und Insolvenzverwalter',
  professional: 'Sachverständige',
  enquiryLink: 'Anfragelink',
  platform: 'Plattform',
  about: 'Über uns',
  faq: 'FAQ',
  contact: 'Kontakt',
  terms: 'Allgemeine Geschäftsbedingungen',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  valuationGuide: 'Welches Gutachten brauche ich?',
  sampleReport: 'Mustergutachten',
  trust: 'Sicherheit und Verträge',
  accessibility: 'Barrierefreiheit',
};
