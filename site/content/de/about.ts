import { brand } from '#common/company.ts';
import type { AboutContent } from '../types/about.ts';
import { dative, figure } from './format.ts';

export const about: AboutContent = {
  meta: {
    description: `Was ${brand.name} antreibt: Auftraggeber und Sachverständige fair zusammenbringen. Vision, Werte, Geschichte und Team der Plattform für Immobilienbewertungen.`,
    keywords: `${brand.name}, Über uns, Vision, Werte, Team, Plattform für Immobilienbewertung, Stellenangebote`,
  },
  hero: {
    kicker: 'Über uns',
    title: 'Wir bringen beide Seiten einer Bewertung zusammen',
    lead: 'Wer den Wert einer Immobilie kennen muss, findet hier, wer ihn ermittelt: zu fairen Bedingungen und ohne Umwege.',
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: `Woran verdient ${brand.name}?`,
        answer: `An beiden Seiten. Sachverständige zahlen je Auftrag eine Erfolgsgebühr von ${figure.successFee} des Honorars, in den ersten ${dative.freeAtSignUp} nichts. Auftraggeber zahlen die Entgelte der Preisliste, institutionelle in den ersten ${dative.adminFeeWaiver} kein Bearbeitungsentgelt. Alles zzgl. USt; die Registrierung ist kostenlos.`,
        more: 'Die Gebühren im Einzelnen',
      },
      firstOffer: {
        question: 'Wann kommt das erste Angebot?',
        answer: `Innerhalb von ${dative.firstOfferWithin}, typischerweise nach ${dative.firstOfferTypical}. Ob er anbietet und zu welchem Honorar, entscheidet jeder Sachverständige selbst.`,
        more: 'Die Fristen im Einzelnen',
      },
      effort: {
        question: 'Was muss ich tun?',
        answer:
          'Sich registrieren. Dann schreiben Auftraggeber eine Anfrage; Sachverständige lassen sich verifizieren und geben Angebote ab.',
        more: 'Wie die Plattform funktioniert',
      },
      liability: {
        question: 'Wer haftet?',
        answer: `Für das Gutachten der Sachverständige, aus seinem Vertrag mit dem Auftraggeber. ${brand.name} wird nicht Vertragspartei.`,
        more: 'Was die Plattform nicht leistet',
      },
    },
  },
  vision: {
    kicker: 'Vision und Mission',
    title: 'Wer den Wert einer Immobilie kennen muss, soll ihn schnell und verlässlich erfahren',
    paragraphs: [
      'Das ist unsere Vision. Ein Kredit, ein Nachlass, eine Insolvenz, ein Portfolio, ein Verkauf: Hinter vielen Entscheidungen steht ein Gutachten. Diese Entscheidungen gelingen besser, wenn es rechtzeitig vorliegt und nachvollziehbar ist, wie es zustande kam.',
      'Unsere Mission ist der Weg dorthin: eine Plattform, auf der Auftraggeber mit einer einzigen Anfrage mehrere Angebote erhalten und Sachverständige die Aufträge finden, die zu ihnen passen. Vom ersten Angebot bis zum fertigen Gutachten bleibt alles zusammen.',
    ],
  },
  values: {
    kicker: 'Werte',
    title: 'Drei Werte, an denen Sie uns messen können',
    items: {
      fairness: {
        title: 'Fairness',
        text: 'Sachverständige bestimmen ihr Honorar selbst, Auftraggeber vergleichen und entscheiden frei. Niemand muss ein Angebot annehmen, und unsere Erfolgsgebühr fällt erst an, wenn ein Auftrag zustande kommt.',
      },
      disruptive: {
        title: 'Mut zum Umbruch',
        text: 'Dass etwas immer schon so gemacht wurde, ist für uns kein Grund, dabei zu bleiben. Wo Telefonate, Tabellen und volle Postfächer eine Bewertung aufhalten, bauen wir den kürzeren Weg\u00a0– auch wenn er zunächst ungewohnt ist.',
      },
      honesty: {
        title: 'Ehrlichkeit',
        text: 'Preise, Fristen und Gebühren kennen Sie, bevor Sie beauftragen. Wir sagen „etwa“, wo ein Wert geschätzt ist, und „bis zu“, wo er eine Obergrenze ist. Und was die Plattform nicht leistet, sagen wir Ihnen auch.',
      },
    },
  },
  story: {
    kicker: 'Geschichte',
    title: `Warum es ${brand.name}\u00a0gibt`,
    chapters: [
      {
        title: 'Zwei Seiten, viele Umwege',
        text: 'Auftraggeber brauchen ein Gutachten und müssen herausfinden, wer es erstellen kann, zu welchem Honorar und bis wann. Sachverständige haben das Wissen und suchen Aufträge aus ihrem Fachgebiet. Beide wollen dasselbe und finden sich doch oft nur auf Umwegen.',
      },
      {
        title: 'Viel Arbeit, die keine Bewertung ist',
        text: 'Angebote einholen, nachfragen, Unterlagen verschicken, Termine abstimmen, auf den unterschriebenen Vertrag warten: Viel Zeit kommt dem Ergebnis nicht zugute. Und wer mehrere Objekte zugleich betreut, verliert leicht den Überblick.',
      },
      {
        title: 'Ein Ort für den ganzen Weg',
        text: `Deshalb gibt es die Plattform. Eine Anfrage erreicht mehrere Sachverständige, ihre Angebote stehen nach Honorar und Bearbeitungszeit sortiert nebeneinander, und nach der Auswahl liegen Vertrag und Gutachten an derselben Stelle, seit ${figure.managementFeaturesYear} auch Unterlagen und Ortstermine. Das spart rund ${figure.adminTimeSaved} der Verwaltungszeit.`,
      },
    ],
    more: 'Zur Plattform',
  },
  team: {
    kicker: 'Team',
    title: 'Wer hinter der Plattform steht',
    lead: 'Immobilienbewertung ist Vertrauenssache. Deshalb sollen Sie wissen, mit wem Sie es zu tun haben.',
    groups: {
      managementBoard: 'Geschäftsleitung',
      coFounders: 'Gründungsteam',
      researchAndDevelopment: 'Forschung und Entwicklung',
    },
    roles: {
      chiefExecutive: 'Vorsitz der Geschäftsleitung',
      chiefOperations: 'Operatives Geschäft',
      founderValuation: 'Immobilien\u00adbewertung',
      founderTechnology: 'Technologie',
      headOfDevelopment: 'Leitung der Entwicklung',
      productDesign: 'Produkt\u00adgestaltung',
    },
    portraitOf: 'Monogramm von',
  },
  jobs: {
    title: 'Möchten Sie mitarbeiten?',
    text: 'Schreiben Sie uns, was Sie können und was Sie an der Immobilienbewertung verändern möchten. Welche Stellenangebote es gerade gibt, sagen wir Ihnen gern.',
    action: 'E-Mail schreiben',
  },
};
