import type { Words } from '../types/words.ts';
import { dative, law, standard } from './format.ts';

export const valuationNeed: Words['valuationNeed'] = {
  meta: {
    name: 'Welches Gutachten brauche ich?',
    description:
      'Höchstens vier Fragen zu Anlass, Beteiligten, Stichtag und Objekt, dann das passende Gutachten mit Unterlagen, Kosten, Dauer und Rechtsgrundlage.',
    keywords: 'welches Gutachten, Kurzgutachten, Vollgutachten, Beleihungswert',
  },
  head: {
    title: 'Wofür brauchen Sie den Wert?',
    lead: 'Am Ende stehen Art, Kosten, Unterlagen und Rechtsgrundlage. Es ist eine Orientierung, kein Rechtsrat.',
  },
  steps: ['Erste Frage', 'Zweite Frage', 'Dritte Frage', 'Vierte Frage'],
  questions: {
    occasion: {
      title: 'Wofür brauchen Sie den Wert?',
      text: 'Der Anlass entscheidet oft schon, welches Gutachten in Betracht kommt.',
      answers: {
        lending: 'Kredit und Beleihung',
        estate: 'Nachlass',
        tax: 'Erbschaft- und Schenkung\u00adsteuer',
        insolvency: 'Insolvenz',
        sale: 'Verkauf und Ankauf',
        portfolio: 'Bestand und Portfolio',
      },
    },
    reliance: {
      title: 'Wer soll den Wert anerkennen?',
      text: 'Für eine eigene Entscheidung reicht eine knappe Begründung. Wer andere überzeugen muss, braucht mehr.',
      answers: {
        self: 'Nur wir selbst',
        others: 'Auch andere, etwa Erben oder ein Gericht',
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
        special: 'Ja, etwa Rechte Dritter, Erbbaurecht, Schäden, Altlasten oder eine besondere Nutzung',
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
    reasons: {
      ownView: {
        title: 'Ein Kurzgutachten genügt meist',
        text: 'Sie entscheiden selbst, der Wert ist von heute, und am Objekt ist nichts Besonderes. Eine Form schreibt das Gesetz dafür nicht vor.',
      },
      othersRely: {
        title: 'Ein Vollgutachten überzeugt auch andere',
        text: 'Wer den Wert anerkennen soll, kann ihn bestreiten. Dann zählt eine Begründung, die jeden Schritt zeigt.',
      },
      pastDate: {
        title: 'Für einen früheren Stichtag ein Vollgutachten',
        text: `Der Stichtag liegt zurück (${law.valuationDate}). Was damals galt, ist herzuleiten und zu belegen. Dafür ist ein Kurzgutachten zu knapp.`,
      },
      specialProperty: {
        title: 'Bei Besonderheiten ein Vollgutachten',
        text: `Besonderheiten des Grundstücks sind eigens zu würdigen (${law.particularFeatures}). Eine pauschale Schätzung lässt sie leicht aus.`,
      },
      taxOffice: {
        title: 'Ein Vollgutachten eines bestellten oder zertifizierten Sachverständigen',
        text: `Bei Erbschaft und Schenkung weisen Sie einen niedrigeren Wert in der Regel durch ein Gutachten nach (${law.lowerTaxValue}). Es kommt vom Gutachterausschuss oder von einem Sachverständigen, den eine staatliche, staatlich anerkannte oder nach ${standard.personCertification} akkreditierte Stelle bestellt oder zertifiziert hat (${law.lowerTaxValueBy}). Das Finanzamt würdigt das Gutachten, gebunden ist es nicht.`,
      },
      oneValue: {
        title: 'Ein Vollgutachten, wenn der Wert schwierig zu ermitteln ist',
        text: `Im Verzeichnis der Massegegenstände steht zu jedem Gegenstand sein Wert. Eine besonders schwierige Bewertung dürfen Sie an einen Sachverständigen geben (${law.insolvencyRegister}). Gläubiger und Gericht können ein Vollgutachten Schritt für Schritt nachvollziehen.`,
      },
      twoValues: {
        title: 'Ein Vollgutachten mit beiden Werten',
        text: `Hängt der Wert davon ab, ob das Unternehmen fortgeführt oder stillgelegt wird, sind beide Werte anzugeben. Eine besonders schwierige Bewertung dürfen Sie an einen Sachverständigen geben (${law.insolvencyRegister}). Verlangen Sie dann in der Anfrage beide Werte.`,
      },
      lenderAsksLending: {
        title: 'Ein Beleihungswert\u00adgutachten im Auftrag des Instituts',
        text: `Den Gutachter bestimmt das Kreditinstitut. Ein Gutachten, das der Darlehensnehmer vorlegt oder beauftragt hat, darf es dem Beleihungswert nicht zugrunde legen (${law.lendingCommission}). Ein Verkehrswertgutachten ersetzt den Beleihungswert nicht (${law.lendingValue}). Nennen Sie ihn in der Anfrage als Wertbegriff.`,
      },
      lenderAsksMarket: {
        title: 'Ein Vollgutachten mit dem Verkehrswert',
        text: `Das Institut stützt seine Entscheidung auf den Verkehrswert (${law.marketValue}). Seine Sicherheiten bewertet ein unabhängiger Sachverständiger (${law.propertyValue}). Den Auftrag erteilt deshalb in der Regel das Institut.`,
      },
      lenderToAsk: {
        title: 'Welcher Wert zählt, bestimmt das Kreditinstitut',
        text: `Dient das Grundpfandrecht der Deckung von Pfandbriefen, ist es der Beleihungswert (${law.lendingValue}). Den Gutachter bestimmt dann das Kreditinstitut, ein Gutachten des Darlehensnehmers darf es nicht zugrunde legen (${law.lendingCommission}). Bis es sich entschieden hat, können Sie schon die Unterlagen zusammenstellen.`,
      },
    },
    costs: 'Kosten',
    /** Where the usual price of the kind does not hold. */
    costsOf: { twoValues: 'Laut Angebot, zzgl.\u00a0USt.' },
    duration: 'Dauer',
    durationText: `Das erste Angebot kommt in der Regel innerhalb von ${dative.firstOfferWithin}. Die Bearbeitungszeit nennt jedes Angebot – Sie wählen sie also mit aus.`,
    law: 'Rechtsgrundlage',
    /** Where the reason rests on other law than the kind does. */
    lawOf: {
      taxOffice: `${law.lowerTaxValue}. Für den Nachweis gilt grundsätzlich die ImmoWertV, für den Verkehrswert ${law.marketValue}.`,
      oneValue: `${law.insolvencyRegister}, für den Verkehrswert ${law.marketValue} und die ImmoWertV.`,
      twoValues: `${law.insolvencyRegister} für beide Werte, ${law.marketValue} und die ImmoWertV nur für den Verkehrswert.`,
      lenderAsksMarket: `${law.propertyValue} für die Sicherheit, ${law.marketValue} und die ImmoWertV für den Verkehrswert.`,
    },
    inspection: 'Ortstermin',
    documents: 'Unterlagen',
    documentsLink: 'Mehr zu den Unterlagen',
    matters: {
      title: 'Worauf es ankommt',
      items: {
        estate: `Für den Pflichtteil zählt der Wert zur Zeit des Erbfalls (${law.estateValue}). Der Pflichtteilsberechtigte kann verlangen, dass er ermittelt wird (${law.compulsoryShare}). Am besten verständigen sich die Beteiligten vorher auf einen Sachverständigen.`,
        tax: `Lassen Sie sich Bestellungsurkunde oder Zertifikat vor dem Vertrag zeigen. Statt des Gutachtens kann ein Kaufpreis genügen, wenn diese Immobilie innerhalb eines Jahres vor oder nach dem Stichtag im gewöhnlichen Geschäftsverkehr verkauft wurde und sich die Verhältnisse nicht geändert haben (${law.lowerTaxValueByPrice}).`,
        insolvency:
          'Zugang, Mietverhältnisse und Schäden gehören in die Anfrage. Was sich nicht besichtigen lässt, macht den Wert unsicherer.',
        sale: `Ein Gutachten nennt den Wert, nicht den Preis. Muss ein Gericht den Verkauf genehmigen, etwa bei einer Betreuung (${law.landApproval}), ist ein Vollgutachten die bessere Grundlage.`,
        portfolio:
          'Nennen Sie in jeder Anfrage denselben Stichtag und denselben Wertbegriff. Welcher für Bilanz und Aufsicht gilt, klären Sie vorher mit Ihrem Abschlussprüfer.',
      },
      /** Lending: it depends on the value that the lender asks for. */
      itemsOf: {
        lenderAsksLending: `Der Gutachter darf mit Kreditvergabe, Vermittlung, Verkauf und Vermietung des Objekts nichts zu tun haben (${law.lendingValuerIndependence}). Verlangen Sie die Qualifikation nach ${law.lendingValuer} schon in der Anfrage.`,
        lenderAsksMarket: `Der Sachverständige muss von Kreditbearbeitung und Kreditentscheidung unabhängig sein und die nötige Qualifikation und Erfahrung haben (${law.propertyValue}). Welche Form das Gutachten haben soll, sagt Ihnen das Institut.`,
        lenderToAsk:
          'Klären Sie mit dem Institut, wer den Auftrag erteilt, welchen Wert es verlangt und welche Qualifikation der Sachverständige braucht.',
      },
    },
    advice: 'Ob ein Gutachten anerkannt wird, entscheidet, wer es verlangt.',
    enquiry: 'So stellen Sie eine Anfrage',
  },
};
