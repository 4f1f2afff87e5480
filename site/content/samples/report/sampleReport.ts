import { fill } from '#common/fill.ts';
import type { Formatters } from '../../format/formatters.ts';
import type { Texts } from '../../types/texts.ts';
import { eachSheet, sheetPages, sampleDocument } from './document.ts';
import { rings } from './property.ts';
import { calculations, incomeInBrief, results, roomLabels, ticks } from './rows.ts';

/** The sample report's page: its words, and the calculations that they name. */
export function sampleReport({ sampleReport: texts }: Texts, format: Formatters) {
  const { calculation, enlarge, reading, sheets } = texts;
  const { count, distance } = format;
  const incomeLines = sheets.methods.calculations.income.lines;
  const { page, ...margin } = sheets.margin;
  return {
    ...texts,
    calculation: {
      ...calculation,
      rows: incomeInBrief(format, { ...incomeLines, costs: calculation.costs }),
    },
    enlarge: eachSheet((sheet) => fill(enlarge, { sheet: reading.goTo[sheet] })),
    sheets: {
      ...sheets,
      margin: {
        ...margin,
        pages: eachSheet((sheet) =>
          fill(page, { page: count(sheetPages[sheet].page), pages: count(sampleDocument.pages) }),
        ),
      },
      location: {
        ...sheets.location,
        map: {
          ...sheets.location.map,
          rings: rings.map((metres) => ({ metres, label: distance(metres) })),
        },
      },
      plans: {
        ...sheets.plans,
        floor: { ...sheets.plans.floor, rooms: roomLabels(sheets.plans.floor.rooms, format) },
      },
      methods: {
        ...sheets.methods,
        calculations: calculations(format, sheets.methods.calculations),
      },
      result: {
        ...sheets.result,
        summary: {
          ...sheets.result.summary,
          rows: results(sheets.result.summary.rows, format),
          ticks: ticks(format),
        },
      },
    },
  };
}
