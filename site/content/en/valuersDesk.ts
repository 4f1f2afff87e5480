import { successFee, sum } from '#common/fees.ts';
import { sampleDesk } from '../samples/desk.ts';
import { figure, format } from './format.ts';
import { sample } from './sample.ts';

const { date, lessMoney, money, time, workingDays } = format;
const { fee } = sampleDesk;

/** A date that may break: its column is narrow. */
const breaking = (text: string) => text.replaceAll('\u00a0', ' ');

export const valuersDesk = {
  kicker: 'Key benefits',
  title: 'Read, calculate, decide',
  sample,
  enquiry: {
    reference: sampleDesk.reference,
    from: `Executor, ${sampleDesk.town}`,
    received: time(sampleDesk.received),
    title: 'First-floor flat',
    text: '‘Two heirs would like to agree on the value. One of them lives in the flat.’',
    particulars: [
      { label: 'Report', value: 'Full valuation, market value' },
      { label: 'Purpose', value: 'Division of an estate' },
      { label: 'Valuation date', value: breaking(date(sampleDesk.valuationDate)) },
      { label: 'Wanted by', value: breaking(date(sampleDesk.desired)) },
    ],
    documents: {
      label: 'Documents',
      there: ['Land register extract', 'Declaration of division', 'Floor plan'],
      missing: 'Energy certificate still missing',
    },
  },
  answer: {
    legend: 'Your answer',
    offer: {
      label: 'Make an offer',
      lines: [
        { label: 'Your fee, net', value: money(fee, 2) },
        { label: 'Turnaround', value: workingDays(sampleDesk.workingDays) },
        { label: `Success fee, ${figure.successFee}, net`, value: lessMoney(successFee(fee), 2) },
      ],
      total: { label: 'You keep, net', value: money(sum(fee, -successFee(fee)), 2) },
      note: `During your first ${figure.freeAtSignUp} you keep the whole fee.`,
    },
    decline: {
      label: 'Decline',
      title: 'When to decline',
      reasons: ['You are not independent.', 'The property is not your field.', 'The date cannot be met.'],
      note: 'Declining costs you nothing.',
    },
  },
} as const;
