import { brand } from '#common/company.ts';
import { eachSheet, places, sampleDocument, type SheetKey } from '../samples/report/document.ts';
import { areas, building, distances, equalFlats, parcel, rings } from '../samples/report/property.ts';
import { calculations, incomeInBrief, results, roomLabels, ticks, type Row } from '../samples/report/rows.ts';
import { inputs, market, measured } from '../samples/report/valuation.ts';
import { format, law, standard } from './format.ts';

const { area, count, date, decimal, distance, money, percent, time } = format;
const { reference, office, valuer, street, town, place, valuationDate, signed, pages } = sampleDocument;

const names = {
  cover: 'Cover',
  location: 'Location',
  plans: 'Plans and areas',
  photographs: 'Photographs',
  methods: 'Valuation',
  result: 'Market value',
};
const chapter = (sheet: Exclude<SheetKey, 'cover'>, title: string) =>
  `${count(places[sheet].chapter)} ${title}`;

const incomeLines = {
  living: 'Market rent, flats',
  practice: 'Market rent, practice',
  gross: 'Gross annual income',
  administration: 'Administration',
  maintenance: 'Maintenance',
  vacancy: 'Risk of lost rent',
  net: 'Net annual income',
  interest: 'Interest on the land value, property yield',
  share: 'Building’s share of the net income',
  building: `Capitalised, remaining life ${count(inputs.remainingLife)} years`,
  land: 'Land value',
  preliminary: 'Preliminary income value',
  repairs: 'Overdue repairs',
  value: 'Income value',
};

