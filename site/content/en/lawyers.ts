import { figure, law, standard } from './format.ts';

export const lawyers = {
  meta: {
    description: `Property valuations in Germany for estates, insolvencies and the tax office: documents, valuation dates, secrecy. First offer usually within ${figure.firstOfferWithin}.`,
    keywords:
      'property valuation for lawyers Germany, insolvency administrator valuation, estate valuation Germany, compulsory share valuation, German inheritance tax valuation, liquidation value, market value',
  },
  hero: {
    kicker: 'For lawyers, estate and insolvency administrators',
    title: 'Property valuations for estates and insolvencies',
    lead: 'One enquiry brings you several offers from valuers in Germany, and a choice you can justify to heirs, creditors and the tax office.',
    note: 'Registering and collecting offers costs nothing. You do not have to accept any of them.',
  },
  map: {
    description:
      'the cadastral map of an invented old town, with one parcel and its boundary marks picked out.',
    label: 'Parcel',
    district: (district: string, section: string) => `District ${district}, sheet\u00a0${section}`,
  },
  features: {
    title: 'A choice you can justify',
    texts: {
      offers:
        'You compare several offers by fee and turnaround, and can show why you decided on one of them.',
      enquiries:
        'You handle several properties or matters side by side and see how far each enquiry has got.',
      pricing: `You know the fee before you charge it to the estate. For the first ${figure.adminFeeWaiver} from registration there is no processing fee, and after that you see it before you commission.`,
      process: 'From the enquiry and the contract to the report, everything stays together in one file.',
    },
  },
  steps: {
    title: 'Six steps to your report',
    texts: {
      enquiry:
        'You describe the property and state the purpose, the valuation date and who will receive the report.',
      offer: 'You sort the offers by fee or by turnaround and select one.',
      contract: 'You conclude the contract directly with the valuer and say who is invoiced.',
      documents: `You share your documents after the contract. Since ${figure.managementFeaturesYear} you can do this on the platform.`,
      inspection: 'You agree the date with the valuer there too. The keys and the tenants are up to you.',
      report: 'You find it with your enquiry, where the contract and the documents are kept too.',
    },
  },
  solution: {
    kicker: 'For estates, insolvencies and the tax office',
    title: 'Our solution for law firms and administrators',
    services: {
      estate: {
        title: 'One enquiry for all the houses in an estate',
        text: 'You describe four houses in one enquiry and set the same valuation date for all of them. That brings you offers for the whole estate, and values that are consistent with one another.',
      },
      insolvency: {
        title: 'Offers side by side in an insolvency',
        text: 'Fees and turnaround times stand side by side. You put the offers on file and can show creditors and the court why you decided on one of them.',
      },
      tax: {
        title: 'A report that the tax office can follow',
        text: 'Purpose, valuation date and the qualification required are part of your enquiry. You commission a detailed report whose reasoning the tax office can follow step by step.',
      },
    },
    cases: {
      title: 'Which case is on your desk?',
      lead: 'What matters in law in each of the three cases. The examples are for guidance and are not legal advice.',
    },
    labels: {
      choose: 'Choose a case',
      page: 'Sheet',
      recipients: 'Who reads it',
      documents: 'Documents',
      pitfalls: 'What matters',
    },
    matters: {
      estate: {
        register: { name: 'Estate', about: 'four houses' },
        title: 'An estate with four houses',
        situation:
          'A block of rented flats, two houses and an empty farmhouse. A disinherited child claims the compulsory share.',
        recipients: `The heirs, and the child, who may demand a valuation (${law.compulsoryShare}). The estate bears its cost (${law.compulsoryShareCost}). If a curator of the estate (Nachlasspfleger) sells, the probate court must approve (${law.landApproval}, ${law.probateCourt}).`,
        documents: [
          'Certificate of inheritance, executorship or appointment',
          'A list of the rents actually paid',
        ],
        pitfalls: [
          {
            title: 'The valuation date',
            text: `For the compulsory share, the value at the time of death counts (${law.estateValue}, the Civil Code), for dividing the estate usually a later one.`,
          },
          {
            title: 'Who is bound',
            text: `A report binds the parties only if they agreed beforehand on an expert determination (${law.bindingReport}).`,
          },
          {
            title: 'One yardstick',
            text: 'Set the same valuation date and scope for all four houses.',
          },
        ],
      },
      insolvency: {
        register: { name: 'Insol\u00advency', about: 'secured creditors' },
        title: 'An insolvency with secured creditors',
        situation:
          'A manufacturing plant charged to two banks. Whether the business will continue is undecided.',
        recipients: `The insolvency court, the creditors, and the banks with a right to separate satisfaction (${law.securedCreditors}, the Insolvency Code). The creditors’ committee, or the assembly if there is none, must agree to a private sale (${law.creditorsConsent}).`,
        documents: [
          'Order opening the proceedings, or certificate of appointment',
          'Leases, including those with shareholders',
          'Building permits, fire safety, contamination',
        ],
        pitfalls: [
          {
            title: 'The instruction',
            text: `You may give particularly difficult valuations to an expert (${law.insolvencyRegister}).`,
          },
          {
            title: 'Two values',
            text: 'If the value depends on whether the business continues, both values belong in the register of assets.',
          },
          {
            title: 'Accessories',
            text: `Land charges may extend to machinery (${law.accessories}). Settle what is to be valued.`,
          },
          {
            title: 'Forced sale',
            text: `There the court sets the market value (${law.forcedSaleValue}).`,
          },
        ],
      },
      tax: {
        register: { name: 'Tax office', about: law.lowerTaxValue },
        title: 'Evidence for the tax office',
        situation:
          'The tax office’s standardised value for an inherited block of flats looks too high to the heirs. This is about inheritance and gift tax only.',
        recipients: `The tax office. If the taxpayer proves a lower fair market value, that one is used (${law.lowerTaxValue}, the Valuation Act).`,
        documents: [
          'The notice of assessed value',
          'Leases and rents as at the valuation date',
          'Photographs and bills from the time',
        ],
        pitfalls: [
          {
            title: 'Who writes it',
            text: `As a rule the local committee of valuation experts (${law.expertCommittee}), or a valuer appointed or certified by a body that is public, publicly recognised or accredited to ${standard.personCertification} (${law.lowerTaxValueBy}).`,
          },
          {
            title: 'The valuation date',
            text: `What counts is the day on which the tax arises (${law.inheritanceTaxDate}).`,
          },
          {
            title: 'The scope',
            text: 'A short valuation is not usually enough.',
          },
          {
            title: 'The time limit',
            text: `The period for objections runs even without the report (${law.taxObjection}).`,
          },
          {
            title: 'The sale price',
            text: `If this very property was sold in ordinary dealings within a year of the valuation date, and circumstances are unchanged, its price may be enough (${law.lowerTaxValueByPrice}).`,
          },
        ],
      },
    },
  },
  checklist: {
    kicker: 'To tick off and print',
    title: 'Documents on one sheet',
    lead: 'You can send your enquiry before you have everything.',
    list: {
      title: 'Documents for a valuation',
      property: 'Property',
      note: 'Redact names that have no bearing on the value.',
    },
    groups: [
      {
        title: 'For each house',
        items: [
          `Land register extract (${law.landRegister})`,
          'Cadastral map',
          'Floor plans and sections',
          'Living and usable areas',
          'Building file, modernisations',
          'Energy performance certificate',
        ],
      },
      {
        title: 'For your instruction',
        items: ['Evidence of your authority', 'Valuation date and purpose', 'Access and keys'],
      },
      {
        title: 'If it is let',
        items: ['Leases with amendments', 'Rents actually paid', 'Statement of service charges'],
      },
      {
        title: 'Rights and burdens',
        items: [
          'Usufruct, residence, ground lease',
          'Register of public easements, where the state keeps one',
          'Contamination, listed status',
        ],
      },
      {
        title: 'If it is a flat',
        items: ['Declaration of division, plans', 'Minutes of owners’ meetings', 'Budget and reserves'],
      },
    ],
    print: {
      action: 'Print the list',
      hint: 'Only this sheet is printed.',
      back: 'Back to the whole page',
    },
    guideLink: 'Which valuation do I need?',
  },
  secrecy: {
    title: 'Before you pass on documents',
    points: [
      {
        title: 'Who sees my enquiry?',
        text: 'Your enquiry is seen by [verified] valuers whose profile suits it. Premium partners may see it first, but the offers are sorted alike for everyone. After the contract, only the valuer you chose receives documents.',
      },
      {
        title: 'Do I need the client’s consent?',
        text: `If the valuation serves a single matter, you need the client’s consent beforehand (${law.lawyersServicesConsent}, the Federal Lawyers’ Act).`,
      },
      {
        title: 'Who must give a confidentiality undertaking?',
        text: `You obtain one in text form from the platform and the valuer (${law.lawyersServices}, ${law.professionalSecrecy}, the Criminal Code).`,
      },
      {
        title: 'Who may see offers and reports?',
        text: 'Our terms bind every user to confidentiality. You may still show offers and reports to heirs, creditors, auditors, supervisors, the tax office and courts.',
      },
      {
        title: 'How do I learn of a conflict of interest?',
        text: 'Before the contract, valuers disclose whatever may cast doubt on their independence.',
      },
    ],
    papersLink: 'Security and contracts',
  },
  questions: {
    title: 'Courts, invoices, locked doors',
    items: [
      {
        title: 'Does the report count in court?',
        text: `You commission a private report. In a lawsuit it is a party’s submission, not expert evidence (${law.courtExpertEvidence}). A court chooses its own experts (${law.courtExpertChoice}).`,
      },
      {
        title: 'Who is invoiced?',
        text: `A deceased’s estate has no legal capacity. The invoice goes to the heirs, the executor, or the curator as their representative. In an insolvency the fee is a liability of the insolvency estate (${law.estateLiability}). Under a provisional administrator it is one only if they may dispose of the assets or the court authorises it (${law.provisionalAdministrator}, ${law.provisionalLiability}). If your client is a consumer, you enquire in your own name and owe the fee.`,
      },
      {
        title: 'What if the house is let or locked?',
        text: 'Give tenants early notice. Without access the report rests on assumptions.',
      },
      {
        title: 'What is a liquidation value?',
        text: `It is the price that can be had when time is short. Agree on period, condition and range of buyers, because market value assumes ordinary dealings (${law.marketValue}).`,
      },
      {
        title: 'What if the report is defective or late?',
        text: 'Your claims are against the valuer. We pass a complaint on to them.',
      },
    ],
  },
  callToAction: {
    title: 'Describe the property, not the matter',
    text: 'Property type, location, purpose, valuation date and scope are enough. No names from the file are needed.',
  },
  securityLink: 'How we protect your data',
} as const;
