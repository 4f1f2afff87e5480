import { brand } from '#common/company.ts';
import type { ValuationGuideContent } from '../types/valuationGuide.ts';
import { figure, law, standard } from './format.ts';

export const valuationGuide: ValuationGuideContent = {
  meta: {
    description:
      'Kurzgutachten, Verkehrswertgutachten oder Beleihungswert? Welches Immobiliengutachten zu Kredit, Nachlass, Steuer, Insolvenz, Verkauf und Bestand passt.',
    keywords:
      'welches Immobiliengutachten, Kurzgutachten oder Vollgutachten, Verkehrswertgutachten, Beleihungswert, Gutachten Finanzamt, Gutachten Erbschaft, Gutachten Insolvenz, Kosten Immobiliengutachten',
  },
  header: {
    kicker: 'Ratgeber',
    title: 'Welches Gutachten brauche ich?',
    lead: 'Für eine eigene Einschätzung genügt meist ein Kurzgutachten. Soll der Wert vor Finanzamt, Gericht, Gläubigern oder Miterben bestehen, brauchen Sie ein Vollgutachten; für einen Beleihungswert ein eigenes. Eine Orientierung, kein Rechtsrat.',
  },
  onThisPage: 'Fragen auf dieser Seite',
  overview: {
    kicker: 'Überblick',
    title: 'Welche Arten von Gutachten gibt es?',
    lead: 'Auf der Plattform wählen Sie zwischen Kurz- und Vollgutachten. Der Beleihungswert ist ein anderer Wert, nicht nur ein anderer Umfang: Brauchen Sie ihn, gehört er als Wertbegriff in die Anfrage.',
    questions: {
      purpose: 'Wofür?',
      contents: 'Was steht darin?',
      inspection: 'Wird besichtigt?',
      accepted: 'Wer erkennt es an?',
      law: 'Wo ist es geregelt?',
      costs: 'Was kostet es?',
    },
    kinds: {
      short: {
        title: 'Kurzgutachten',
        purpose: 'Für eigene Entscheidungen: Ankauf, Angebotspreis, erste Sichtung eines Bestands.',
        contents: 'Ein Wert oder eine Spanne, knapp begründet. Den Umfang vereinbaren Sie im Vertrag.',
        inspection: 'Das ist zu vereinbaren. Manche Kurzgutachten entstehen allein aus Unterlagen.',
        accepted: 'Sie selbst. Dritte müssen es nicht gelten lassen.',
        law: 'In keinem Gesetz. Was es umfasst, steht im Vertrag.',
        costs: `Ab etwa ${figure.shortValuationFrom}, zzgl. USt`,
      },
      full: {
        title: 'Vollgutachten (Verkehrswert)',
        purpose: 'Für andere: der Verkehrswert (Marktwert) zu einem Stichtag, nachvollziehbar begründet.',
        contents:
          'Grundstück, Gebäude, Rechte und Lasten, die Wahl des Verfahrens, die Berechnung Schritt für Schritt, Anlagen.',
        inspection: 'In der Regel ja, außen und innen. Was nicht zugänglich war, gehört ins Gutachten.',
        accepted: `Das entscheidet, wer es verlangt. Beim Finanzamt zählt auch, wer es erstattet hat (${law.lowerTaxValueBy}).`,
        law: `Der Begriff in ${law.marketValue}, die Ermittlung in der ImmoWertV.`,
        costs: `Ab etwa ${figure.fullValuationFrom}, zzgl. USt`,
      },
      lending: {
        title: 'Beleihungswert\u00adgutachten',
        purpose:
          'Für Kreditinstitute: der Wert, der sich auf Dauer erzielen lässt, ohne Schwankungen des Marktes und ohne Spekulation.',
        contents: `Eine eigene, vorsichtige Ermittlung. Der Beleihungswert darf den Marktwert nicht übersteigen (${law.lendingValue}).`,
        inspection: `Grundsätzlich ja (${law.lendingInspection}).`,
        accepted: `Das Institut, das ihn verlangt. Es überzeugt sich von Fachkunde und Unabhängigkeit (${law.lendingValuer}, ${law.lendingValuerIndependence}).`,
        law: `In ${law.lendingValue} und der BelWertV.`,
        costs: 'Das sagt das Angebot. Einen Richtwert haben wir nicht.',
      },
    },
  },
  occasions: {
    kicker: 'Anlass',
    title: 'Welches Gutachten passt zu meinem Anlass?',
    careLabel: 'Achten Sie auf:',
    items: {
      lending: {
        title: 'Kredit und Beleihung',
        answer: 'Verkehrswert oder Beleihungswert: Das bestimmt das Kreditinstitut.',
        text: `Dient ein Grundpfandrecht der Deckung von Pfandbriefen, kommt es auf den Beleihungswert an (${law.lendingValue}, BelWertV). Ein Verkehrswertgutachten ersetzt ihn nicht. Für andere Zwecke kann der Verkehrswert genügen.`,
        care: 'Qualifikation und Form, die das Institut verlangt, und darauf, dass der Sachverständige mit Kreditvergabe, Objektvermittlung, Verkauf und Vermietung nichts zu tun hat.',
      },
      estate: {
        title: 'Nachlass',
        answer: 'Ein Vollgutachten, sobald andere am Wert beteiligt sind.',
        text: `Für den Pflichtteil zählt der Wert zur Zeit des Erbfalls (${law.estateValue}); der Pflichtteilsberechtigte kann verlangen, dass der Wert ermittelt wird (${law.compulsoryShare}). Sind sich die Erben einig, kann für die Aufteilung ein Kurzgutachten genügen.`,
        care: 'den Stichtag, der oft zurückliegt, und darauf, dass sich die Beteiligten vorher auf einen Sachverständigen verständigen.',
      },
      tax: {
        title: 'Steuer',
        answer: 'Ein Vollgutachten von jemandem, den das Gesetz nennt.',
        text: `Wer bei Erbschaft oder Schenkung einen niedrigeren Wert nachweisen will, legt regelmäßig ein Gutachten vor: vom Gutachterausschuss oder von einem Sachverständigen, den eine staatliche, staatlich anerkannte oder nach ${standard.personCertification} akkreditierte Stelle bestellt oder zertifiziert hat (${law.lowerTaxValueBy}). Das Finanzamt würdigt das Gutachten; gebunden ist es nicht.`,
        care: 'den Beleg der Qualifikation vor dem Auftrag und auf Stichtag und Fristen, die Ihr Steuerberater kennt.',
      },
      insolvency: {
        title: 'Insolvenz',
        answer: 'Ein Vollgutachten, und manchmal ein zweiter Wert.',
        text: `Im Verzeichnis der Massegegenstände steht zu jedem Gegenstand sein Wert. Hängt er davon ab, ob das Unternehmen fortgeführt oder stillgelegt wird, sind beide Werte anzugeben (${law.insolvencyRegister}). Ob Sie neben dem Verkehrswert einen Liquidationswert brauchen, gehört in die Anfrage.`,
        care: 'Zugang, Mietverhältnisse und Schäden. Was nicht zu besichtigen ist, macht den Wert unsicherer.',
      },
      sale: {
        title: 'Verkauf und Ankauf',
        answer: 'Meist genügt ein Kurzgutachten.',
        text: `Für eine Preisverhandlung schreibt das Gesetz keine Form vor. Muss ein Gericht den Verkauf genehmigen, etwa im Rahmen einer Betreuung (${law.landApproval}), ist ein Vollgutachten die bessere Grundlage.`,
        care: 'den Unterschied zwischen Wert und Preis. Ein Gutachten sagt, was zu erwarten ist, nicht, was jemand zahlt.',
      },
      portfolio: {
        title: 'Bestand und Portfolio',
        answer: 'Kurzgutachten zum Sichten, Vollgutachten für Abschluss und Berichte.',
        text: 'Mehrere Objekte lassen sich zugleich anfragen. Für Bilanz, Aufsicht und Investoren gelten eigene Wertbegriffe; welche das sind, sagen Ihnen Abschlussprüfer oder Aufsicht.',
        care: 'einen gemeinsamen Stichtag und einen Wertbegriff, in jeder Anfrage mit denselben Worten.',
      },
    },
    trustLink: 'Welche Qualifikation kann ich verlangen?',
  },
  contents: {
    kicker: 'Inhalt',
    title: 'Was steht in einem Vollgutachten?',
    lead: 'Sie sollten jeden Schritt nachvollziehen können, auch wenn Sie anders entschieden hätten.',
    items: [
      {
        title: 'Auftrag und Stichtag',
        text: `Zweck, Auftraggeber und der Tag, auf den sich die Wertermittlung bezieht (${law.valuationDate}).`,
      },
      {
        title: 'Grundstück und Gebäude',
        text: 'Lage, Zuschnitt, Baujahr, Zustand, Flächen, Nutzung; was besichtigt wurde und was nicht.',
      },
      {
        title: 'Rechte und Lasten',
        text: 'Grundbuch, Baulasten, Erbbaurecht, Wohnungs- und Wegerechte, Mietverträge.',
      },
      {
        title: 'Verfahren',
        text: `Vergleichs-, Ertrags- oder Sachwertverfahren, und warum gerade dieses (${law.valuationMethods}).`,
      },
      {
        title: 'Berechnung',
        text: 'Jeder Ansatz mit seiner Quelle: Bodenrichtwert, Mieten, Liegenschaftszinssatz, Herstellungskosten.',
      },
      {
        title: 'Ergebnis und Anlagen',
        text: 'Der Verkehrswert in einem Satz, dazu Karten, Pläne, Fotos und Auszüge.',
      },
    ],
    sampleLink: 'Ein Mustergutachten ansehen',
  },
  documents: {
    kicker: 'Unterlagen',
    title: 'Welche Unterlagen brauche ich?',
    lead: 'Je genauer Sie angeben, was vorliegt, desto besser kann ein Sachverständiger sein Honorar berechnen. Was fehlt, kann er oft mit Ihrer Vollmacht beschaffen; ob und zu welchem Preis, klären Sie im Angebot.',
    groups: [
      {
        title: 'Für jedes Gutachten',
        items: [
          'Anschrift, Flur und Flurstück',
          'Grundbuchauszug',
          'Flurkarte',
          'Grundrisse, Wohn- und Nutzflächen',
          'Baujahr und Modernisierungen',
        ],
      },
      {
        title: 'Für ein Vollgutachten meist auch',
        items: [
          'Auskunft aus dem Baulastenverzeichnis',
          'Auskunft über Altlasten',
          'Bauakte oder Baugenehmigung',
          'Schnitte und Ansichten',
          'Energieausweis',
        ],
      },
      {
        title: 'Je nach Objekt',
        items: [
          'Mietverträge und Mieterliste',
          'Bewirtschaftungskosten',
          'Teilungserklärung und Protokolle',
          'Erbbaurechts- oder Pachtvertrag',
          'Gutachten über Schäden',
        ],
      },
    ],
    note: `Einen Grundbuchauszug erhält, wer ein berechtigtes Interesse darlegt (${law.landRegister}). Personenbezogenes, das für die Bewertung nicht gebraucht wird, schwärzen Sie vorher.`,
  },
  limits: {
    kicker: 'Grenzen',
    title: 'Wann genügt ein Kurzgutachten nicht?',
    lead: 'Sobald jemand den Wert bestreiten kann und Sie ihn dann begründen müssen.',
    items: [
      'Das Finanzamt soll einen niedrigeren Wert ansetzen.',
      'Miterben, Pflichtteilsberechtigte oder Gläubiger sollen den Wert gelten lassen.',
      'Ein Gericht soll damit arbeiten.',
      'Ein Kreditinstitut verlangt einen Beleihungswert.',
      'Erbbaurecht, Nießbrauch, Wohnrecht oder Baulasten bestimmen den Wert mit.',
      'Schäden, Altlasten oder eine besondere Nutzung lassen sich nicht pauschal ansetzen.',
      'Der Stichtag liegt in der Vergangenheit.',
    ],
    note: `Auch ein Vollgutachten bindet ein Gericht nicht: Es ist ein Privatgutachten und gilt als Vortrag dessen, der es vorlegt. Das Gericht kann eigene Sachverständige auswählen (${law.courtExpertChoice}).`,
  },
  costs: {
    kicker: 'Kosten',
    title: 'Was kostet ein Gutachten ungefähr?',
    lead: 'Das Honorar bestimmt der Sachverständige. Sie sehen es im Angebot, bevor Sie sich binden. Die Beträge sind Einstiegswerte, zuzüglich Umsatzsteuer.',
    lines: [
      {
        title: 'Kurzgutachten',
        text: 'Für ein überschaubares Objekt mit vorhandenen Unterlagen.',
        from: 'ab etwa',
        fee: figure.shortValuationFrom,
      },
      {
        title: 'Vollgutachten',
        text: 'Ein Einstieg: Für große oder vermietete Objekte kann das Honorar ein Vielfaches betragen.',
        from: 'ab etwa',
        fee: figure.fullValuationFrom,
      },
      {
        title: 'Beleihungswert\u00adgutachten',
        text: 'Nennen Sie den Wertbegriff in der Anfrage; ob jemand es anbietet, zeigen die Angebote.',
        fee: 'nach Angebot',
      },
    ],
    drivers: {
      title: 'Was das Honorar bestimmt',
      items: [
        'Objektart, Größe und Zustand',
        'Zahl der Einheiten und Mietverträge',
        'Rechte, Lasten und Schäden',
        'Zweck, Stichtag und Tiefe der Begründung',
        'Unterlagen, die erst zu beschaffen sind',
        'Frist und Anfahrt',
      ],
    },
    pricingLink: 'Zur Preisliste für Auftraggeber',
  },
  arranged: {
    kicker: 'Plattform',
    title: `Was vermittelt ${brand.name}, und was nicht?`,
    does: {
      title: 'Das vermitteln wir',
      items: [
        'Kurz- und Vollgutachten verifizierter Sachverständiger',
        'Angebote, die Sie nach Honorar und Bearbeitungszeit ordnen',
        'Rückfragen und Verhandlung unmittelbar mit dem Sachverständigen',
        'Vertrag, Unterlagen, Besichtigung und Gutachten zu Ihrer Anfrage',
      ],
    },
    doesNot: {
      title: 'Das vermitteln wir nicht',
      items: [
        'Gutachten im Auftrag eines Gerichts',
        'Gutachten des Gutachterausschusses',
        'Bewertungen für Verbraucher',
        'Rat dazu, welches Gutachten anerkannt wird: Fragen Sie den, der es verlangt, oder Ihre Rechts- und Steuerberatung',
      ],
    },
    enquiryLink: 'So stellen Sie eine Anfrage',
    contactLink: 'Fragen Sie uns',
  },
};