export const sampleReport = {
  meta: {
    description:
      'What a German market value report looks like: six pages of a sample with location, plans, photographs and all three methods worked out. To read and to print.',
    keywords:
      'sample valuation report Germany, market value report example, Verkehrswertgutachten English, income method example, cost method example, comparison method example',
  },
  header: {
    kicker: 'The result',
    title: 'What a report looks like',
    lead: 'A sample under Germany’s Valuation Ordinance (ImmoWertV). Property, people and figures are invented. The sums add up.',
    note: 'For anyone who commissions valuations on business. It is free to read and to print, and there is no need to sign in.',
  },
  open: 'View the sample report',
  extent: `Six of ${count(pages)} pages`,
  calculation: {
    title: 'Every figure has its source',
    choose: 'Choose a figure, and the model shows what it rests on.',
    rows: incomeInBrief(format, { ...incomeLines, costs: 'Running costs' }),
    sources: {
      living: `${count(measured.flats)} flats, ${area(measured.living)} (floor plan, page ${count(places.plans.page)})`,
      practice: `Practice on the ground floor, ${area(measured.practice)}`,
      life: `${count(inputs.remainingLife)} of ${count(inputs.totalLife)} years are left`,
      land: `Parcel ${parcel.number}, ${area(areas.land)}`,
      repairs: `The roof: photograph, page ${count(places.photographs.page)}`,
    },
    result: { label: 'Market value, rounded', amount: money(market.value) },
  },
  enlarge: eachSheet((sheet) => `Enlarge: ${names[sheet]}`),
  reading: {
    title: 'Sample report',
    sample: 'Sample',
    pages: 'Pages of the sample report',
    goTo: names,
    close: 'Close',
    hint: 'When you print, each page goes on a sheet of its own.',
  },
  sheets: {
    margin: {
      report: `Report ${reference}`,
      sample: 'Sample',
      author: valuer,
      pages: eachSheet((sheet) => `Page ${count(places[sheet].page)} of ${count(pages)}`),
    },
    cover: {
      office,
      invented: 'Sample, invented property',
      picture: 'The building from the street: four storeys, hipped roof, detached among trees',
      value: `Market value (Verkehrswert) under ${law.marketValue}`,
      title: 'Valuation report',
      property: 'Mixed-use building',
      address: `${street}, ${town}`,
      entries: [
        { label: 'File reference', value: reference },
        { label: 'Client', value: 'Testamentsvollstreckung Muster' },
        { label: 'Purpose', value: 'Division of the estate' },
        { label: 'Valuation date and date of condition', value: date(valuationDate) },
        { label: 'Inspection', value: `${date(valuationDate)}, ${time(valuationDate)}` },
        { label: 'Valuer', value: `${valuer}, certified to ${standard.personCertification}` },
      ],
      result: { label: 'Market value', value: money(market.value) },
    },
    location: {
      title: chapter('location', names.location),
      map: {
        alt: 'Map of an invented town, north at the top: the property on Parkring, the church to its north, the station to the east, a river to the west.',
        caption: 'Location in the town, north at the top',
        labels: {
          property: street,
          church: 'Church',
          station: 'Station',
          river: 'Exempelbach',
          park: 'Park',
          school: 'School',
          scale: distance(200),
        },
        rings: rings.map((metres) => ({ metres, label: distance(metres) })),
      },
      situation: {
        title: 'Immediate surroundings',
        paragraphs: [
          'The property stands on Parkring, a quiet residential street at the edge of the town centre. Shops, school and station are within walking distance.',
          'Four-storey houses surround it, some with practices and offices. The location is good.',
        ],
      },
      distances: {
        title: 'Distances',
        rows: [
          { label: 'Shops', value: distance(distances.shops) },
          { label: 'Primary school', value: distance(distances.school) },
          { label: 'Station', value: distance(distances.station) },
          { label: 'Motorway', value: distance(distances.motorway) },
        ],
      },
    },
    plans: {
      title: chapter('plans', names.plans),
      floor: {
        alt: `Plan of an upper floor: two mirrored flats of ${area(areas.flat, 2)} each with the stairs between them`,
        caption: `Upper floors, two flats of ${area(areas.flat, 2)} each. Measurements in metres.`,
        rooms: roomLabels(
          {
            bedroom: 'Bedroom',
            bathroom: 'Bath',
            child: 'Child’s room',
            hall: 'Hall',
            store: 'Store',
            living: 'Living room',
            kitchen: 'Kitchen',
          },
          format,
        ),
        width: decimal(building.width, 2),
        depth: decimal(building.depth, 2),
      },
      site: {
        alt: `Site plan: parcel ${parcel.number} with ${area(areas.land)}, the building detached, Parkring to the south`,
        caption: `Site plan, parcel ${parcel.number}`,
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
        title: 'Areas',
        rows: [
          {
            label: `${count(equalFlats)} flats of ${area(areas.flat, 2)} each`,
            value: area(areas.flats, 2),
          },
          { label: 'Flat on the ground floor', value: area(areas.groundFlat, 2) },
          { label: 'Living space', value: area(areas.living, 2), isSum: true },
          { label: 'Practice on the ground floor', value: area(areas.practice, 2) },
          { label: 'Lettable area', value: area(areas.usable, 2), isSum: true },
          { label: 'Gross floor area, six levels', value: area(areas.gross, 2) },
        ] as readonly Row[],
      },
    },
    photographs: {
      title: chapter('photographs', names.photographs),
      note: 'Views of a model town in place of photographs.',
      items: {
        street: {
          caption: 'From the street, south-west',
          alt: 'Detached building of four storeys with an articulated façade',
        },
        roof: {
          caption: 'Roof, with repairs overdue',
          alt: 'Hipped roof with a cross gable and two chimneys',
        },
        garden: {
          caption: 'Green space to the east',
          alt: 'Groups of trees on a lawn beside the building',
        },
        neighbours: {
          caption: 'Neighbouring buildings to the north',
          alt: 'Four-storey houses in a closed row',
        },
        church: { caption: 'Church', alt: 'Church with a spire on a square' },
        surroundings: {
          caption: 'Surroundings with Parkring',
          alt: 'The building between embankment, green and blocks of flats',
        },
      },
    },
    methods: {
      title: chapter('methods', names.methods),
      calculations: calculations(format, {
        land: {
          title: 'Land value (Bodenwert)',
          law: `under ${law.landValuation}`,
          lines: { rate: 'Standard land value, adjusted', value: 'Land value' },
        },
        income: {
          title: 'Income method (Ertragswert)',
          law: `under ${law.incomeMethod}`,
          lines: incomeLines,
        },
        cost: {
          title: 'Cost method (Sachwert)',
          law: `under ${law.costMethod}`,
          lines: {
            then: `Construction cost by ${standard.constructionCosts}`,
            now: 'At the valuation date: price index, regional factor',
            depreciated: 'After depreciation for age (remaining life)',
            outdoor: 'External works',
            land: 'Land value',
            preliminary: 'Preliminary cost value',
            adjusted: 'Market adjustment factor',
            repairs: 'Overdue repairs',
            value: 'Cost value',
          },
        },
        comparison: {
          title: 'Comparison method (Vergleichswert)',
          law: `under ${law.comparisonMethod}`,
          lines: {
            factor: 'Price per m², mean of five sales',
            preliminary: 'Preliminary comparison value',
            repairs: 'Overdue repairs',
            value: 'Comparison value',
          },
        },
      }),
      note: `Calculated with whole square metres and rounded to whole euros. Overdue repairs under ${law.particularFeatures}.`,
    },
    result: {
      title: chapter('result', names.result),
      reasons: `Buyers value let mixed-use buildings by their income. The income method was therefore chosen (${law.valuationMethods}) and the market value derived from the income value (${law.valueDerivation}). Cost and comparison value support it.`,
      summary: {
        title: 'Summary',
        rows: results(
          {
            income: { label: 'Income value, decisive', short: 'Income' },
            cost: { label: 'Cost value, supporting', short: 'Cost' },
            comparison: { label: 'Comparison value, supporting', short: 'Comparison' },
          },
          format,
        ),
        unit: 'million euros',
        ticks: ticks(format),
      },
      value: {
        label: `Market value on ${date(valuationDate)}, rounded`,
        amount: money(market.value),
        inWords: 'in words: one million three hundred and thirty thousand euros',
      },
      ratios: {
        title: 'Ratios',
        rows: [
          { label: 'per m² of lettable area', value: money(market.perSquareMetre) },
          { label: 'multiple of gross annual income', value: decimal(market.rentMultiple, 1) },
          { label: 'share of the land value', value: percent(market.landShare, 1) },
          { label: 'commercial share of gross income', value: percent(market.commercialShare, 1) },
        ],
      },
      declaration: {
        title: 'Declaration',
        text: 'I have prepared this report independently, free from instructions and to the best of my knowledge. I have no economic interest in its result.',
      },
      signature: { name: valuer, role: `Certified property valuer, ${place}, ${date(signed)}` },
      stamp: { above: office, below: place, word: 'Sample' },
    },
  },
  notes: {
    title: 'What to expect from a full valuation',
    items: [
      {
        title: 'For one purpose and one valuation date',
        text: 'Both are on the cover. You agree the scope with the valuer.',
      },
      {
        title: 'A named person answers for it',
        text: `The valuer signs the report and is responsible for its content. ${brand.name} has no part in it.`,
      },
    ],
  },
  guide: 'Which valuation do I need?',
  /** On other pages. */
  view: 'View the sample report',
} as const;
