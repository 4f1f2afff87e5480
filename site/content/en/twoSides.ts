export const twoSides = {
  lead: 'A bank renews a loan and needs an office building valued.',
  sides: { client: 'Client', valuer: 'Valuer' },
  /** Who acts, before the sentences of each event. */
  actors: { client: 'The bank', valuer: 'The valuer' },
  events: {
    enquiry: {
      title: 'Enquiry',
      client: { text: 'describes the property.', title: 'New enquiry', pressed: 'Sent' },
      valuer: {
        text: 'checks what is to be valued.',
        title: 'Enquiry received',
        controls: ['Decline', 'Make an offer'],
      },
    },
    offer: {
      title: 'Offer',
      client: {
        text: 'receives the offer the same day.',
        title: 'Offer received',
        controls: ['Negotiate', 'Accept'],
      },
      valuer: {
        text: 'states fee and turnaround.',
        title: 'Your offer',
        note: 'plus VAT',
        pressed: 'Offer sent',
      },
    },
    choice: {
      title: 'Choice',
      client: {
        text: 'compares, supplies the measured survey and accepts an offer.',
        title: 'Offers',
        note: 'sorted by fee',
      },
      valuer: {
        text: 'no longer has to measure, and quotes again.',
        title: 'Negotiation',
        pressed: 'Accepted',
      },
    },
    contract: {
      title: 'Contract',
      client: { text: 'signs.', title: 'Valuation contract' },
      valuer: { text: 'signs as well.', title: 'Valuation contract' },
    },
    documents: {
      title: 'Documents',
      client: { text: 'provides the documents.', title: 'Provide documents' },
      valuer: { text: 'finds them all in one place.', title: 'Documents received' },
    },
    inspection: {
      title: 'Inspection',
      client: { text: 'has confirmed the date.', title: 'Inspection', note: 'confirmed' },
      valuer: { text: 'visits the property.', title: 'Your inspection' },
    },
    report: {
      title: 'Report',
      client: { text: 'downloads the report.', title: 'Your report' },
      valuer: {
        text: 'has handed over the report and invoices the fee.',
        title: 'Report handed over',
      },
    },
  },
  labels: {
    property: 'Property',
    scope: 'Scope',
    purpose: 'Purpose',
    desired: 'Needed by',
    fee: 'Fee',
    time: 'Turnaround',
    firstOffer: 'Your first offer',
    survey: 'The bank supplies the survey',
    newOffer: 'Your new offer',
    netFee: 'Fee, plus VAT',
    date: 'Date',
    place: 'Place',
    marketValue: 'Market value',
    invoice: 'Your fee, plus VAT',
  },
  values: {
    propertyIn: (town: string) => `Office building in ${town}`,
    scope: 'Full valuation',
    purpose: 'Loan renewal',
    documents: ['Land register extract', 'Leases', 'Building file'],
    pages: (count: string) => `${count}\u00a0pages`,
  },
} as const;
