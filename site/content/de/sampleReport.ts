import { brand } from '#common/company.ts';
import { eachSheet, places, sampleDocument, type SheetKey } from '../samples/report/document.ts';
import { areas, building, distances, equalFlats, parcel, rings } from '../samples/report/property.ts';
import { calculations, incomeInBrief, results, roomLabels, ticks } from '../samples/report/rows.ts';
import { inputs, market, measured } from '../samples/report/valuation.ts';
import type { Words } from '../types/words.ts';
import { format, law, standard } from './format.ts';

const { area, count, date, decimal, distance, money, percent, time } = format;
const { reference, office, valuer, street, town, place, valuationDate, signed, pages } = sampleDocument;

const names = {
  cover: 'Deckblatt',
  location: 'Lage',
  plans: 'Pläne und Flächen',
  photographs: 'Fotos',
  methods: 'Wertermittlung',
  result: 'Verkehrswert',
};
const chapter = (sheet: Exclude<SheetKey, 'cover'>, title: string) =>
  `${count(places[sheet].chapter)} ${title}`;

const incomeLines = {
  living: 'Marktübliche Miete, Wohnungen',
  practice: 'Marktübliche Miete, Praxis',
  gross: 'Jahresrohertrag',
  administration: 'Verwaltungskosten',
  maintenance: 'Instandhaltungskosten',
  vacancy: 'Mietausfallwagnis',
  net: 'Jahresreinertrag',
  interest: 'Bodenwertverzinsung, Liegenschaftszinssatz',
  share: 'Reinertragsanteil der baulichen Anlagen',
  building: `Kapitalisiert, Restnutzungsdauer ${count(inputs.remainingLife)}\u00a0Jahre`,
  land: 'Bodenwert',
  preliminary: 'Vorläufiger Ertragswert',
  repairs: 'Instandhaltungsstau',
  value: 'Ertragswert',
};

