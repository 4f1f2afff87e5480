import { sampleCase, sampleTimes } from '../samples/twoSides.ts';
import type { CaseEvent, TwoSidesContent } from '../types/twoSides.ts';
import { format } from './format.ts';
import { sample } from './sample.ts';

const { count, date, day, money, time, weekday, workingDays } = format;
const { offers, agreed } = sampleCase;
const [chosen] = offers;

const when = (event: CaseEvent) => ({ iso: sampleTimes[event], day: day(sampleTimes[event]) });

const appointment = {
  // It may break: its column is narrow.
  day: weekday(sampleTimes.inspection).replace('\u00a0', ' '),
  time: time(sampleTimes.inspection),
  place: sampleCase.street,
};

export const twoSides: TwoSidesContent = {
  kicker: 'One case, two sides',
  title: 'What one side sends, the other side sees',
  lead: 'A bank renews a loan and has an office building valued.',
  sample,
  choose: 'Whose view would you like to see?',
  sides: {
    client: { name: 'Client', party: sampleCase.client },
    valuer: { name: 'Valuer', party: chosen.valuer },
  },
  events: {
    enquiry: {
      title: 'Enquiry',
      when: when('enquiry'),
      client: {
        text: 'The bank describes property, purpose and scope.',
        shows: {
          title: 'New enquiry',
          pairs: [
            { label: 'Property', value: `Office building in ${sampleCase.town}` },
            { label: 'Scope', value: 'Full valuation' },
            { label: 'Purpose', value: 'Loan renewal' },
          ],
          pressed: 'Sent',
        },
      },
      valuer: {
        text: 'The valuer reads what is to be valued, and by when.',
        shows: {
          title: 'Enquiry received',
          pairs: [
            { label: 'Property', value: 'Office building' },
            { label: 'Wanted by', value: date(sampleCase.desired) },
          ],
          controls: ['Decline', 'Make an offer'],
        },
      },
    },
    offer: {
      title: 'First offer',
      when: when('offer'),
      client: {
        text: 'The bank receives the first offer the same day.',
        shows: {
          title: 'Offer received',
          lines: [
            { label: chosen.valuer, detail: workingDays(chosen.workingDays), value: money(chosen.fee) },
          ],
        },
      },
      valuer: {
        text: 'The valuer states fee and turnaround.',
        shows: {
          title: 'Your offer',
          note: 'plus VAT',
          lines: [
            { label: 'Fee', value: money(chosen.fee) },
            { label: 'Turnaround', value: workingDays(chosen.workingDays) },
          ],
          pressed: 'Offer sent',
        },
      },
    },
    counterOffer: {
      title: 'Counter-offer',
      when: when('counterOffer'),
      client: {
        text: 'The bank proposes a different fee.',
        shows: {
          title: 'Counter-offer',
          lines: [{ label: 'Fee', value: money(sampleCase.counter), state: 'adjustable' }],
          pressed: 'Sent',
        },
      },
      valuer: {
        text: 'The valuer replies with a new offer.',
        shows: {
          title: 'Counter-offer received',
          lines: [
            { label: 'Proposed', before: money(chosen.fee), value: money(sampleCase.counter) },
            { label: 'Your new offer', value: money(agreed), state: 'adjustable' },
          ],
        },
      },
    },
    choice: {
      title: 'Choice',
      when: when('choice'),
      client: {
        text: 'The bank compares the offers and accepts one.',
        shows: {
          title: `${count(offers.length)}\u00a0offers`,
          note: 'by fee',
          lines: offers.map(({ valuer, fee, workingDays: days }, index) => ({
            label: valuer,
            detail: workingDays(days),
            value: money(index === 0 ? agreed : fee),
            state: index === 0 ? ('chosen' as const) : ('unchosen' as const),
          })),
        },
      },
      valuer: {
        text: 'The valuer wins the instruction.',
        shows: {
          title: 'Offer accepted',
          lines: [{ label: sampleCase.client, value: money(agreed), state: 'done' }],
        },
      },
    },
    contract: {
      title: 'Contract',
      when: when('contract'),
      client: {
        text: 'The bank signs the contract with the valuer.',
        shows: {
          title: 'Valuation contract',
          lines: [
            { label: 'Service', value: 'Full valuation with inspection' },
            { label: 'Fee, plus VAT', value: money(agreed) },
          ],
          pressed: 'Signed',
        },
      },
      valuer: {
        text: 'The valuer signs it too.',
        shows: { title: 'Signed by both', signatures: ['Client', 'Valuer'] },
      },
    },
    documents: {
      title: 'Documents',
      when: when('documents'),
      client: {
        text: 'The bank provides what the valuation needs.',
        shows: {
          title: 'Provide documents',
          lines: [
            { label: 'Land register extract', state: 'done' },
            { label: 'Leases', state: 'done' },
            { label: 'Building file', state: 'done' },
          ],
        },
      },
      valuer: {
        text: 'The valuer finds the documents with the instruction.',
        shows: {
          title: 'Documents for this instruction',
          lines: [
            { label: 'Three documents', value: 'provided', state: 'done' },
            { label: 'Energy certificate', value: 'still to come', state: 'waiting' },
          ],
        },
      },
    },
    inspection: {
      title: 'Inspection',
      when: when('inspection'),
      client: {
        text: 'The bank agrees the date and makes the visit possible.',
        shows: { title: 'Inspection', note: 'confirmed', appointment },
      },
      valuer: {
        text: 'The valuer visits the property.',
        shows: { title: 'Your inspection', appointment },
      },
    },
    report: {
      title: 'Report',
      when: when('report'),
      client: {
        text: 'The bank collects the report.',
        shows: {
          title: 'Your report',
          note: `${count(sampleCase.pages)}\u00a0pages`,
          report: { label: 'Market value', value: money(sampleCase.marketValue) },
        },
      },
      valuer: {
        text: 'The valuer hands over the report and invoices the fee directly.',
        shows: {
          title: 'Report handed over',
          lines: [{ label: 'Your invoice, plus VAT', value: money(agreed), state: 'done' }],
        },
      },
    },
  },
};
