import { sampleCase, sampleProposals, sampleSignatures, sampleTimes } from '../samples/twoSides.ts';
import type { CaseEvent, TwoSidesContent } from '../types/twoSides.ts';
import { format } from './format.ts';
import { sample } from './sample.ts';

const { count, date, day, fileSize, money, time, weekday, workingDays } = format;
const { offers, files } = sampleCase;
const [chosen] = offers;

const when = (event: CaseEvent) => {
  const iso = sampleTimes[event];
  return { iso, day: day(iso), time: time(iso) };
};
const moment = (iso: string) => `${day(iso)}, ${time(iso)}`;

export const twoSides: TwoSidesContent = {
  kicker: 'One case, two sides',
  title: 'What one side sends, the other side sees',
  lead: 'A sample case in eight events: a bank has an office building valued.',
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
        text: 'Describes property, purpose and scope, and sends the enquiry.',
        shows: {
          title: 'New enquiry',
          pairs: [
            { label: 'Property', value: `Office building, ${count(sampleCase.area)}\u00a0m²` },
            { label: 'Place', value: sampleCase.town },
            { label: 'Scope', value: 'Full valuation' },
            { label: 'Purpose', value: 'Enforcing security' },
          ],
          pressed: 'Sent',
        },
      },
      valuer: {
        text: 'Is notified, and reads what is to be valued and by when.',
        shows: {
          title: 'Enquiry received',
          note: 'just now',
          pairs: [
            { label: 'Property', value: 'Office building, full valuation' },
            { label: 'Required by', value: date(sampleCase.desired) },
          ],
          controls: ['Decline', 'Make a fee offer'],
        },
      },
    },
    offer: {
      title: 'Offer',
      when: when('offer'),
      client: {
        text: 'Sees the offer beside others, sorted by fee or by delivery time.',
        shows: {
          title: `${count(offers.length)}\u00a0offers`,
          note: 'by fee',
          lines: offers.map(({ valuer, fee, workingDays: days }, index) => ({
            label: valuer,
            detail: workingDays(days),
            value: money(fee),
            state: index === 0 ? ('chosen' as const) : ('unchosen' as const),
          })),
        },
      },
      valuer: {
        text: 'States fee and delivery time, and sends the offer.',
        shows: {
          title: 'Your offer',
          note: 'plus VAT',
          lines: [
            { label: 'Fee', value: money(chosen.fee) },
            { label: 'Delivery time', value: workingDays(chosen.workingDays) },
          ],
          pressed: 'Offer sent',
        },
      },
    },
    counterOffer: {
      title: 'Counter-offer',
      when: when('counterOffer'),
      client: {
        text: 'Proposes a different fee.',
        shows: {
          title: 'Counter-offer',
          lines: [
            { label: 'Fee', value: money(sampleCase.counter), state: 'adjustable' },
            { label: 'Delivery time', value: workingDays(chosen.workingDays) },
          ],
          pressed: 'Proposed',
        },
      },
      valuer: {
        text: 'Decides whether to make a new offer.',
        shows: {
          title: 'Counter-offer received',
          lines: [
            { label: 'Proposed', before: money(chosen.fee), value: money(sampleCase.counter) },
            { label: 'Your new offer', value: money(sampleCase.agreed), state: 'adjustable' },
          ],
          controls: ['Decline'],
          pressed: 'New offer sent',
        },
      },
    },
    choice: {
      title: 'Choice',
      when: when('choice'),
      client: {
        text: 'Accepts one offer, or none.',
        shows: {
          title: 'New offer',
          note: 'plus VAT',
          pairs: [
            { label: 'Fee', value: money(sampleCase.agreed) },
            { label: 'Delivery time', value: workingDays(chosen.workingDays) },
          ],
          controls: ['Decline all'],
          pressed: 'Accepted',
        },
      },
      valuer: {
        text: 'Has agreed fee and delivery time with the client.',
        shows: {
          title: 'Offer accepted',
          note: 'just now',
          lines: [
            { label: sampleCase.client, value: money(sampleCase.agreed), state: 'done' },
            { label: 'Contract', detail: 'ready to be signed', state: 'waiting' },
          ],
        },
      },
    },
    contract: {
      title: 'Contract',
      when: when('contract'),
      client: {
        text: 'Signs the contract with the valuer.',
        shows: {
          title: 'Valuation contract',
          lines: [
            { label: 'Service', value: 'Full valuation with inspection' },
            { label: 'Fee, plus VAT', value: money(sampleCase.agreed) },
          ],
          pressed: 'Signed',
        },
      },
      valuer: {
        text: 'Signs the contract with the client.',
        shows: {
          title: 'Signed by both',
          signatures: [
            { name: 'Client', when: moment(sampleSignatures.client) },
            { name: 'Valuer', when: moment(sampleSignatures.valuer) },
          ],
        },
      },
    },
    documents: {
      title: 'Documents',
      when: when('documents'),
      client: {
        text: 'Provides what the valuation needs.',
        shows: {
          title: 'Provide documents',
          lines: [
            { label: 'Land register extract', value: fileSize(files.landRegister), state: 'done' },
            { label: 'Leases', value: fileSize(files.leases), state: 'done' },
            { label: 'Building file', value: fileSize(files.buildingFile), state: 'done' },
          ],
        },
      },
      valuer: {
        text: 'Finds the documents with the instruction.',
        shows: {
          title: 'Documents for this instruction',
          lines: [
            { label: 'Land register extract, leases, building file', value: 'provided', state: 'done' },
            { label: 'Energy certificate', value: 'still to come', state: 'waiting' },
          ],
        },
      },
    },
    inspection: {
      title: 'Inspection',
      when: when('inspection'),
      client: {
        text: 'Arranges the date and makes the visit possible.',
        shows: {
          title: 'Inspection',
          note: 'confirmed',
          appointment: {
            // It may break: its column is narrow.
            day: weekday(sampleTimes.inspection).replace('\u00a0', ' '),
            time: time(sampleTimes.inspection),
            place: `${sampleCase.street}, ${sampleCase.town}`,
          },
        },
      },
      valuer: {
        text: 'Arranges the date and visits the property.',
        shows: {
          title: 'Dates you proposed',
          lines: sampleProposals.map((iso) => ({
            label: day(iso),
            value: time(iso),
            state: iso === sampleTimes.inspection ? ('chosen' as const) : ('unchosen' as const),
          })),
        },
      },
    },
    report: {
      title: 'Report',
      when: when('report'),
      client: {
        text: 'Collects the finished report with the enquiry.',
        shows: {
          title: 'Your report',
          note: `${count(sampleCase.pages)}\u00a0pages`,
          report: { label: 'Market value', value: money(sampleCase.marketValue) },
          controls: ['Open'],
        },
      },
      valuer: {
        text: 'Hands over the report and invoices the fee directly.',
        shows: {
          title: 'Report handed over',
          lines: [
            { label: 'Report as PDF', value: fileSize(files.report), state: 'done' },
            { label: 'Your invoice, plus VAT', value: money(sampleCase.agreed), state: 'done' },
          ],
        },
      },
    },
  },
};