export const sampleReport: Words['sampleReport'] = {
  meta: {
    description:
      'So sieht ein Verkehrswertgutachten aus: sechs Seiten eines Musters mit Lage, Plänen, Fotos, Ertragswert, Sachwert und Vergleichswert. Zum Lesen und Drucken.',
    keywords:
      'Mustergutachten Immobilie, Verkehrswertgutachten Muster, Verkehrswertgutachten Beispiel, Ertragswertverfahren Beispiel, Sachwertverfahren Beispiel, Vergleichswertverfahren Beispiel',
  },
  header: {
    kicker: 'Das Ergebnis',
    title: 'So sieht ein Gutachten aus',
    lead: 'Ein Muster nach der ImmoWertV. Objekt, Personen und Zahlen sind erfunden, die Rechnung geht auf.',
    note: 'Für alle, die geschäftlich ein Gutachten in Auftrag geben. Lesen und Drucken kostet nichts und geht ohne Anmeldung.',
  },
  open: 'Mustergutachten ansehen',
  extent: `Sechs von ${count(pages)} Seiten`,
  calculation: {
    title: 'Jede Zahl hat ihre Quelle',
    choose: 'Wählen Sie eine Zahl: Das Modell zeigt, worauf sie beruht.',
    rows: incomeInBrief(format, { ...incomeLines, costs: 'Bewirtschaftungskosten' }),
    sources: {
      living: `${count(measured.flats)} Wohnungen, ${area(measured.living)} (Grundriss, Seite ${count(places.plans.page)})`,
      practice: `Praxis im Erdgeschoss, ${area(measured.practice)}`,
      life: `Noch ${count(inputs.remainingLife)} von ${count(inputs.totalLife)} Jahren nutzbar`,
      land: `Flurstück ${parcel.number}, ${area(areas.land)}`,
      repairs: `Das Dach: Foto, Seite ${count(places.photographs.page)}`,
    },
    result: { label: 'Verkehrswert, gerundet', amount: money(market.value) },
  },
  enlarge: eachSheet((sheet) => `${names[sheet]} groß ansehen`),
  reading: {
    title: 'Mustergutachten',
    sample: 'Muster',
    pages: 'Seiten des Mustergutachtens',
    goTo: names,
    close: 'Schließen',
    hint: 'Beim Drucken kommt jede Seite auf ein Blatt.',
  },
  sheets: {
    margin: {
      report: `Gutachten ${reference}`,
      sample: 'Muster',
      author: valuer,
      pages: eachSheet((sheet) => `Seite ${count(places[sheet].page)} von ${count(pages)}`),
    },
    cover: {
      office,
      invented: 'Muster, erfundenes Objekt',
      picture: 'Das Gebäude von der Straße: vier Geschosse, Walmdach, freistehend zwischen Bäumen',
      value: `Verkehrswert (Marktwert) im Sinne des ${law.marketValue}`,
      title: 'Gutachten',
      property: 'Wohn- und Geschäftshaus',
      address: `${street}, ${town}`,
      entries: [
        { label: 'Aktenzeichen', value: reference },
        { label: 'Auftraggeber', value: 'Testamentsvollstreckung Muster' },
        { label: 'Zweck', value: 'Auseinandersetzung des Nachlasses' },
        { label: 'Wertermittlungs- und Qualitätsstichtag', value: date(valuationDate) },
        { label: 'Ortsbesichtigung', value: `${date(valuationDate)}, ${time(valuationDate)}` },
        { label: 'Sachverständige', value: `${valuer}, zertifiziert nach ${standard.personCertification}` },
      ],
      result: { label: 'Verkehrswert', value: money(market.value) },
    },
    location: {
      title: chapter('location', 'Lage'),
      map: {
        alt: 'Karte einer erfundenen Stadt, genordet: Das Grundstück liegt am Parkring, nördlich davon die Stadtkirche, östlich der Bahnhof, westlich ein Fluss.',
        caption: 'Lage im Stadtgebiet, genordet',
        labels: {
          property: street,
          church: 'Stadtkirche',
          station: 'Bahnhof',
          river: 'Exempelbach',
          park: 'Stadtpark',
          school: 'Grundschule',
          scale: distance(200),
        },
        rings: rings.map((metres) => ({ metres, label: distance(metres) })),
      },
      situation: {
        title: 'Mikrolage',
        paragraphs: [
          'Das Grundstück liegt am Parkring, einer ruhigen Anliegerstraße am Rand der Innenstadt. Läden, Grundschule und Bahnhof sind zu Fuß zu erreichen.',
          'Die Umgebung prägen viergeschossige Wohnhäuser, vereinzelt mit Praxen und Büros. Die Wohnlage ist gut.',
        ],
      },
      distances: {
        title: 'Entfernungen',
        rows: [
          { label: 'Nahversorgung', value: distance(distances.shops) },
          { label: 'Grundschule', value: distance(distances.school) },
          { label: 'Bahnhof', value: distance(distances.station) },
          { label: 'Autobahn', value: distance(distances.motorway) },
        ],
      },
    },
    plans: {
      title: chapter('plans', names.plans),
      floor: {
        alt: `Grundriss eines Obergeschosses: zwei gespiegelte Wohnungen mit je ${area(areas.flat, 2)}, dazwischen das Treppenhaus`,
        caption: `Obergeschosse, zwei Wohnungen mit je ${area(areas.flat, 2)}. Maße in Metern.`,
        rooms: roomLabels(
          {
            bedroom: 'Schlafen',
            bathroom: 'Bad',
            child: 'Kind',
            hall: 'Flur',
            store: 'Abst.',
            living: 'Wohnen',
            kitchen: 'Küche',
          },
          format,
        ),
        width: decimal(building.width, 2),
        depth: decimal(building.depth, 2),
      },
      site: {
        alt: `Lageplan: Flurstück ${parcel.number} mit ${area(areas.land)}, das Gebäude freistehend, der Parkring im Süden`,
        caption: `Lageplan, Flurstück ${parcel.number}`,
        labels: {
          area: area(areas.land),
          width: decimal(parcel.width, 2),
          depth: decimal(parcel.depth, 2),
          storeys: 'IV',
          street: 'Parkring',
          scale: distance(10),
        },
      },
      areas: {
        title: 'Flächen',
        rows: [
          {
            label: `${count(equalFlats)} Wohnungen zu je ${area(areas.flat, 2)}`,
            value: area(areas.flats, 2),
          },
          { label: 'Wohnung im Erdgeschoss', value: area(areas.groundFlat, 2) },
          { label: 'Wohnfläche', value: area(areas.living, 2), isSum: true },
          { label: 'Praxis im Erdgeschoss', value: area(areas.practice, 2) },
          { label: 'Wohn- und Nutzfläche', value: area(areas.usable, 2), isSum: true },
          { label: 'Brutto-Grundfläche, sechs Ebenen', value: area(areas.gross, 2) },
        ],
      },
    },
    photographs: {
      title: chapter('photographs', 'Fotodokumentation'),
      note: 'Ansichten eines Stadtmodells anstelle von Fotos.',
      items: {
        street: {
          caption: 'Straßenansicht von Südwesten',
          alt: 'Freistehendes Gebäude mit vier Geschossen und gegliederter Fassade',
        },
        roof: {
          caption: 'Dach mit Instandhaltungsstau',
          alt: 'Walmdach mit Zwerchgiebel und zwei Schornsteinen',
        },
        garden: {
          caption: 'Grünfläche im Osten',
          alt: 'Baumgruppen auf einer Rasenfläche neben dem Gebäude',
        },
        neighbours: {
          caption: 'Nachbarbebauung im Norden',
          alt: 'Viergeschossige Häuser in geschlossener Bauweise',
        },
        church: { caption: 'Stadtkirche', alt: 'Kirche mit spitzem Turm an einem Platz' },
        surroundings: {
          caption: 'Umgebung mit Parkring',
          alt: 'Das Gebäude zwischen Uferstraße, Grünfläche und Wohnblöcken',
        },
      },
    },
    methods: {
      title: chapter('methods', names.methods),
      calculations: calculations(format, {
        land: {
          title: 'Bodenwert',
          law: `nach ${law.landValuation}`,
          lines: { rate: 'Bodenrichtwert, angepasst', value: 'Bodenwert' },
        },
        income: {
          title: 'Ertragswertverfahren',
          law: `nach ${law.incomeMethod}`,
          lines: incomeLines,
        },
        cost: {
          title: 'Sachwertverfahren',
          law: `nach ${law.costMethod}`,
          lines: {
            then: `Herstellungskosten nach ${standard.constructionCosts}`,
            now: 'Zum Stichtag: Baupreisindex, Regionalfaktor',
            depreciated: 'Nach Alterswertminderung, Restnutzungsdauer',
            outdoor: 'Außenanlagen',
            land: 'Bodenwert',
            preliminary: 'Vorläufiger Sachwert',
            adjusted: 'Angepasst mit dem Sachwertfaktor',
            repairs: 'Instandhaltungsstau',
            value: 'Sachwert',
          },
        },
        comparison: {
          title: 'Vergleichswertverfahren',
          law: `nach ${law.comparisonMethod}`,
          lines: {
            factor: 'Vergleichspreis je m², Mittel aus fünf Kauffällen',
            preliminary: 'Vorläufiger Vergleichswert',
            repairs: 'Instandhaltungsstau',
            value: 'Vergleichswert',
          },
        },
      }),
      note: `Gerechnet mit vollen Quadratmetern und auf volle Euro gerundet. Instandhaltungsstau nach ${law.particularFeatures}.`,
    },
    result: {
      title: chapter('result', names.result),
      reasons: `Käufer beurteilen vermietete Wohn- und Geschäftshäuser nach ihrem Ertrag. Deshalb ist das Ertragswertverfahren gewählt (${law.valuationMethods}) und der Verkehrswert aus dem Ertragswert abgeleitet (${law.valueDerivation}). Sachwert und Vergleichswert stützen ihn.`,
      summary: {
        title: 'Zusammenstellung',
        rows: results(
          {
            income: { label: 'Ertragswert, maßgebend', short: 'Ertragswert' },
            cost: { label: 'Sachwert, stützend', short: 'Sachwert' },
            comparison: { label: 'Vergleichswert, stützend', short: 'Vergleichswert' },
          },
          format,
        ),
        unit: 'Millionen Euro',
        ticks: ticks(format),
      },
      value: {
        label: `Verkehrswert zum ${date(valuationDate)}, gerundet`,
        amount: money(market.value),
        inWords: 'in Worten: eine Million dreihundertdreißigtausend Euro',
      },
      ratios: {
        title: 'Kennzahlen',
        rows: [
          { label: 'je m² Wohn- und Nutzfläche', value: money(market.perSquareMetre) },
          { label: 'Vielfaches des Jahresrohertrags', value: decimal(market.rentMultiple, 1) },
          { label: 'Anteil des Bodenwerts', value: percent(market.landShare, 1) },
          { label: 'gewerblicher Anteil am Rohertrag', value: percent(market.commercialShare, 1) },
        ],
      },
      declaration: {
        title: 'Erklärung',
        text: 'Ich habe dieses Gutachten unabhängig, weisungsfrei und nach bestem Wissen verfasst. Am Ergebnis habe ich kein wirtschaftliches Interesse.',
      },
      signature: {
        name: valuer,
        role: `Zertifizierte Sachverständige für Immobilienbewertung, ${place}, ${date(signed)}`,
      },
      stamp: { above: office, below: place, word: 'Muster' },
    },
  },
  notes: {
    title: 'Was Sie in einem Vollgutachten erwarten können',
    items: [
      {
        title: 'Für einen Zweck und einen Stichtag',
        text: 'Beide stehen auf dem Deckblatt. Den Umfang vereinbaren Sie mit dem Sachverständigen.',
      },
      {
        title: 'Eine Person steht dafür ein',
        text: `Der Sachverständige unterschreibt und verantwortet den Inhalt. ${brand.name} wirkt daran nicht mit.`,
      },
    ],
  },
  guide: 'Welches Gutachten brauche ich?',
  /** On other pages. */
  view: 'Mustergutachten ansehen',
};
