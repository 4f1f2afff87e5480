import { company } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { figure, hotline } from './format.ts';
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
    hours: `täglich ${hotline.opens} bis ${hotline.closes} Uhr`,
    open: `jetzt erreichbar, bis ${hotline.brief.closes} Uhr`,
    before: `heute wieder ab ${hotline.brief.opens} Uhr`,
    after: `morgen wieder ab ${hotline.brief.opens} Uhr`,
  },
  actions: {
    register: 'Jetzt registrieren',
    registerClient: 'Kostenlos Angebote einholen',
    registerValuer: 'Gutachten anbieten',
    becomePartner: `Als Partner starten: ${figure.freeAtSignUp} kostenlos`,
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
    institutional: {
      createEnquiry: 'Anfrage stellen',
      keyBenefits: 'Ihre Vorteile',
      howToStart: 'So starten Sie',
      managingValuation: 'Bewertungen verwalten',
      pricing: 'Preise',
    },
    professional: {
      becomePartner: 'Partner werden',
      keyBenefits: 'Ihre Vorteile',
      improvedValuations: 'Bessere Bewertungen',
      serviceFees: 'Gebühren',
      referralProgramme: 'Empfehlungs\u00adprogramm',
    },
    platform: {
      valuers: 'Für Sachverständige',
      clients: 'Für Auftraggeber',
      coreBenefits: 'Kernvorteile',
      safetyPrinciples: 'Sicherheit',
      testimonials: 'Kunden\u00adstimmen',
      valuationGuide: 'Welches Gutachten?',
      trust: pageNames.trust,
    },
    about: { values: 'Werte', mission: 'Mission', story: 'Geschichte', team: 'Team' },
    contact: {
      sendMessage: 'Nachricht senden',
      contactDetails: 'Kontaktdaten',
      reportProblem: 'Problem melden',
    },
    legal: { ...pageNames, label: 'Rechtliches', terms: 'AGB' },
    copyright: `© ${company.legalName}`,
  },
};
