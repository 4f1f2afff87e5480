import { company } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { hotline } from './format.ts';
import { pageNames } from './pageNames.ts';

export const common: Words['common'] = {
  pageNames,
  menu: {
    label: 'Hauptmenü',
    tabs: pageNames,
    drawer: 'Menü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    language: 'Sprache',
    signIn: 'Anmelden',
  },
  logo: { claim: 'Immobilienbewertung', home: 'zur Startseite' },
  hotline: {
    label: 'Hotline',
    hours: `täglich ${hotline.brief.opens} bis ${hotline.brief.closes}\u00a0Uhr`,
    open: `Jetzt erreichbar, bis ${hotline.brief.closes}\u00a0Uhr`,
    before: `Heute wieder ab ${hotline.brief.opens}\u00a0Uhr`,
    after: `Morgen wieder ab ${hotline.brief.opens}\u00a0Uhr`,
  },
  actions: {
    register: 'Jetzt registrieren',
    becomePartner: 'Partner werden',
    learnMore: 'Mehr erfahren',
    sendMessage: 'Nachricht senden',
  },
  /** The mark of what is only an example. */
  sample: 'Beispiel',
  skipToContent: 'Zum Inhalt springen',
  newTab: 'öffnet in einem neuen Tab',
  footer: {
    titles: pageNames,
    label: 'Alle Seiten',
    tagline: 'Die Plattform für Immobilienbewertungen: eine Anfrage, vergleichbare Angebote, ein Gutachten.',
    /** By where each link leads. */
    blocks: {
      institutional: {
        'institutional/create_enquiry': 'Anfrage stellen',
        'institutional/core_benefits': 'Ihre Vorteile',
        'institutional/how_to_start': 'So starten Sie',
        'platform/clients': 'Bewertungen verwalten',
        'institutional/pricing': 'Preise',
        lawyers: pageNames.lawyers,
        sampleReport: pageNames.sampleReport,
      },
      professional: {
        'professional/become_partner': 'Partner werden',
        'professional/key_benefits': 'Ihre Vorteile',
        'platform/valuers': 'Bessere Bewertungen',
        'professional/service_fees': 'Gebühren',
        'professional/referral_programme': 'Empfehlungs\u00adprogramm',
      },
      platform: {
        'platform/valuers': 'Für Sachverständige',
        'platform/clients': 'Für Auftraggeber',
        'platform/core_benefits': 'Kernvorteile',
        'platform/security_compliance': 'Sicherheits\u00adgrundsätze',
        'platform/testimonials': 'Kunden\u00adstimmen',
        valuationGuide: 'Welches Gutachten?',
        trust: pageNames.trust,
      },
      about: {
        'about/values': 'Werte',
        'about/vision': 'Mission',
        'about/story': 'Geschichte',
        'about/team': 'Team',
      },
      contact: {
        'contact#send_message': 'Nachricht senden',
        'contact#contact_details': 'Kontaktdaten',
        'contact#report_problem': 'Problem melden',
      },
    },
    legal: { ...pageNames, label: 'Rechtliches', terms: 'AGB' },
    copyright: `© ${company.legalName}`,
  },
};
