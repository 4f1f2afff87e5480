import { brand } from '#common/company.ts';
import type { LawyersContent } from '../types/lawyers.ts';
import { dative, figure, law, standard } from './format.ts';

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
    lead: 'Sie beschreiben die Immobilie, verifizierte Sachverständige nennen Honorar und Bearbeitungszeit, und Sie wählen. Was für Stichtag, Empfänger und Verschwiegenheit gilt, steht auf dieser Seite.',
    note: 'Unverbindlich und ohne Zahlung bei der Registrierung.',
  },
  answers: {
    title: 'Kurz beantwortet',
    items: {
      cost: {
        question: 'Was kostet es mich?',
        answer: `Registrierung und Angebote nichts. Sie zahlen das Honorar des Sachverständigen zzgl. USt; unser Bearbeitungsentgelt entfällt in den ersten ${dative.adminFeeWaiver}.`,
        more: 'Zur Preisliste',
      },
      firstOffer: {
        question: 'Wann kommt das erste Angebot?',
        answer: `Innerhalb von ${dative.firstOfferWithin}, typischerweise nach ${dative.firstOfferTypical}. Wann das Gutachten fertig ist, steht in jedem Angebot.`,
        more: 'Die sechs Schritte',
      },
      effort: {
        question: 'Was muss ich tun?',
        answer:
          'Objekt, Stichtag und Anlass beschreiben, ein Angebot wählen, Unterlagen teilen und dafür sorgen, dass jemand aufschließt.',
        more: 'Drei Fälle im Einzelnen',
      },
      liability: {
        question: 'Wer haftet?',
        answer: `Für das Gutachten der Sachverständige, mit dem Sie den Vertrag unmittelbar schließen. ${brand.name} vermittelt und wird nicht Vertragspartei.`,
        more: 'AGB zum Bewertungsvertrag',
      },
    },
  },
  createEnquiry: {
    kicker: 'Anfrage erstellen',
    title: 'Beschreiben Sie das Objekt, nicht das Mandat',
    lead: `Für ein Angebot zählen Art und Lage der Immobilie, Anlass, Stichtag und Umfang; Namen aus der Akte braucht dafür niemand. Eine Anfrage zu schreiben dauert durchschnittlich ${figure.timeToEnquiry}.`,
  },
  features: {
    kicker: 'Ihre Vorteile',
    title: 'Weniger Suche, eine Auswahl, die Sie begründen können',
    lead: 'Was die Plattform übernimmt, wenn Sie für andere handeln.',
    texts: {
      offers:
        'Die Angebote mehrerer Sachverständiger stehen nebeneinander, nach Honorar oder Bearbeitungszeit geordnet. So können Sie Erben, Gläubigern und Gericht zeigen, zwischen welchen Möglichkeiten Sie gewählt haben.',
      enquiries:
        'Jede Immobilie bekommt ihre eigene Anfrage mit eigenem Stand, eigenem Vertrag und eigenem Gutachten. Was zu einem Haus gehört, gerät nicht in die Akte des anderen.',
      pricing:
        'Das Honorar nennt der Sachverständige, bevor Sie sich binden, und Sie können mit ihm darüber verhandeln. Nachlass oder Masse belasten Sie erst, wenn der Betrag vereinbart ist.',
      process:
        'Vertrag, Unterlagen, Besichtigung und Gutachten bleiben bei der Anfrage, zu der sie gehören, statt sich auf Postfächer zu verteilen.',
    },
  },
  steps: {
    kicker: 'So starten Sie',
    title: 'Sechs Schritte, und worauf Sie bei jedem achten',
    lead: 'Das meiste, was später fehlt, hätte in der Anfrage oder im Vertrag stehen sollen.',
    texts: {
      enquiry:
        'Nennen Sie neben Objekt und Anlass den Stichtag und wer das Gutachten lesen wird. Legen Sie für jede Immobilie eine eigene Anfrage an.',
      offer:
        'Sehen Sie neben Honorar und Bearbeitungszeit auf die Qualifikation, die Ihr Empfänger verlangt. Annehmen müssen Sie kein Angebot.',
      contract:
        'Sie schließen ihn unmittelbar mit dem Sachverständigen. Hinein gehören Rechnungsempfänger, Verschwiegenheit und die Frage, wem Sie das Gutachten vorlegen dürfen.',
      documents: `Erst jetzt geben Sie Unterlagen weiter, ${since} auf der Plattform: an den einen, den Sie gewählt haben, und nur, was er für die Bewertung braucht.`,
      inspection: `Den Termin stimmen Sie ${since} auf der Plattform ab. Sorgen Sie für Schlüssel, Zutritt und Nachricht an die Mieter, oder sagen Sie vorher, dass es schwierig wird.`,
      report: `Das Gutachten liegt bei Ihrer Anfrage. Nehmen Sie es zu Ihren Akten: ${figure.deletionAfterTermination} nach dem Ende Ihres Nutzungsvertrags werden Ihre Daten gelöscht.`,
    },
  },
  solution: {
    kicker: 'Für Kanzleien und Verwalter',
    title: 'Drei Fälle, vom Stichtag bis zum Empfänger',
    lead: 'Wer fremdes Vermögen verwaltet, muss den Wert kennen und zeigen können, wie er zustande kam. Woran es dabei hängt, zeigen drei Beispiele.',
    labels: {
      recipients: 'Wer es liest',
      documents: 'Unterlagen',
      pitfalls: 'Woran es hängt',
      steps: 'Auf der Plattform',
    },
    cases: {
      estate: {
        title: 'Ein Nachlass mit vier Häusern',
        situation:
          'Zum Nachlass gehören ein Mietshaus, zwei Einfamilienhäuser und ein leer stehender Hof. Die Erben sind uneins, ein enterbtes Kind verlangt seinen Pflichtteil.',
        recipients: `Die Erben und das Kind, das verlangen kann, dass der Wert der Nachlassgegenstände ermittelt wird (${law.compulsoryShare}). Verkauft ein Nachlasspfleger, braucht er die Genehmigung des Nachlassgerichts (${law.landApproval}, ${law.probateCourt}); dann liest auch das Gericht mit.`,
        documents: [
          'Erbschein, Testamentsvollstreckerzeugnis oder Bestallung',
          'Grundbuchauszug und Flurkarte zu jedem Haus',
          'Mietverträge und eine Liste der gezahlten Mieten',
          'Grundrisse, Wohnflächen, Bauakte, Energieausweis',
          'Wohnrechte, Nießbrauch, Baulasten',
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
            text: 'Vier Sachverständige gewichten verschieden, und die Erben vergleichen. Fragen Sie, ob einer alle vier Häuser übernimmt.',
          },
        ],
        steps: [
          'Vier Anfragen anlegen, mit demselben Stichtag und demselben Umfang',
          'Angebote vergleichen und verhandeln, wer mehrere Häuser übernimmt',
          'Verträge unterzeichnen; sie sagen, wem die Gutachten vorgelegt werden',
          'Unterlagen je Haus teilen, Termine mit Mietern und Erben abstimmen',
          'Vier Gutachten erhalten, jedes bei seiner Anfrage',
        ],
      },
      insolvency: {
        title: 'Eine Insolvenz mit gesicherten Gläubigern',
        situation:
          'Zur Masse gehört eine Produktionsstätte, auf der Grundschulden zweier Banken lasten. Ob der Betrieb weitergeht, ist offen.',
        recipients: `Das Insolvenzgericht, die Gläubiger und die Banken, die aus dem Grundstück abgesonderte Befriedigung verlangen können (${law.securedCreditors}). Dem freihändigen Verkauf muss der Gläubigerausschuss zustimmen, wo keiner bestellt ist, die Gläubigerversammlung (${law.creditorsConsent}).`,
        documents: [
          'Eröffnungsbeschluss oder Bestellungsurkunde',
          'Grundbuchauszug mit den Belastungen in Abteilung\u00a0II und\u00a0III',
          'Miet- und Pachtverträge, auch mit Gesellschaftern',
          'Lageplan, Grundrisse, Baugenehmigungen, Brandschutzauflagen',
          'Hinweise auf Altlasten und unterlassene Instandhaltung',
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
          'Anfrage mit Stichtag, beiden Annahmen und den Empfängern anlegen',
          'Bearbeitungszeiten mit dem Termin der Gläubigerversammlung vergleichen',
          'Vertrag als Verwalter unterzeichnen, Rechnung an die Masse',
          'Unterlagen teilen, Besichtigung mit dem Betrieb abstimmen',
          'Gutachten erhalten und vorlegen, wem es der Vertrag erlaubt',
        ],
      },
      tax: {
        title: 'Ein Nachweis für das Finanzamt',
        situation:
          'Das Finanzamt hat ein geerbtes Mietshaus nach typisierten Verfahren bewertet. Am Markt, meinen die Erben, wäre es weniger wert gewesen.',
        recipients: `Das Finanzamt. Weist der Steuerpflichtige nach, dass der gemeine Wert am Bewertungsstichtag niedriger war, ist dieser anzusetzen (${law.lowerTaxValue}).`,
        documents: [
          'Bescheid über den Grundbesitzwert und die Erklärung dazu',
          'Grundbuchauszug, Flurkarte, Auskunft über Baulasten',
          'Mietverträge und Mieteinnahmen zum Stichtag',
          'Fotos und Rechnungen, die den Zustand am Stichtag belegen',
          'Nießbrauch, Wohnrecht, Erbbaurecht',
        ],
        pitfalls: [
          {
            title: 'Wer es schreibt',
            text: `In der Regel der Gutachterausschuss (${law.expertCommittee}) oder ein Sachverständiger, den eine staatliche, staatlich anerkannte oder nach ${standard.personCertification} akkreditierte Stelle bestellt oder zertifiziert hat (${law.lowerTaxValueBy}). Lassen Sie sich das vor dem Vertrag zeigen: Unsere Verifizierung ersetzt es nicht.`,
          },
          {
            title: 'Der Stichtag',
            text: `Es kommt auf den Tag an, an dem die Steuer entsteht (${law.inheritanceTaxDate}), nicht auf den der Besichtigung.`,
          },
          {
            title: 'Der Umfang',
            text: `Den Nachweis nach ${law.lowerTaxValue} würdigt das Finanzamt: Befund und Herleitung müssen nachvollziehbar sein. Ein Kurzgutachten leistet das in der Regel nicht.`,
          },
          {
            title: 'Die Frist',
            text: `Der Bescheid wird bestandskräftig, auch wenn das Gutachten noch fehlt. Behalten Sie die Einspruchsfrist im Blick (${law.taxObjection}).`,
          },
          {
            title: 'Der Kaufpreis',
            text: `Wurde das Haus im Jahr vor oder nach dem Stichtag zu üblichen Bedingungen verkauft, kann der Kaufpreis als Nachweis genügen (${law.lowerTaxValueByPrice}).`,
          },
        ],
        steps: [
          'Anfrage mit Stichtag, Zweck und verlangter Qualifikation anlegen',
          'Angebote vergleichen, Bestellung oder Zertifikat zeigen lassen',
          'Vertrag über ein Vollgutachten unterzeichnen',
          'Belege zum Zustand am Stichtag teilen, Besichtigung abstimmen',
          'Gutachten erhalten und beim Finanzamt einreichen',
        ],
      },
    },
  },
  secrecy: {
    kicker: 'Verschwiegenheit',
    title: 'Bevor Sie Unterlagen eines Mandanten weitergeben',
    lead: 'Was Sie selbst klären müssen, was wir hier dazu sagen können und welche Papiere Sie verlangen sollten.',
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
        text: `Der Sachverständige rechnet unmittelbar mit dem Auftraggeber ab. Soll die Rechnung zulasten von Nachlass oder Masse gehen, gehört das in Anfrage und Vertrag. Das Honorar, das ein Insolvenzverwalter vereinbart, ist Masseverbindlichkeit (${law.estateLiability}).`,
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
    title: 'Legen Sie die erste Anfrage an',
    text: `Das erste Angebot liegt innerhalb von ${dative.firstOfferWithin} vor. Ob Sie es annehmen, entscheiden Sie.`,
  },
  securityLink: 'So schützen wir Ihre Daten',
};
