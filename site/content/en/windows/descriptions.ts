import type { WindowTexts } from '../../types/windows.ts';

/** What each window shows, for those who do not see it. */
export const descriptions: Record<keyof WindowTexts, string> = {
  enquiry:
    'Sample: an enquiry with type of property, address, scope, reason and desired date, ready to be sent.',
  estateEnquiry:
    'Sample: an enquiry about an estate with type of property, address, scope and desired date, ready to be sent.',
  receivedEnquiry:
    'Sample: an enquiry about an office building as the valuer reads it, with place, scope, reason and desired date.',
  offers:
    'Sample: three offers for a full valuation, each with fee and delivery time, sorted to be compared.',
  portfolio: 'Sample: four enquiries in one overview, each with its status.',
  negotiation: 'Sample: offer, counter-offer and agreement on the fee for an office building.',
  contract:
    'Sample: a valuation contract with property, service, fee and delivery time; the valuer has signed, the client not yet.',
  process: 'Sample: an instruction with contract, documents, inspection and report, each with its date.',
  documents: 'Sample: five documents that are shared with the valuer, or are being shared.',
  valuerDocuments: 'Sample: five documents that the client has provided, or is providing.',
  inspection: 'Sample: a confirmed inspection in the calendar, with day, time and address.',
  valuerInspection: 'Sample: a confirmed inspection in the valuer’s calendar, with day, time and address.',
  report:
    'Sample: a valuation report on a mixed-use building, with the market value and the values of the three approaches.',
  inbox: 'Sample: three new enquiries, each with property, place and kind of valuation.',
  referralLink: 'Sample: a valuer’s own website with the enquiry link as its button.',
};
