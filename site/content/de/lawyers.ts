import { brand } from '#common/company.ts';
import { sampleParcel } from '../samples/parcel.ts';
import type { LawyersContent } from '../types/lawyers.ts';
import { dative, figure, format, law, standard } from './format.ts';
import { sample } from './sample.ts';

const { number, section, area, district } = sampleParcel;
const since = `seit ${figure.managementFeaturesYear}`;

export const lawyers: LawyersContent = {
  meta: {
    subject: 'Immobiliengutachten für Nachlass und Insolvenz',
    description: `Immobiliengutachten für Nachlass, Insolvenz und Finanzamt: Unterlagen, Stichtag, Verschwiegenheit. Erstes Angebot innerhalb von ${dative.firstOfferWithin}.`,
    keywords:
      'Immobiliengutachten Anwalt, Gutachten Insolvenzverwalter, Gutachten Nachlass, Immobilienbewertung Pflichtteil, Nachweis niedrigerer gemeiner Wert, Liquidationswert, Verkehrswert',
  },
  hero: {
    kicker: 'Für Anwälte, Nachlass- und Insolvenzverwalter',
    title: 'Gutachten für Immobilien in Nachlass und\u00a0Insolvenz',
    lead: 'Sie beschreiben die Immobilie, verifizierte Sachverständige nennen Honorar und Bearbeitungszeit, und Sie wählen, was Sie vor Erben, Gläubigern und Finanzamt begründen können.',
    note: 'Unverbindlich und ohne Zahlung bei der Registrierung.',
  },
  map: {
    description: `${sample}: Lageplan einer erfundenen Altstadt, in der ein Flurstück mit seinen Grenzpunkten hervorgehoben ist.`,
    sample,
    label: 'Flurstück',
    parcel: `${number}, ${format.count(area)}\u00a0m²`,
    district: `Gemarkung ${district}, Flur\u00a0${format.count(section)}`,
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: 'Was kostet es mich?',
        answer: `Registrierung und Angebote nichts. Sie zahlen das Honorar des Sachverständigen zzgl. USt; unser Bearbeitungsentgelt erlassen wir Ihnen als institutionellem Kunden in den ersten ${dative.adminFeeWaiver}.`,
        more: 'Zur Preisliste',
      },
      firstOffer: {
        question: 'Wann kommt das erste Angebot?',
        answer: `Innerhalb von ${dative.firstOfferWithin}, typischerweise nach ${dative.firstOfferTypical}. Die Bearbeitungszeit bis zum Gutachten nennt jedes Angebot.`,
        more: 'Die sechs Schritte',
      },
      effort: {
        question: 'Was muss ich tun?',
        answer:
          'Objekt, Stichtag und Anlass beschreiben, ein Angebot wählen, Unterlagen teilen und den Zugang ermöglichen.',
        more: 'Drei Fälle im Einzelnen',
      },
      liability: {
        question: 'Wer haftet?',
        answer: `Für das Gutachten der Sachverständige, mit dem Sie den Vertrag unmittelbar schließen. ${brand.name} vermittelt und wird nicht Vertragspartei.`,
        more: 'AGB zum Bewertungsvertrag',
      },
    },
  },
  features: {
    kicker: 'Ihre Vorteile',
    title: 'Weniger Suche, eine Auswahl, die Sie begründen können',
    lead: 'Was die Plattform übernimmt, wenn Sie für andere handeln.',
    texts: {
      offers:
        'Mehrere Angebote, nach Honorar oder Bearbeitungszeit geordnet: So können Sie begründen, warum Ihre Wahl auf eines davon fiel. Die Angebote selbst sind nach den AGB vertraulich, soweit nicht Gesetz, Behörde oder Gericht die Offenlegung verlangen.',
      enquiries:
        'Jede Immobilie bekommt ihre eigene Anfrage, mit Stand, Vertrag und Gutachten. Was zu einem Haus gehört, gerät nicht in die Akte des anderen.',
      pricing:
        'Sie kennen das Honorar, bevor Sie sich binden, und können darüber verhandeln. Nachlass oder Masse belasten Sie erst, wenn der Betrag vereinbart ist.',
      process:
        'Vertrag, Unterlagen, Besichtigung und Gutachten bleiben bei der Anfrage, zu der sie gehören, statt sich auf Postfächer zu verteilen.',
    },
  },
  steps: {
    kicker: 'So starten Sie',
    title: 'Sechs Schritte, und worauf Sie achten',
    more: 'Die Schritte an einem Fall',
    texts: {
      enquiry: 'Mit Anlass, Stichtag und Empfänger, eine für jede Immobilie.',
      offer: 'Nach Honorar, Bearbeitungszeit und verlangter Qualifikation.',
      contract: 'Unmittelbar mit dem Sachverständigen; darin steht auch, wer die Rechnung erhält.',
      documents: `Erst nach dem Vertrag und nur mit dem gewählten Sachverständigen; auf der Plattform ${since}.`,
      inspection: `Den Termin vereinbaren Sie auf der Plattform (${since}); an Schlüssel und Mieter denken Sie.`,
      report: 'Es liegt bei Ihrer Anfrage. Nehmen Sie es zu Ihren Akten.',
    },
  },
  solution: {
    kicker: 'Für Kanzleien und Verwalter',
    title: 'Welcher Fall liegt auf Ihrem Tisch?',
    lead: 'Wer fremdes Vermögen verwaltet, muss zeigen können, wie der Wert zustande kam. Drei Beispiele zur Orientierung; Rechtsrat sind sie nicht.',
    labels: {
      choose: 'Fall wählen',
      sheet: 'Blatt',
      sample,
      recipients: 'Wer es liest',
      documents: 'Was dieser Fall außerdem braucht',
      pitfalls: 'Woran es hängt',
      steps: 'Auf der Plattform',
    },
    cases: {
      estate: {
        register: { name: 'Nachlass', about: 'vier Häuser' },
        title: 'Ein Nachlass mit vier Häusern',
        situation:
          'Zum Nachlass gehören ein Mietshaus, zwei Einfamilienhäuser und ein leer stehender Hof. Die Erben sind uneins, ein enterbtes Kind verlangt seinen Pflichtteil.',
        recipients: `Die Erben und das Kind, das die Ermittlung des Werts verlangen kann (${law.compulsoryShare}). Verkauft ein Nachlasspfleger, liest es auch das Nachlassgericht, das den Verkauf genehmigen muss (${law.landApproval}, ${law.probateCourt}).`,
        documents: [
          'Erbschein, Testamentsvollstreckerzeugnis oder Bestallung',
          'Grundbuchauszug und Flurkarte zu jedem Haus',
          'Eine Liste der gezahlten Mieten',
        ],
        pitfalls: [
          {
            title: 'Der Stichtag',
            text: `Für den Pflichtteil zählt der Wert zur Zeit des Erbfalls (${law.estateValue}), für die Teilung unter den Erben meist ein späterer. Er gehört in jede Anfrage.`,
          },
          {
            title: 'Die Bindung',
            text: `Ein Gutachten bindet die Beteiligten nicht. Wollen sie sich binden, vereinbaren sie vorher ein Schiedsgutachten (${law.bindingReport}).`,
          },
          {
            title: 'Der Maßstab',
            text: 'Vier Sachverständige gewichten unterschiedlich, und die Erben vergleichen. Fragen Sie, ob einer alle vier Häuser übernimmt.',
          },
        ],
        steps: [
          'Vier Anfragen anlegen, jede mit den nötigen Stichtagen',
          'Angebote vergleichen, auch für mehrere Häuser',
          'Verträge unterzeichnen, die alle Empfänger des Gutachtens nennen',
          'Unterlagen und Termine je Haus abstimmen',
          'Vier Gutachten erhalten',
        ],
      },
      insolvency: {
        register: { name: 'Insolvenz', about: 'gesicherte Gläubiger' },
        title: 'Eine Insolvenz mit gesicherten Gläubigern',
        situation:
          'Zur Masse gehört eine Produktionsstätte, auf der Grundschulden zweier Banken lasten. Ob der Betrieb weitergeht, ist offen.',
        recipients: `Das Insolvenzgericht, die Gläubiger und die Banken, die aus dem Grundstück abgesonderte Befriedigung verlangen können (${law.securedCreditors}). Dem freihändigen Verkauf muss der Gläubigerausschuss zustimmen, wo keiner bestellt ist, die Gläubigerversammlung (${law.creditorsConsent}).`,
        documents: [
          'Eröffnungsbeschluss oder Bestellungsurkunde',
          'Miet- und Pachtverträge, auch mit Gesellschaftern',
          'Baugenehmigungen, Brandschutzauflagen, Hinweise auf Altlasten',
        ],
        pitfalls: [
          {
            title: 'Zwei Werte',
            text: `Hängt der Wert davon ab, ob der Betrieb fortgeführt oder stillgelegt wird, gehören beide ins Verzeichnis der Massegegenstände (${law.insolvencyRegister}). Fragen Sie beide zusammen an.`,
          },
          {
            title: 'Das Zubehör',
            text: `Maschinen können mit dem Grundstück haften (${law.accessories}). Klären Sie vorher, was mitbewertet wird und was nicht.`,
          },
          {
            title: 'Die Zwangsversteigerung',
            text: `Dort setzt das Gericht den Verkehrswert fest (${law.forcedSaleValue}). Ihr Gutachten ersetzt das nicht.`,
          },
        ],
        steps: [
          'Anfrage mit beiden Annahmen anlegen',
          'Auf den Termin der Gläubiger achten',
          'Als Verwalter unterzeichnen',
          'Besichtigung mit dem Betrieb abstimmen',
          'Gutachten erhalten und vorlegen',
        ],
      },
      tax: {
        register: { name: 'Finanzamt', about: law.lowerTaxValue },
        title: 'Ein Nachweis für das Finanzamt',
        situation:
          'Das Finanzamt hat ein geerbtes Mietshaus nach typisierten Verfahren bewertet. Am Markt, meinen die Erben, wäre es weniger wert gewesen.',
        recipients: `Das Finanzamt. Weist der Steuerpflichtige nach, dass der gemeine Wert am Bewertungsstichtag niedriger war, ist dieser anzusetzen (${law.lowerTaxValue}).`,
        documents: [
          'Bescheid über den Grundbesitzwert und die Erklärung dazu',
          'Mietverträge und Mieteinnahmen zum Stichtag',
          'Fotos und Rechnungen, die den Zustand am Stichtag belegen',
        ],
        pitfalls: [
          {
            title: 'Wer es schreibt',
            text: `In der Regel der Gutachterausschuss (${law.expertCommittee}) oder ein Sachverständiger, den eine staatliche, staatlich anerkannte oder nach ${standard.personCertification} akkreditierte Stelle bestellt oder zertifiziert hat (${law.lowerTaxValueBy}). Unsere Verifizierung ersetzt das nicht.`,
          },
          {
            title: 'Der Stichtag',
            text: `Es kommt auf den Tag an, an dem die Steuer entsteht (${law.inheritanceTaxDate}), nicht auf den der Besichtigung.`,
          },
          {
            title: 'Der Umfang',
            text: `Befund und Herleitung müssen nachvollziehbar sein. Ein Kurzgutachten leistet das in der Regel nicht.`,
          },
          {
            title: 'Die Frist',
            text: `Der Bescheid wird bestandskräftig, auch wenn das Gutachten noch fehlt: Beachten Sie die Einspruchsfrist (${law.taxObjection}).`,
          },
          {
            title: 'Der Kaufpreis',
            text: `Ein üblicher Verkauf im Jahr vor oder nach dem Stichtag kann als Nachweis genügen (${law.lowerTaxValueByPrice}).`,
          },
        ],
        steps: [
          'Anfrage mit Qualifikation anlegen',
          'Bestellung oder Zertifikat zeigen lassen',
          'Vertrag über ein Vollgutachten unterzeichnen',
          'Belege zum Stichtag teilen',
          'Gutachten erhalten und beim Finanzamt einreichen',
        ],
      },
    },
  },
  checklist: {
    kicker: 'Zum Abhaken und Drucken',
    title: 'Die Unterlagen auf einem Blatt',
    lead: 'Je vollständiger die Akte, desto weniger Rückfragen. Anfragen können Sie schon vorher.',
    sheet: {
      title: 'Unterlagen zur Bewertung',
      property: 'Objekt',
      note: 'Was davon gebraucht wird, sagt Ihnen der Sachverständige. Namen und Angaben, auf die es für den Wert nicht ankommt, schwärzen Sie.',
    },
    groups: [
      {
        title: 'Zu jedem Haus',
        items: [
          'Aktueller Grundbuchauszug',
          'Flurkarte',
          'Grundrisse und Schnitte',
          'Wohn- und Nutzflächen',
          'Bauakte, letzte Modernisierungen',
          'Energieausweis',
        ],
      },
      {
        title: 'Zu Ihrem Auftrag',
        items: ['Nachweis Ihrer Vertretung', 'Stichtag und Zweck', 'Zugang: wer aufschließt, und wann'],
      },
      {
        title: 'Ist es vermietet',
        items: ['Mietverträge und Nachträge', 'Tatsächlich gezahlte Mieten', 'Betriebskostenabrechnung'],
      },
      {
        title: 'Rechte und Lasten',
        items: ['Nießbrauch, Wohnrecht, Erbbaurecht', 'Baulastenverzeichnis', 'Altlasten, Denkmalschutz'],
      },
      {
        title: 'Ist es eine Eigentumswohnung',
        items: ['Teilungserklärung mit Plänen', 'Protokolle der Versammlungen', 'Wirtschaftsplan, Rücklage'],
      },
    ],
    print: {
      action: 'Liste drucken',
      hint: 'Wenn Sie jetzt drucken, kommt dieses Blatt allein auf das Papier.',
      back: 'Wieder die ganze Seite',
    },
    guideLink: 'Welches Gutachten brauche ich?',
  },
  secrecy: {
    kicker: 'Verschwiegenheit',
    title: 'Bevor Sie Unterlagen eines Mandanten weitergeben',
    lead: 'Was Sie klären, welche Papiere Sie verlangen, was wir dazu sagen können.',
    settle: {
      title: 'Was Sie klären',
      points: [
        {
          title: 'Einwilligung',
          text: `Ein Gutachten dient meist unmittelbar einem einzelnen Mandat. Dann darf ein Rechtsanwalt dem Dienstleister fremde Geheimnisse nur eröffnen, wenn der Mandant eingewilligt hat (${law.lawyersServicesConsent}).`,
        },
        {
          title: 'Verpflichtung',
          text: `Dienstleister sind sorgfältig auszuwählen und in Textform zur Verschwiegenheit zu verpflichten (${law.lawyersServices}); wer das versäumt, kann sich strafbar machen (${law.professionalSecrecy}). Das gilt für die Plattform und für den Sachverständigen.`,
        },
        {
          title: 'Amt',
          text: 'Handeln Sie als Verwalter, Pfleger oder Testamentsvollstrecker, richtet sich die Verschwiegenheit nach Amt und Beruf. In den Unterlagen stehen auch Geheimnisse Dritter, etwa der Mieter.',
        },
        {
          title: 'Interessenkonflikt',
          text: 'Unsere AGB verpflichten Sachverständige, vor dem Vertrag offenzulegen, was an ihrer Unabhängigkeit zweifeln lässt. Dafür müssen sie die Beteiligten kennen; wann Sie diese nennen dürfen, entscheiden Sie.',
        },
      ],
    },
    known: {
      title: 'Was wir hier sagen können',
      points: [
        'Anfragen leiten wir an verifizierte Sachverständige weiter, die nach ihrem Profil in Betracht kommen. Ist schon die Anschrift vertraulich, sprechen Sie vorher mit uns.',
        'Nach den AGB behandeln wir und alle Nutzer vertraulich, was über die Plattform bekannt wird; gesetzliche Schweigepflichten bleiben unberührt.',
        'Diese Website nimmt keine Unterlagen entgegen. Schreiben Sie nichts aus der Akte in das Kontaktformular.',
        'Ob die Plattform den Anforderungen Ihres Berufsrechts genügt, ergibt sich aus den Verträgen, nicht aus dieser Seite.',
      ],
    },
    papers: {
      title: 'Welche Papiere Sie verlangen',
      points: [
        `Verpflichtung zur Verschwiegenheit nach ${law.lawyersServices}`,
        `Vertrag zur Auftragsverarbeitung (${law.processorContract})`,
        'Technische und organisatorische Maßnahmen',
        'Liste der weiteren Dienstleister, mit dem Ort der Daten',
        'Regelung zu Löschung und Herausgabe',
      ],
      note: 'Fragen Sie vor der Registrierung danach. Was es schon gibt und was noch nicht, sagen wir Ihnen.',
      link: 'Papiere anfragen',
    },
  },
  questions: {
    kicker: 'Besondere Lagen',
    title: 'Gericht, Rechnung, verschlossene Türen',
    items: [
      {
        title: 'Privatgutachten oder Gerichtsgutachten?',
        text: `Was Sie hier beauftragen, ist ein Privatgutachten: im Prozess Vortrag dessen, der es vorlegt, kein Beweis durch Sachverständige (${law.courtExpertEvidence}). Gerichtliche Sachverständige wählt das Gericht aus (${law.courtExpertChoice}).`,
      },
      {
        title: 'Auf wen lautet die Rechnung?',
        text: `Der Sachverständige rechnet unmittelbar mit dem Auftraggeber ab. Soll die Rechnung zulasten von Nachlass oder Masse gehen, gehört das in Anfrage und Vertrag. Das Honorar, das ein Insolvenzverwalter für die Masse vereinbart, ist Masseverbindlichkeit (${law.estateLiability}). Ist Ihr Mandant Verbraucher, fragen Sie im eigenen Namen an und schulden das Honorar selbst.`,
      },
      {
        title: 'Das Haus ist vermietet',
        text: 'Mieten bestimmen den Ertrag und damit oft den Wert: Der Sachverständige braucht alle Verträge und die tatsächlich gezahlten Beträge. Besichtigen kann er, wenn die Mieter öffnen; kündigen Sie den Termin früh an.',
      },
      {
        title: 'Das Haus ist verschlossen',
        text: 'Ohne Zutritt bleibt der Blick von außen. Das Gutachten sagt dann, was angenommen statt gesehen wurde, und mancher Empfänger nimmt es so nicht an. Fragen Sie ihn, bevor Sie beauftragen.',
      },
      {
        title: 'Das Haus ist eine Ruine',
        text: `Ist das Gebäude verbraucht und steht der Abbruch bevor, zählen der Boden und die Kosten der Freilegung (${law.particularFeatures}). Nennen Sie Schäden, Leerstand und Denkmalschutz schon in der Anfrage.`,
      },
      {
        title: 'Was ist ein Liquidationswert?',
        text: `Der Verkehrswert unterstellt den gewöhnlichen Geschäftsverkehr (${law.marketValue}). Ein Verkauf unter Zeitdruck ist etwas anderes: Vereinbaren Sie mit dem Sachverständigen, welche Frist, welchen Zustand und welche Käufer er annimmt.`,
      },
    ],
  },
  callToAction: {
    title: 'Beschreiben Sie das Objekt, nicht das Mandat',
    text: `Art und Lage, Anlass, Stichtag und Umfang genügen; Namen aus der Akte braucht für ein Angebot niemand. Eine Anfrage zu schreiben dauert durchschnittlich ${figure.timeToEnquiry}.`,
  },
  securityLink: 'So schützen wir Ihre Daten',
};
