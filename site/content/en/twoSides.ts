export const twoSides = {
  kicker: 'One case, two sides',
  title: 'What one side sends, the other side sees',
  lead: 'A bank renews a loan and has an office building valued.',
  choose: 'Whose view would you like to see?',
  sides: { client: 'Client', valuer: 'Valuer' },
  events: {
    enquiry: {
      title: 'Enquiry',
      client: {
        text: 'The bank describes property, purpose and scope.',
        shows: { title: 'New enquiry', pressed: 'Sent' },
      },
      valuer: {
        text: 'The valuer reads what is to be valued, and by when.',
        shows: { title: 'Enquiry received', controls: ['Decline', 'Make an offer'] },
      },
    },
    offer: {
      title: 'First offer',
      client: {
        text: 'The bank receives the first offer the same day.',
        shows: { title: 'Offer received' },
      },
      valuer: {
        text: 'The valuer states fee and turnaround.',
        shows: { title: 'Your offer', note: 'plus VAT', pressed: 'Offer sent' },
      },
    },
    counterOffer: {
      title: 'Counter-offer',
      client: {
        text: 'The bank proposes a different fee.',
        shows: { title: 'Counter-offer', pressed: 'Sent' },
      },
      valuer: {
        text: 'The valuer replies with a new offer.',
        shows: { title: 'Counter-offer received' },
      },
    },
    choice: {
      title: 'Choice',
      client: { text: 'The bank compares the offers and accepts one.', shows: { note: 'by fee' } },
      valuer: { text: 'The valuer wins the instruction.', shows: { title: 'Offer accepted' } },
    },
    contract: {
      title: 'Contract',
      client: {
        text: 'The bank signs the contract with the valuer.',
        shows: { title: 'Valuation contract', pressed: 'Signed' },
      },
      valuer: { text: 'The valuer signs it too.', shows: { title: 'Signed by both' } },
    },
    documents: {
      title: 'Documents',
      client: {
        text: 'The bank provides what the valuation needs.',
        shows: { title: 'Provide documents' },
      },
      valuer: {
        text: 'The valuer finds the documents with the instruction.',
        shows: { title: 'Documents for this instruction' },
      },
    },
    inspection: {
      title: 'Inspection',
      client: {
        text: 'The bank agrees the date and makes the visit possible.',
        shows: { title: 'Inspection', note: 'confirmed' },
      },
      valuer: { text: 'The valuer visits the property.', shows: { title: 'Your inspection' } },
    },
    report: {
      title: 'Report',
      client: { text: 'The bank collects the report.', shows: { title: 'Your report' } },
      valuer: {
        text: 'The valuer hands over the report and invoices the fee directly.',
        shows: { title: 'Report handed over' },
      },
    },
  },
  labels: {
    property: 'Property',
    scope: 'Scope',
    purpose: 'Purpose',
    desired: 'Wanted by',
    fee: 'Fee',
    time: 'Turnaround',
    proposed: 'Proposed',
    newOffer: 'Your new offer',
    service: 'Service',
    netFee: 'Fee, plus VAT',
    provided: 'Three documents',
    awaited: 'Energy certificate',
    marketValue: 'Market value',
    invoice: 'Your invoice, plus VAT',
  },
  values: {
    property: 'Office building',
    propertyIn: (town: string) => `Office building in ${town}`,
    scope: 'Full valuation',
    purpose: 'Loan renewal',
    offers: (count: string) => `${count}\u00a0offers`,
    service: 'Full valuation with inspection',
    documents: ['Land register extract', 'Leases', 'Building file'],
    provided: 'provided',
    awaited: 'still to come',
    pages: (count: string) => `${count}\u00a0pages`,
  },
} as const;
