import type { Words } from '../types/words.ts';
import { dative, figure, law, standard } from './format.ts';

export const lawyers: Words['lawyers'] = {
  meta: {
    description: `Immobiliengutachten für Nachlass, Insolvenz und Finanzamt: Unterlagen, Stichtag, Verschwiegenheit. Erstes Angebot in der Regel innerhalb von ${dative.firstOfferWithin}.`,
    keywords:
      'Immobiliengutachten Anwalt, Gutachten Insolvenzverwalter, Gutachten Nachlass, Immobilienbewertung Pflichtteil, Nachweis niedrigerer gemeiner Wert, Liquidationswert, Verkehrswert',
  },
  hero: {
    kicker: 'Für Anwälte, Nachlass- und Insolvenzverwalter',
    title: 'Gutachten für Immobilien in Nachlass und Insolvenz',
    lead: 'Eine Anfrage bringt Ihnen mehrere Angebote von Sachverständigen und eine Wahl, die Sie vor Erben, Gläubigern und Finanzamt begründen können.',
    note: 'Registrieren und Angebote einholen kostet nichts. Sie müssen kein Angebot annehmen.',
  },
  map: {
    description:
      'Lageplan einer erfundenen Altstadt, in der ein Flurstück mit seinen Grenzpunkten hervorgehoben ist.',
    label: 'Flurstück',
    district: (district, section) => `Gemarkung ${district}, Flur\u00a0${section}`,
  },
  features: {
    title: 'Eine Auswahl, die Sie begründen können',
    texts: {
      offers:
        'Sie vergleichen mehrere Angebote nach Honorar und Bearbeitungszeit und können belegen, warum Sie sich für eines entschieden haben.',
      enquiries:
        'Mehrere Immobilien oder Mandate bearbeiten Sie nebeneinander und sehen, wie weit jede Anfrage ist.',
      pricing: `Sie kennen das Honorar, bevor Sie Nachlass oder Masse damit belasten. In den ersten ${dative.adminFeeWaiver} ab der Registrierung entfällt das Bearbeitungsentgelt, danach sehen Sie es vor dem Auftrag.`,
      process: 'Von der Anfrage über den Vertrag bis zum Gutachten bleibt alles in einer Akte beisammen.',
    },
  },
  steps: {
    title: 'In sechs Schritten zum Gutachten',
    texts: {
      enquiry: 'Sie beschreiben das Objekt und nennen Anlass, Stichtag und Empfänger des Gutachtens.',
      offer: 'Sie sortieren die Angebote nach Honorar oder nach Bearbeitungszeit und wählen eines aus.',
      contract:
        'Sie schließen den Vertrag direkt mit dem Sachverständigen und sagen, wer die Rechnung erhält.',
      documents: `Nach dem Vertrag geben Sie Ihre Unterlagen frei. Seit ${figure.managementFeaturesYear} geht das über die Plattform.`,
      inspection:
        'Auch den Termin stimmen Sie dort mit dem Sachverständigen ab. Um Schlüssel und Mieter kümmern Sie sich.',
      report: 'Sie rufen es bei Ihrer Anfrage ab, wo auch Vertrag und Unterlagen liegen.',
    },
  },
  solution: {
    kicker: 'Für Nachlass, Insolvenz und Finanzamt',
    title: 'Unsere Lösung für Kanzleien und Verwalter',
    services: {
      estate: {
        title: 'Eine Anfrage für alle Häuser im Nachlass',
        text: 'Sie beschreiben vier Häuser in einer Anfrage und geben für alle denselben Stichtag vor. So erhalten Sie Angebote für den ganzen Nachlass und Werte, die zueinander passen.',
      },
      insolvency: {
        title: 'Angebote nebeneinander in der Insolvenz',
        text: 'Honorare und Bearbeitungszeiten stehen nebeneinander. Sie nehmen die Angebote zu den Akten und können Gläubigern und Gericht zeigen, warum Sie sich für eines entschieden haben.',
      },
      tax: {
        title: 'Ein Gutachten, dem das Finanzamt folgen kann',
        text: 'Zweck, Stichtag und verlangte Qualifikation stehen schon in Ihrer Anfrage. Sie beauftragen ein ausführliches Gutachten, dessen Herleitung das Finanzamt Schritt für Schritt nachvollziehen kann.',
      },
    },
    cases: {
      title: 'Welcher Fall liegt auf Ihrem Tisch?',
      lead: 'Worauf es in jedem der drei Fälle rechtlich ankommt. Die Beispiele dienen der Orientierung und sind kein Rechtsrat.',
    },
    labels: {
      choose: 'Fall wählen',
      page: 'Blatt',
      recipients: 'Wer es liest',
      documents: 'Unterlagen',
      pitfalls: 'Worauf es ankommt',
    },
    matters: {
      estate: {
        register: { name: 'Nach\u00adlass', about: 'vier Häuser' },
        title: 'Ein Nachlass mit vier Häusern',
        situation:
          'Zum Nachlass gehören ein Mietshaus, zwei Einfamilienhäuser und ein leer stehendes Bauernhaus. Ein enterbtes Kind verlangt seinen Pflichtteil.',
        recipients: `Die Erben und das Kind, das die Wertermittlung verlangen kann (${law.compulsoryShare}). Die Kosten dafür trägt der Nachlass (${law.compulsoryShareCost}). Den Verkauf durch einen Nachlasspfleger muss das Nachlassgericht genehmigen (${law.landApproval}, ${law.probateCourt}).`,
        documents: [
          'Erbschein, Testaments\u00advollstrecker\u00adzeugnis oder Bestellungsurkunde',
          'Liste der gezahlten Mieten',
        ],
        pitfalls: [
          {
            title: 'Der Stichtag',
            text: `Für den Pflichtteil zählt der Wert zur Zeit des Erbfalls (${law.estateValue}), für die Teilung meist ein späterer.`,
          },
          {
            title: 'Die Bindung',
            text: `Ein Gutachten bindet die Beteiligten nur, wenn sie vorher ein Schiedsgutachten vereinbaren (${law.bindingReport}).`,
          },
          {
            title: 'Der Maßstab',
            text: 'Legen Sie für alle vier Häuser denselben Stichtag und Umfang fest.',
          },
        ],
      },
      insolvency: {
        register: { name: 'Insol\u00advenz', about: 'gesicherte Gläubiger' },
        title: 'Eine Insolvenz mit gesicherten Gläubigern',
        situation:
          'Zur Masse gehört eine Produktionsstätte mit Grundschulden zweier Banken. Ob der Betrieb weitergeht, ist offen.',
        recipients: `Das Insolvenzgericht, die Gläubiger und die Banken mit Absonderungsrecht (${law.securedCreditors}). Dem freihändigen Verkauf muss der Gläubigerausschuss zustimmen, ohne Ausschuss die Gläubigerversammlung (${law.creditorsConsent}).`,
        documents: [
          'Eröffnungsbeschluss oder Bestellungsurkunde',
          'Miet- und Pachtverträge, auch mit Gesellschaftern',
          'Baugenehmigungen, Brandschutz, Altlasten',
        ],
        pitfalls: [
          {
            title: 'Der Auftrag',
            text: `Besonders schwierige Bewertungen dürfen Sie einem Sachverständigen übertragen (${law.insolvencyRegister}).`,
          },
          {
            title: 'Zwei Werte',
            text: 'Hängt der Wert von der Fortführung ab, gehören beide Werte ins Verzeichnis der Massegegenstände.',
          },
          {
            title: 'Das Zubehör',
            text: `Maschinen können mit dem Grundstück haften (${law.accessories}). Klären Sie, was mitbewertet wird.`,
          },
          {
            title: 'Die Zwangsversteigerung',
            text: `Dort setzt das Gericht den Verkehrswert fest (${law.forcedSaleValue}).`,
          },
        ],
      },
      tax: {
        register: { name: 'Finanz\u00adamt', about: law.lowerTaxValue },
        title: 'Ein Nachweis für das Finanzamt',
        situation:
          'Das Finanzamt hat ein geerbtes Mietshaus typisiert bewertet, aus Sicht der Erben zu hoch. Hier geht es nur um Erbschaft- und Schenkungsteuer.',
        recipients: `Das Finanzamt. Weist der Steuerpflichtige einen niedrigeren gemeinen Wert nach, gilt dieser (${law.lowerTaxValue}).`,
        documents: [
          'Bescheid über den Grundbesitzwert',
          'Mietverträge und Mieten zum Stichtag',
          'Fotos und Rechnungen von damals',
        ],
        pitfalls: [
          {
            title: 'Wer es schreibt',
            text: `In der Regel der Gutachterausschuss (${law.expertCommittee}) oder ein Sachverständiger, den eine staatliche, staatlich anerkannte oder nach ${standard.personCertification} akkreditierte Stelle bestellt oder zertifiziert hat (${law.lowerTaxValueBy}).`,
          },
          {
            title: 'Der Stichtag',
            text: `Es zählt der Tag, an dem die Steuer entsteht (${law.inheritanceTaxDate}).`,
          },
          {
            title: 'Der Umfang',
            text: 'Ein Kurzgutachten reicht in der Regel nicht.',
          },
          {
            title: 'Die Frist',
            text: `Die Einspruchsfrist läuft, auch wenn das Gutachten noch fehlt (${law.taxObjection}).`,
          },
          {
            title: 'Der Kaufpreis',
            text: `Wurde dieses Objekt im Jahr vor oder nach dem Stichtag im gewöhnlichen Geschäftsverkehr verkauft, kann bei unveränderten Verhältnissen der Preis genügen (${law.lowerTaxValueByPrice}).`,
          },
        ],
      },
    },
  },
  checklist: {
    kicker: 'Zum Abhaken und Drucken',
    title: 'Die Unterlagen auf einem Blatt',
    lead: 'Ihre Anfrage können Sie stellen, bevor alles beisammen ist.',
    list: {
      title: 'Unterlagen zur Bewertung',
      property: 'Objekt',
      note: 'Schwärzen Sie Namen, die für den Wert keine Rolle spielen.',
    },
    groups: [
      {
        title: 'Zu jedem Haus',
        items: [
          `Grundbuchauszug (${law.landRegister})`,
          'Flurkarte',
          'Grundrisse und Schnitte',
          'Wohn- und Nutzflächen',
          'Bauakte, Modernisierungen',
          'Energieausweis',
        ],
      },
      {
        title: 'Zu Ihrem Auftrag',
        items: ['Nachweis Ihrer Vertretung', 'Stichtag und Zweck', 'Zugang und Schlüssel'],
      },
      {
        title: 'Bei Vermietung',
        items: ['Mietverträge und Nachträge', 'Gezahlte Mieten', 'Betriebs\u00adkosten\u00adabrechnung'],
      },
      {
        title: 'Rechte und Lasten',
        items: [
          'Nießbrauch, Wohnrecht, Erbbaurecht',
          'Baulastenverzeichnis, soweit das Land eines führt',
          'Altlasten, Denkmalschutz',
        ],
      },
      {
        title: 'Bei Eigentumswohnungen',
        items: ['Teilungserklärung mit Plänen', 'Versammlungs\u00adprotokolle', 'Wirtschaftsplan, Rücklage'],
      },
    ],
    print: {
      action: 'Liste drucken',
      hint: 'Gedruckt wird nur dieses Blatt.',
      back: 'Wieder die ganze Seite',
    },
    guideLink: 'Welches Gutachten brauche ich?',
  },
  secrecy: {
    title: 'Bevor Sie Unterlagen weitergeben',
    points: [
      {
        title: 'Wer sieht meine Anfrage?',
        text: 'Ihre Anfrage sehen [verifizierte] Sachverständige, die nach ihrem Profil dafür in Betracht kommen. Premium-Partner können sie zuerst erhalten, doch sortiert werden die Angebote für alle gleich. Unterlagen erhält nach dem Vertrag nur, wen Sie gewählt haben.',
      },
      {
        title: 'Brauche ich eine Einwilligung?',
        text: `Dient das Gutachten einem einzelnen Mandat, brauchen Sie vorher die Einwilligung des Mandanten (${law.lawyersServicesConsent}).`,
      },
      {
        title: 'Wen muss ich zur Verschwiegenheit verpflichten?',
        text: `Sie verpflichten Plattform und Sachverständige in Textform zur Verschwiegenheit (${law.lawyersServices}, ${law.professionalSecrecy}).`,
      },
      {
        title: 'Wer darf Angebote und Gutachten sehen?',
        text: 'Alle Nutzer sind nach den AGB zur Vertraulichkeit verpflichtet. Erben, Gläubigern, Prüfern, Aufsicht, Finanzamt und Gerichten dürfen Sie Angebote und Gutachten zeigen.',
      },
      {
        title: 'Wie erfahre ich von einem Interessenkonflikt?',
        text: 'Sachverständige legen Ihnen vor dem Vertrag offen, was an ihrer Unabhängigkeit zweifeln lässt.',
      },
    ],
    papersLink: 'Sicherheit und Verträge',
  },
  questions: {
    title: 'Gericht, Rechnung, verschlossene Türen',
    items: [
      {
        title: 'Gilt das Gutachten vor Gericht?',
        text: `Sie beauftragen ein Privatgutachten. Im Prozess ist es Parteivortrag, kein Sachverständigenbeweis (${law.courtExpertEvidence}). Gerichtliche Sachverständige wählt das Gericht (${law.courtExpertChoice}).`,
      },
      {
        title: 'An wen geht die Rechnung?',
        text: `Der Nachlass ist nicht rechtsfähig. Die Rechnung geht an die Erben, den Testamentsvollstrecker oder den Nachlasspfleger als Vertreter. In der Insolvenz geht sie an den Insolvenzverwalter. Das Honorar ist Masseverbindlichkeit (${law.estateLiability}), beim vorläufigen Insolvenzverwalter nur mit Verfügungsbefugnis oder gerichtlicher Ermächtigung (${law.provisionalAdministrator}, ${law.provisionalLiability}). Für Verbraucher fragen Sie im eigenen Namen an und schulden das Honorar.`,
      },
      {
        title: 'Was, wenn das Haus vermietet oder verschlossen ist?',
        text: 'Informieren Sie Mieter früh über den Termin. Ohne Zutritt beruht das Gutachten auf Annahmen.',
      },
      {
        title: 'Was ist ein Liquidationswert?',
        text: `Der Preis, der unter Zeitdruck zu erzielen ist. Vereinbaren Sie Frist, Zustand und Käuferkreis, denn der Verkehrswert unterstellt den gewöhnlichen Geschäftsverkehr (${law.marketValue}).`,
      },
      {
        title: 'Was, wenn das Gutachten Mängel hat oder zu spät kommt?',
        text: 'Ihre Ansprüche richten sich gegen den Sachverständigen. Eine Beschwerde leiten wir an ihn weiter.',
      },
    ],
  },
  callToAction: {
    title: 'Beschreiben Sie das Objekt, nicht das Mandat',
    text: 'Art und Lage, Anlass, Stichtag und Umfang genügen. Namen aus der Akte braucht niemand.',
  },
  securityLink: 'So schützen wir Ihre Daten',
};
