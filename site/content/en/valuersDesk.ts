import { figure } from './format.ts';

export const valuersDesk = {
  kicker: 'Key benefits',
  title: 'Read, calculate, decide',
  enquiry: {
    from: 'Executor',
    title: 'First-floor flat',
    text: '‘The flat has two bedrooms and a balcony, and the bathroom has been renewed. It is occupied; an inspection can be arranged.’',
    labels: { report: 'Report', purpose: 'Purpose', valuationDate: 'Valuation date', desired: 'Needed by' },
    report: 'Full valuation, market value',
    purpose: 'Division of an estate',
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
      lines: { net: 'Your fee, net', time: 'Turnaround', fee: `Success fee, ${figure.successFee}, net` },
      total: 'You keep, net',
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
