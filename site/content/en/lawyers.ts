import { brand } from '#common/company.ts';
import { sampleParcel } from '../samples/parcel.ts';
import type { LawyersContent } from '../types/lawyers.ts';
import { figure, format, law, standard } from './format.ts';
import { sample } from './sample.ts';

const { number, section, area, district } = sampleParcel;
const since = `since ${figure.managementFeaturesYear}`;

export const lawyers: LawyersContent = {
  meta: {
    subject: 'property valuations in Germany for estates and insolvencies',
    description: `Property valuations in Germany for estates, insolvencies and the tax office: documents, valuation dates, secrecy. First offer within ${figure.firstOfferWithin}.`,
    keywords:
      'property valuation for lawyers Germany, insolvency administrator valuation, estate valuation Germany, compulsory share valuation, German inheritance tax valuation, liquidation value, market value',
  },
  hero: {
    kicker: 'For lawyers, estate and insolvency administrators',
    title: 'Property valuations in Germany for estates and insolvencies',
    lead: 'You describe the property, verified valuers tell you their fee and their delivery time, and you make a choice that you can account for to heirs, creditors and the tax office.',
    note: 'No obligation, and no payment on sign-up.',
  },
  map: {
    description: `${sample}: the cadastral map of an invented old town, with one parcel and its boundary marks picked out.`,
    sample,
    label: 'Parcel',
    parcel: `${number}, ${format.count(area)}\u00a0m²`,
    district: `District ${district}, sheet\u00a0${format.count(section)}`,
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'What does it cost me?',
        answer: `Signing up and receiving offers: nothing. You pay the valuer’s fee plus VAT; we waive our handling charge for you, as an institutional client, for the first ${figure.adminFeeWaiver}.`,
        more: 'See the price list',
      },
      firstOffer: {
        question: 'When does the first offer arrive?',
        answer: `Within ${figure.firstOfferWithin}, typically after ${figure.firstOfferTypical}. Every offer states the delivery time for the report.`,
        more: 'The six steps',
      },
      effort: {
        question: 'What do I have to do?',
        answer:
          'Describe the property, the valuation date and the purpose, choose an offer, share the documents and arrange access.',
        more: 'Three cases in detail',
      },
      liability: {
        question: 'Who is liable?',
        answer: `For the report, the valuer, with whom you conclude the contract directly. ${brand.name} arranges it and is not a party to it.`,
        more: 'Terms for the contract',
      },
    },
  },
  features: {
    kicker: 'Key benefits',
    title: 'Less searching, and a choice you can account for',
    lead: 'What the platform does for you when you act for others.',
    texts: {
      offers:
        'Several offers, in order of fee or of delivery time, so that you can give reasons for the one you chose. The offers themselves are confidential under the terms, unless law, an authority or a court requires their disclosure.',
      enquiries:
        'Every property has an enquiry of its own, with status, contract and report. What belongs to one house does not end up in the file of another.',
      pricing:
        'You know the fee before you commit, and may negotiate it. The estate bears no cost until the amount is agreed.',
      process:
        'Contract, documents, inspection and report stay with the enquiry they belong to, instead of spreading across mailboxes.',
    },
  },
  steps: {
    kicker: 'How to start',
    title: 'Six steps, and what to watch in each',
    more: 'The steps in a worked case',
    texts: {
      enquiry: 'With purpose, valuation date and reader, one for each property.',
      offer: 'By fee, delivery time and the qualification you need.',
      contract: 'Directly with the valuer; it says who is invoiced.',
      documents: `Only after the contract and only with the valuer you chose; on the platform ${since}.`,
      inspection: `You agree the date on the platform (${since}); you see to keys and tenants.`,
      report: 'It is with your enquiry. Put it in your own case file.',
    },
  },
  solution: {
    kicker: 'For law firms and administrators',
    title: 'Which case is on your desk?',
    lead: 'If you administer what belongs to others, you must be able to show how its value was reached. Three examples for guidance; they are not legal advice.',
    labels: {
      choose: 'Choose a case',
      sheet: 'Sheet',
      sample,
      recipients: 'Who reads it',
      documents: 'What else this case needs',
      pitfalls: 'What it turns on',
      steps: 'On the platform',
    },
    cases: {
      estate: {
        register: { name: 'Estate', about: 'four houses' },
        title: 'An estate with four houses',
        situation:
          'The deceased left a block of rented flats, two single-family homes and an empty farm. The heirs disagree, and a disinherited child claims the compulsory share.',
        recipients: `The heirs, and the child, who may demand a valuation (${law.compulsoryShare}, the German Civil Code). If a curator of the estate sells, the probate court reads it too, because it must approve the sale (${law.landApproval}, ${law.probateCourt}).`,
        documents: [
          'Certificate of inheritance, executor’s certificate or letter of appointment',
          'Land register extract and cadastral map for each house',
          'A list of the rents actually paid',
        ],
        pitfalls: [
          {
            title: 'The valuation date',
            text: `For the compulsory share, the value at the time of death counts (${law.estateValue}); for dividing the estate it is usually a later one. State it in every enquiry.`,
          },
          {
            title: 'Who is bound',
            text: `A report does not bind the parties. If they want to be bound, they agree beforehand on an expert determination (${law.bindingReport}).`,
          },
          {
            title: 'One yardstick',
            text: 'Four valuers weigh things differently, and the heirs will compare. Ask whether one of them takes on all four houses.',
          },
        ],
        steps: [
          'Create four enquiries, each with the dates it needs',
          'Compare offers, for several houses too',
          'Sign contracts that name every reader',
          'Arrange documents and visits house by house',
          'Receive four reports',
        ],
      },
      insolvency: {
        register: { name: 'Insolvency', about: 'secured creditors' },
        title: 'An insolvency with secured creditors',
        situation:
          'The insolvency estate includes a manufacturing plant charged to two banks. Whether the business will continue is open.',
        recipients: `The insolvency court, the creditors, and the banks, which may claim separate satisfaction from the land (${law.securedCreditors}, the Insolvency Code). A private sale needs the consent of the creditors’ committee or, where there is none, of the creditors’ assembly (${law.creditorsConsent}).`,
        documents: [
          'Order opening the proceedings, or certificate of appointment',
          'Leases, including those with shareholders',
          'Building permits, fire safety conditions, anything known about contamination',
        ],
        pitfalls: [
          {
            title: 'Two values',
            text: `If the value depends on whether the business continues or closes, both belong in the register of assets (${law.insolvencyRegister}). Ask for both at once.`,
          },
          {
            title: 'Accessories',
            text: `Machinery may be liable together with the land (${law.accessories}). Settle beforehand what is to be valued with it and what is not.`,
          },
          {
            title: 'Forced sale',
            text: `There the court sets the market value (${law.forcedSaleValue}, the Act on forced sales of land). Your report does not replace that.`,
          },
        ],
        steps: [
          'Enquire on both assumptions',
          'Mind the date of the creditors’ assembly',
          'Sign as administrator',
          'Arrange the inspection with the business',
          'Receive the report and present it',
        ],
      },
      tax: {
        register: { name: 'Tax office', about: law.lowerTaxValue },
        title: 'Evidence for the tax office',
        situation:
          'The tax office has valued an inherited block of rented flats by standardised methods. On the market, the heirs believe, it would have fetched less.',
        recipients: `The tax office. If the taxpayer proves that the fair market value was lower on the valuation date, that value is used (${law.lowerTaxValue}, the Valuation Act).`,
        documents: [
          'The notice of assessed value, and the return it rests on',
          'Leases and rents as at the valuation date',
          'Photographs and bills that show the condition on that date',
        ],
        pitfalls: [
          {
            title: 'Who writes it',
            text: `As a rule the local committee of valuation experts (${law.expertCommittee}), or a valuer appointed or certified by a body that is public, publicly recognised or accredited to ${standard.personCertification} (${law.lowerTaxValueBy}). Our verification is no substitute.`,
          },
          {
            title: 'The valuation date',
            text: `What counts is the day on which the tax arises (${law.inheritanceTaxDate}, the Inheritance Tax Act), not the day of the inspection.`,
          },
          {
            title: 'The scope',
            text: `Findings and reasoning must be traceable. A short valuation usually does not achieve that.`,
          },
          {
            title: 'The time limit',
            text: `The assessment becomes final even while the report is still missing. Watch the period for objections (${law.taxObjection}, the Fiscal Code).`,
          },
          {
            title: 'The sale price',
            text: `A sale on usual terms within a year before or after the valuation date may be evidence enough (${law.lowerTaxValueByPrice}).`,
          },
        ],
        steps: [
          'Enquire with the qualification required',
          'Ask to see the appointment or certificate',
          'Sign a contract for a full valuation',
          'Share evidence of that date',
          'Receive the report and submit it to the tax office',
        ],
      },
    },
  },
  checklist: {
    kicker: 'To tick off and print',
    title: 'Documents on one sheet',
    lead: 'The fuller the file, the fewer the questions. You can enquire before it is complete.',
    sheet: {
      title: 'Documents for a valuation',
      property: 'Property',
      note: 'The valuer will tell you which of these are needed. Black out names and details that have no bearing on the value.',
    },
    groups: [
      {
        title: 'For each house',
        items: [
          'Up-to-date land register extract',
          'Extract from the cadastral map',
          'Floor plans and sections',
          'Living and usable areas',
          'Building file, latest modernisation',
          'Energy performance certificate',
        ],
      },
      {
        title: 'For your instruction',
        items: ['Evidence of your authority', 'Valuation date and purpose', 'Access: who opens up, and when'],
      },
      {
        title: 'If it is let',
        items: ['Leases with amendments', 'Rents actually paid', 'Statement of service charges'],
      },
      {
        title: 'Rights and burdens',
        items: [
          'Usufruct, residence, ground lease',
          'Register of public easements',
          'Contamination, listed status',
        ],
      },
      {
        title: 'If it is a flat',
        items: ['Declaration of division with plans', 'Minutes of owners’ meetings', 'Budget and reserves'],
      },
    ],
    print: {
      action: 'Print the list',
      hint: 'If you print now, this sheet alone goes onto the paper.',
      back: 'Back to the whole page',
    },
    guideLink: 'Which valuation do I need?',
  },
  secrecy: {
    kicker: 'Professional secrecy',
    title: 'Before you pass on a client’s documents',
    lead: 'What you settle, which papers you ask for, and what we can say about it.',
    settle: {
      title: 'What you settle',
      points: [
        {
          title: 'Consent',
          text: `A valuation usually serves a single matter directly. A lawyer may then disclose secrets to the service provider only if the client has consented (${law.lawyersServicesConsent}, the Federal Lawyers’ Act).`,
        },
        {
          title: 'Obligation',
          text: `Service providers have to be chosen with care and bound to secrecy in text form (${law.lawyersServices}); neglecting that can be a criminal offence (${law.professionalSecrecy}, the Criminal Code). This concerns the platform and the valuer.`,
        },
        {
          title: 'Office',
          text: 'If you act as administrator, curator or executor, secrecy follows from the office and from your profession. The documents also hold other people’s secrets, such as the tenants’.',
        },
        {
          title: 'Conflicts of interest',
          text: 'Under our terms valuers must tell you, before you sign, what may make their independence doubtful. For that they must know the parties; when you may name them is for you to decide.',
        },
      ],
    },
    known: {
      title: 'What we can say here',
      points: [
        'We pass enquiries on to verified valuers whose profile fits. If the address itself is confidential, talk to us first.',
        'Under the terms, we and all users keep confidential what becomes known through the platform; statutory duties of secrecy are unaffected.',
        'This website takes no documents. Write nothing from a case file into the contact form.',
        'Whether the platform meets the rules of your profession follows from the contracts, not from this page.',
      ],
    },
    papers: {
      title: 'Which papers to ask for',
      points: [
        `An undertaking of confidentiality under ${law.lawyersServices}`,
        `A data processing agreement (${law.processorContract})`,
        'The technical and organisational measures',
        'The list of further service providers, with the place of the data',
        'Rules on deletion and on handing data over',
      ],
      note: 'Ask for them before you sign up. We tell you what exists already and what does not yet.',
      link: 'Ask for the papers',
    },
  },
  questions: {
    kicker: 'Special situations',
    title: 'Courts, invoices, locked doors',
    items: [
      {
        title: 'A private report, or a court’s?',
        text: `What you commission here is a private report: in a lawsuit it is the submission of whoever presents it, not expert evidence (${law.courtExpertEvidence}, the Code of Civil Procedure). A court chooses its own experts (${law.courtExpertChoice}).`,
      },
      {
        title: 'Who is invoiced?',
        text: `The valuer bills whoever commissions the report. If the estate is to bear the cost, say so in enquiry and contract. The fee that an insolvency administrator agrees for the estate is a liability of the insolvency estate (${law.estateLiability}). If your client is a consumer, you enquire in your own name and owe the fee yourself.`,
      },
      {
        title: 'The house is let',
        text: 'Rents determine the income and so, often, the value: the valuer needs all leases and the sums actually paid. A visit needs tenants who open the door; give them early notice.',
      },
      {
        title: 'The house is locked',
        text: 'Without access there is only the view from outside. The report then says what was assumed instead of seen, and some readers do not accept that. Ask yours before you commission it.',
      },
      {
        title: 'The house is a ruin',
        text: `If the building is used up and about to be demolished, the land and the cost of clearing it are what counts (${law.particularFeatures}, the Valuation Ordinance). Mention damage, vacancy and listed status in the enquiry.`,
      },
      {
        title: 'What is a liquidation value?',
        text: `Market value assumes ordinary business dealings (${law.marketValue}, the Federal Building Code). A sale under pressure is another thing: agree with the valuer which period, which condition and which buyers to assume.`,
      },
    ],
  },
  callToAction: {
    title: 'Describe the property, not the matter',
    text: `Kind and location, purpose, valuation date and scope are enough; nobody needs a name from your case file to make an offer. Writing an enquiry takes ${figure.timeToEnquiry} on average.`,
  },
  securityLink: 'How we protect your data',
};
