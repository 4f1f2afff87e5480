import { successFee, sum } from '#common/fees.ts';
import { sampleDesk, sampleHouse } from '../samples/desk.ts';
import type { ValuersDeskContent } from '../types/valuersDesk.ts';
import { figure, format } from './format.ts';
import { sample } from './sample.ts';

const { area, date, lessMoney, money, time, workingDays } = format;
const { fee, built } = sampleDesk;

/** A date that may break: its column is narrow. */
const breaking = (text: string) => text.replaceAll('\u00a0', ' ');

export const valuersDesk: ValuersDeskContent = {
  kicker: 'Key benefits',
  title: 'Read, calculate, decide',
  lead: `This is how an enquiry lands on your desk. You see what is there and what is missing; making an offer takes you ${figure.enquiryToOffer}, and you are free to decline.`,
  sample,
  enquiry: {
    reference: sampleDesk.reference,
    from: `Executor, ${sampleDesk.town}`,
    received: time(sampleDesk.received),
    title: `First-floor flat, ${sampleDesk.town}`,
    text: '‘Two heirs who would like to agree on the value. One of them lives in the flat; access by appointment, to the basement too.’',
    particulars: [
      { label: 'Report', value: 'Full valuation, market value' },
      { label: 'Purpose', value: 'Division of an estate' },
      { label: 'Valuation date', value: breaking(date(sampleDesk.valuationDate)) },
      { label: 'Required by', value: breaking(date(sampleDesk.desired)) },
      { label: 'Built', value: String(built) },
      { label: 'Living space', value: area(sampleHouse.flat) },
    ],
    documents: {
      label: 'Documents',
      there: ['Land register extract', 'Declaration of division', 'Floor plan', 'Service-charge budget'],
      missing: 'Energy certificate missing; documents follow after the contract',
    },
  },
  answer: {
    legend: 'Your answer, to try out',
    offer: {
      label: 'Make a fee offer',
      lines: [
        { label: 'Your fee, net', value: money(fee, 2) },
        { label: 'Delivery time', value: workingDays(sampleDesk.workingDays) },
        { label: `Success fee, ${figure.successFee}, net`, value: lessMoney(successFee(fee), 2) },
      ],
      total: { label: 'You keep, net', value: money(sum(fee, -successFee(fee)), 2) },
      note: `During your first ${figure.freeAtSignUp} you keep the whole fee. If the client does not accept your offer, you pay nothing.`,
    },
    decline: {
      label: 'Decline',
      title: 'When to decline',
      reasons: [
        {
          title: 'You are not independent.',
          text: 'Before the contract you must disclose whatever casts doubt on it.',
        },
        { title: 'The property is not your field.', text: 'A hotel, say, if you value homes.' },
        { title: 'The date cannot be met.', text: 'Or make an offer and state your delivery time.' },
      ],
      note: 'No instruction, no fee: declining costs you nothing either.',
    },
  },
};
