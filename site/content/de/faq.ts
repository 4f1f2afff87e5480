import { brand } from '#common/company.ts';
import type { FaqContent } from '../types/faq.ts';
import { figure, hotline } from './format.ts';

export const faq: FaqContent = {
  meta: {
    description: `Antworten zur Immobilienbewertung mit ${brand.name}: Ablauf, Fristen, Sicherheit, Kosten für Auftraggeber und Sachverständige, Registrierung und Gutachtenarten.`,
    keywords:
      'FAQ, häufige Fragen, Ablauf Immobilienbewertung, Kosten Gutachten, Dauer Gutachten, Erfolgsgebühr, Sachverständiger werden',
  },
  header: {
    kicker: 'FAQ',
    title: 'Häufige Fragen',
    lead: 'Ablauf, Fristen, Sicherheit und Kosten: sieben Antworten, die vor der Registrierung zählen.',
  },
  all: { open: 'Alle Antworten öffnen', close: 'Alle Antworten schließen' },
  items: {
    how_it_works: {
      question: 'Wie funktioniert die Plattform?',
      answer: [
        `Als Auftraggeber beschreiben Sie einmal, was bewertet werden soll; im Durchschnitt dauert das ${figure.timeToEnquiry}. Von da an führt ein Vorgang in sechs Schritten zum Gutachten:`,
        [
          'Anfrage erstellen: Sie nennen das Objekt und die Art der Bewertung.',
          'Angebot auswählen: Die Angebote der Sachverständigen sehen Sie nach Preis und Lieferzeit sortiert.',
          'Vertrag unterzeichnen: Sie schließen ihn unmittelbar mit dem Sachverständigen.',
          'Unterlagen teilen: Was der Sachverständige braucht, stellen Sie an derselben Stelle bereit.',
          'Besichtigung: Der Sachverständige sieht sich die Immobilie vor Ort an.',
          'Gutachten erhalten: Das fertige Dokument liegt bei Ihrer Anfrage.',
        ],
        'Sie können mehrere Anfragen zugleich führen und müssen kein Angebot annehmen.',
        `Als Sachverständiger erhalten Sie qualifizierte Anfragen, geben Angebote ab und verhandeln unmittelbar mit dem Auftraggeber. Von der Anfrage bis zu Ihrem Angebot vergehen nur ${figure.enquiryToOffer}.`,
      ],
      more: 'Die Plattform kennenlernen',
    },
    turnaround: {
      question: 'Wie schnell liegen Angebote vor?',
      answer: [
        `Das erste Angebot erhalten Sie binnen ${figure.firstOfferWithin}, typischerweise nach ${figure.firstOfferTypical}.`,
        `Bis mehrere Angebote zum Vergleichen vorliegen, vergehen ${figure.allOffersWithin}. Warten müssen Sie darauf nicht: Passt schon das erste, können Sie es annehmen.`,
        'Wann das Gutachten fertig ist, bestimmt die Lieferzeit, die jeder Sachverständige in seinem Angebot nennt. Sie kennen sie also, bevor Sie sich entscheiden.',
      ],
      more: 'So starten Sie',
    },
    security: {
      question: 'Wie sicher sind meine Daten?',
      answer: [
        'Wer eine Immobilie bewerten lässt, gibt vertrauliche Unterlagen weiter. Wir schützen sie mit Technik, mit Regeln und mit Menschen, die beides ernst nehmen:',
        [
          'Managementsystem für Informationssicherheit (ISMS): Zuständigkeiten und Maßnahmen sind festgelegt, Risiken werden laufend bewertet.',
          'Integrität der Informationen: Was vereinbart wurde, bleibt so, wie es vereinbart wurde.',
          'Zwei-Faktor-Authentifizierung: Ein Passwort allein genügt nicht, um sich anzumelden.',
          'Menschliche Firewall: Unsere Mitarbeitenden sind geschult, Angriffe zu erkennen.',
          'Datenhaltung: Ihre Daten sind verschlüsselt, werden regelmäßig gesichert und liegen auf Servern in Deutschland.',
        ],
      ],
      more: 'Sicherheit und Compliance',
    },
    client_costs: {
      question: 'Was kostet die Plattform für Auftraggeber?',
      answer: [
        'Die Registrierung ist unverbindlich und ohne Zahlung möglich. Sie bezahlen das Gutachten, das Sie beauftragen; seinen Preis bestimmt der Sachverständige, und Sie kennen ihn vor der Zusage.',
        [
          `Kurzgutachten erhalten Sie ab etwa ${figure.shortValuationFrom}.`,
          `Vollgutachten erhalten Sie ab etwa ${figure.fullValuationFrom}.`,
          `Die Verwaltungsgebühren erlassen wir institutionellen Kunden für die ersten ${figure.adminFeeWaiver}. Danach gilt die jeweils gültige Preisliste.`,
          'Die Erfolgsgebühr zahlt der Sachverständige, nicht Sie.',
        ],
        'Den Vertrag über die Bewertung schließen Sie unmittelbar mit dem Sachverständigen; das Honorar steht ihm zu.',
      ],
      more: 'Preise im Überblick',
    },
    valuer_costs: {
      question: 'Was kostet die Plattform für Sachverständige?',
      answer: [
        `Die ersten ${figure.freeAtSignUp} ab der Registrierung sind kostenlos. Danach zahlen Sie nur, wenn Sie über die Plattform einen Auftrag erhalten:`,
        [
          `Die Erfolgsgebühr beträgt ${figure.successFee} vom Preis der Bewertung.`,
          `Je Gutachten sind es mindestens ${figure.minimumFee}.`,
          'Wiederkehrende Gebühren zahlen Sie nicht, weder monatlich noch jährlich.',
          'Auch die Verifizierung ist kostenlos.',
        ],
        `Ihren Preis bestimmen Sie selbst, und das Honorar gehört Ihnen. Die monatliche Grundgebühr, die unsere Allgemeinen Geschäftsbedingungen vorsehen, beträgt für Sachverständige nach der gültigen Preisliste ${figure.valuerFlatFee}.`,
      ],
      more: 'Gebühren im Einzelnen',
    },
    becoming_a_valuer: {
      question: 'Wie werde ich als Sachverständiger Partner?',
      answer: [
        [
          `Registrieren: Sie legen ein Konto an und füllen Ihr Profil aus. Das dauert ${figure.profileTime}.`,
          'Verifizieren: Sie füllen das Verifizierungsformular aus. Die Verifizierung ist freiwillig und kostenlos; qualifizierte Anfragen leiten wir an verifizierte Sachverständige weiter.',
          'Willkommen an Bord: Sie werden über neue Anfragen benachrichtigt und geben Ihre Angebote ab.',
          'Link einbinden: Setzen Sie Ihren persönlichen Anfragelink auf Ihre eigenen Seiten, wenn Sie möchten.',
        ],
        `Premium-Partner erhalten mehr Anfragen. Insgesamt sind bis zu ${figure.additionalLeads} zusätzliche Anfragen möglich, und die ersten ${figure.freeAtSignUp} kosten Sie nichts.`,
      ],
      more: 'Partner werden',
    },
    valuation_types: {
      question: 'Welche Bewertungen kann ich anfragen?',
      answer: [
        'Kurzgutachten für einen schnellen, knappen Überblick und Vollgutachten, wenn der Wert ausführlich hergeleitet und begründet sein soll\u00a0– jeweils für vier Arten von Immobilien:',
        [
          'Wohnimmobilien: Einfamilienhäuser, Wohnungen, Eigentumswohnungen, Stadthäuser, Ferienhäuser',
          'Gewerbeimmobilien: Bürogebäude, Ladengeschäfte, Einkaufszentren, Hotels, Restaurants',
          'Industrieimmobilien: Lagerhallen, Fabriken, Produktionsanlagen, Verteilzentren',
          'Grundstücke: landwirtschaftliche Flächen, unbebaute Grundstücke, Bauland',
        ],
        'Sie sind nicht sicher, welche Art von Gutachten Sie brauchen? Rufen Sie uns an oder schreiben Sie uns.',
      ],
      more: 'Für institutionelle Kunden',
    },
  },
  contact: {
    title: 'Ihre Frage ist nicht dabei?',
    text: `Schreiben Sie uns. Während der Hotlinezeiten antworten wir in der Regel binnen ${figure.replyWithin}.`,
    link: 'Zum Kontakt',
    hours: `täglich von ${hotline.opens} bis ${hotline.closes} Uhr`,
  },
};
