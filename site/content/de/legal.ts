import { brand, company } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { pageNames } from './pageNames.ts';

export const legal: Words['legal'] = {
  meta: {
    terms: {
      description: `Die Allgemeinen Geschäftsbedingungen von ${brand.name}: Nutzung der Plattform, Verträge, Gebühren, Kündigung und Haftung für Sachverständige, Vermittler und Auftraggeber.`,
      keywords: `AGB, Allgemeine Geschäftsbedingungen, Nutzungsbedingungen, ${brand.name}`,
    },
    privacy: {
      description: `Welche Daten ${brand.name} auf dieser Website verarbeitet, wozu, auf welcher Grundlage und wie lange – und welche Rechte Sie nach der DSGVO haben.`,
      keywords: `Datenschutz, Datenschutzerklärung, DSGVO, Betroffenenrechte, ${brand.name}`,
    },
    imprint: {
      description: `Impressum der ${company.legalName}: Anbieter der Plattform ${brand.name}, Kontakt, Registereintrag, Umsatzsteuer-Identifikationsnummer und Verantwortliche.`,
      keywords: `Impressum, Anbieterkennzeichnung, Handelsregister, ${company.legalName}`,
    },
  },
  titles: { ...pageNames, terms: 'Allgemeine Geschäfts\u00adbedingungen' },
  kicker: 'Rechtliches',
  contents: 'Inhalt',
  binding: 'Zur verbindlichen deutschen Fassung',
  earlier: {
    replaced: 'Diese Fassung gilt nicht mehr.',
    inForce: 'Diese Fassung gilt.',
    toChanges: 'Was sich geändert hat',
    toCurrent: (version, date) => `Zur Fassung\u00a0${version} vom ${date}`,
    description: (name, version) =>
      `${name} von ${brand.name} in der ${version}, mit dem Wortlaut, der damals galt. Welche Fassung heute gilt, steht am Anfang der Seite.`,
  },
  changes: {
    title: 'Änderungen gegenüber der vorigen Fassung',
    first: (date) =>
      `Dies ist die erste Fassung, vom ${date}. Eine frühere, von der sie abweichen könnte, gibt es nicht.`,
    version: (version, date) => `Fassung\u00a0${version} vom ${date}`,
    earlier: 'Frühere Fassungen',
    lists: {
      terms: {
        2: [
          { section: 2, says: 'Der Absatz zum Abonnement verweist auf die Preisbestandteile.' },
          { section: 4, says: 'Genauer gefasst ist, worauf sich die Verifizierung erstreckt.' },
          { section: 5, says: 'Das Angebot nennt das Honorar als festen Betrag.' },
          {
            section: 8,
            says: 'Ob eine Grundgebühr und Erfolgsgebühren anfallen, richtet sich nach der Preisliste.',
          },
          {
            section: 13,
            says: 'Auftraggeber dürfen Angebote und Gutachten denen zeigen, denen sie Rechenschaft schulden, außerdem Prüfern, Behörden und Gerichten.',
          },
        ],
        3: [
          {
            section: 5,
            says: 'Premium-Partner können Anfragen vor anderen erhalten; ihre Angebote werden geordnet wie alle anderen.',
          },
          {
            section: 8,
            says: 'Registrierung, Anfragen und das Einholen von Angeboten sind für Auftraggeber kostenfrei. Als möglicher Preisbestandteil ist auch das Bearbeitungsentgelt genannt.',
          },
          {
            section: 14,
            says: 'Änderungen widerspricht der Nutzer schriftlich; Textform genügt weiterhin.',
          },
        ],
      },
      privacy: {
        2: [
          {
            section: 7,
            says: 'Seitenaufrufe werden nur zur Abwehr eines Angriffs protokolliert, mit Löschfrist.',
          },
          {
            section: 8,
            says: 'Die Löschfrist läuft ab der Zustellung Ihrer Nachricht. Google reCAPTCHA ist abgeschaltet.',
          },
        ],
        3: [
          { section: 8, says: 'Der Hinweis auf das abgeschaltete Google reCAPTCHA entfällt.' },
          { section: 9, says: 'Genauer gefasst ist, welche Angaben wie lange gespeichert bleiben.' },
          { section: 10, says: 'Die Einstellungen zur Webanalyse gibt es nur, solange wir eine anbieten.' },
          {
            section: 15,
            says: 'Überschrift und Reihenfolge sind geändert. Neu ist die Zusammenfassung am Anfang; in den übrigen Abschnitten ist nur der Wortlaut anders.',
          },
        ],
        4: [
          {
            section: 8,
            says: 'Nach einer Löschung auf Ihr Verlangen wird nicht festgehalten, wie viele Nachrichten es waren. Neu ist, wann Sicherungskopien gelöscht werden.',
          },
          {
            section: 10,
            says: 'Genannt sind alle Klicks, die wir mit Ihrer Einwilligung erfassen, und die Cookies von Matomo mit ihrer Dauer.',
          },
        ],
      },
    },
  },
};
