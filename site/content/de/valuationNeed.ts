import type { ValuationNeedContent } from '../types/valuationNeed.ts';
import { dative, law } from './format.ts';
import { valuationGuide } from './valuationGuide.ts';

const { items: occasions } = valuationGuide.occasions;

export const valuationNeed: ValuationNeedContent = {
  meta: {
    name: 'Welches Gutachten brauche ich?',
    description:
      'Höchstens vier Fragen zu Anlass, Beteiligten, Stichtag und Objekt, dann das passende Gutachten mit Unterlagen, Kosten, Dauer und Rechtsgrundlage.',
    keywords: 'welches Gutachten, Kurzgutachten, Vollgutachten, Beleihungswert',
  },
  head: {
    kicker: 'In höchstens vier Fragen',
    title: 'Wofür brauchen Sie den Wert?',
    lead: 'Wählen Sie den Anlass. Am Ende stehen die Art des Gutachtens, Unterlagen, Kosten und Rechtsgrundlage, mit einem Link, den Sie weitergeben können.',
  },
  steps: ['Erste Frage', 'Zweite Frage', 'Dritte Frage', 'Vierte Frage'],
  questions: {
    occasion: {
      title: 'Wofür brauchen Sie den Wert?',
      text: 'Der Anlass entscheidet oft schon, welches Gutachten in Betracht kommt.',
      answers: {
        lending: occasions.lending.title,
        estate: occasions.estate.title,
        tax: occasions.tax.title,
        insolvency: occasions.insolvency.title,
        sale: occasions.sale.title,
        portfolio: occasions.portfolio.title,
      },
    },
    reliance: {
      title: 'Wer soll den Wert gelten lassen?',
      text: 'Für eine eigene Entscheidung reicht eine knappe Begründung. Wer andere überzeugen muss, braucht mehr.',
      answers: {
        self: 'Nur wir selbst',
        others: 'Auch andere: Erben, Gläubiger, Abschlussprüfer, ein Gericht',
      },
    },
    date: {
      title: 'Von welchem Tag soll der Wert sein?',
      text: 'Für einen Tag in der Vergangenheit sind Markt und Zustand von damals zu ermitteln.',
      answers: { today: 'Von heute', past: 'Von einem früheren Tag, etwa dem Erbfall' },
    },
    property: {
      title: 'Hat das Objekt Besonderheiten?',
      text: 'Gemeint ist, was sich nicht pauschal ansetzen lässt.',
      answers: {
        plain: 'Nein, es ist üblich genutzt und ohne größere Schäden',
        special: 'Ja: Rechte Dritter, Erbbaurecht, Schäden, Altlasten oder eine besondere Nutzung',
      },
    },
    lender: {
      title: 'Welchen Wert verlangt das Kreditinstitut?',
      text: 'Verkehrswert und Beleihungswert sind zwei verschiedene Werte. Das Institut bestimmt, welcher gilt.',
      answers: {
        lending_value: 'Den Beleihungswert',
        market_value: 'Den Verkehrswert',
        unknown: 'Das ist noch offen',
      },
    },
    business: {
      title: 'Steht fest, ob das Unternehmen fortgeführt wird?',
      text: 'Davon kann abhängen, was die Immobilie wert ist.',
      answers: {
        settled: 'Ja, oder der Wert hängt nicht davon ab',
        open: 'Nein, Fortführung und Stilllegung sind beide möglich',
      },
    },
  },
  given: 'Ihre Antworten',
  change: 'ändern',
  restart: 'Von vorn beginnen',
  guide: 'Zum ganzen Ratgeber',
  outcome: {
    kicker: 'Ergebnis',
    titles: {
      short: 'Ein Kurzgutachten genügt meist',
      full: 'Sie brauchen ein Vollgutachten',
      lending: 'Sie brauchen ein Beleihungswert\u00adgutachten',
    },
    reasons: {
      ownView:
        'Sie entscheiden selbst, der Wert ist von heute, und am Objekt ist nichts Besonderes: Dafür schreibt kein Gesetz eine Form vor.',
      othersRely:
        'Andere sollen den Wert gelten lassen. Sie können ihn bestreiten, und dann muss die Begründung jeden Schritt zeigen.',
      pastDate: `Der Stichtag liegt zurück (${law.valuationDate}). Was damals galt, ist herzuleiten und zu belegen; dafür ist ein Kurzgutachten zu knapp.`,
      specialProperty: `Besonderheiten des Grundstücks sind eigens zu würdigen (${law.particularFeatures}). Eine pauschale Schätzung lässt sie leicht aus.`,
      taxOffice: `Den niedrigeren Wert weisen Sie regelmäßig durch ein Gutachten nach (${law.lowerTaxValue}). Wer es erstatten darf, nennt das Gesetz (${law.lowerTaxValueBy}).`,
      oneValue: `Im Verzeichnis der Massegegenstände steht der Wert (${law.insolvencyRegister}). Gläubiger und Gericht sehen ihn, also braucht er eine volle Begründung.`,
      twoValues: `Hängt der Wert davon ab, ob das Unternehmen fortgeführt oder stillgelegt wird, sind beide Werte anzugeben (${law.insolvencyRegister}). Fragen Sie beide an.`,
      lenderAsksLending: `Das Institut verlangt den Beleihungswert (${law.lendingValue}). Ein Verkehrswertgutachten ersetzt ihn nicht; nennen Sie ihn in der Anfrage als Wertbegriff.`,
      lenderAsksMarket: `Das Institut begnügt sich mit dem Verkehrswert (${law.marketValue}). Es soll darauf eine Entscheidung stützen, also braucht es die volle Begründung.`,
      lenderToAsk: `Fragen Sie zuerst das Institut. Dient das Grundpfandrecht der Deckung von Pfandbriefen, kommt es auf den Beleihungswert an (${law.lendingValue}); bereiten Sie sich auf ihn vor.`,
    },
    costs: 'Kosten',
    duration: 'Dauer',
    durationText: `Das erste Angebot kommt innerhalb von ${dative.firstOfferWithin}. Die Bearbeitungszeit bis zum Gutachten nennt jedes Angebot; verbindlich vereinbaren Sie sie im Vertrag.`,
    law: 'Rechtsgrundlage',
    inspection: 'Besichtigung',
    documents: 'Diese Unterlagen brauchen Sie',
    documentsLink: 'Mehr zu den Unterlagen',
    advice:
      'Das ist eine Orientierung, kein Rechtsrat. Ob ein Gutachten anerkannt wird, entscheidet, wer es verlangt.',
    enquiry: 'So stellen Sie die Anfrage',
  },
};
