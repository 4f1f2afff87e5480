import { brand } from '#common/company.ts';
import type { LawyersContent } from '../types/lawyers.ts';
import { figure, law, standard } from './format.ts';

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
    title: 'Property valuations in Germany for estates and\u00a0insolvencies',
    lead: 'You describe the property, verified valuers tell you their fee and their delivery time, and you choose. This page covers valuation dates, the people who will read the report, and secrecy.',
    note: 'No obligation, and no payment on sign-up.',
  },
  answers: {
    title: 'In brief',
    items: {
      cost: {
        question: 'What does it cost me?',
        answer: `Signing up and receiving offers: nothing. You pay the valuer’s fee plus VAT; we waive our handling charge for the first ${figure.adminFeeWaiver}.`,
        more: 'See the price list',
      },
      firstOffer: {
        question: 'When does the first offer come?',
        answer: `Within ${figure.firstOfferWithin}, typically after ${figure.firstOfferTypical}. Each offer states when the report will be ready.`,
        more: 'The six steps',
      },
      effort: {
        question: 'What do I have to do?',
        answer:
          'Describe the property, the valuation date and the purpose, choose an offer, share the documents, and see to it that somebody opens the door.',
        more: 'Three cases in detail',
      },
      liability: {
        question: 'Who is liable?',
        answer: `For the report, the valuer, with whom you conclude the contract directly. ${brand.name} arranges it and is not a party to it.`,
        more: 'Terms on the valuation contract',
      },
    },
  },
  createEnquiry: {
    kicker: 'Create an enquiry',
    title: 'Describe the property, not the matter',
    lead: `An offer depends on the kind and location of the property, the purpose, the valuation date and the scope; nobody needs a name from your case file for that. Writing an enquiry takes ${figure.timeToEnquiry} on average.`,
  },
  features: {
    kicker: 'Key benefits',
    title: 'Less searching, and a choice you can account for',
    lead: 'What the platform does for you when you act for others.',
    texts: {
      offers:
        'The offers of several valuers stand side by side, in order of fee or of delivery time. So you can show heirs, creditors and the court what you chose from.',
      enquiries:
        'Every property has its own enquiry, with its own status, contract and report. What belongs to one house does not end up in the file of another.',
      pricing:
        'Valuers name their fee before you commit, and you may negotiate it with them. The estate bears no cost until the amount is agreed.',
      process:
        'Contract, documents, inspection and report stay with the enquiry they belong to, instead of spreading across mailboxes.',
    },
  },
  steps: {
    kicker: 'How to start',
    title: 'Six steps, and what to watch in each',
    lead: 'Most of what is missing later should have been in the enquiry or in the contract.',
    texts: {
      enquiry:
        'Besides property and purpose, state the valuation date and who will read the report. Create one enquiry for each property.',
      offer:
        'Besides fee and delivery time, look for the qualification that your reader requires. You need not accept any offer.',
      contract:
        'You conclude it directly with the valuer. It should say who is invoiced, what is confidential, and to whom you may show the report.',
      documents: `Only now do you pass documents on, ${since} on the platform: to the one valuer you chose, and only what the valuation needs.`,
      inspection: `You arrange the date ${since} on the platform. See to keys, access and notice to the tenants, or say beforehand that they will be a problem.`,
      report: `The report is with your enquiry. Put it in your own case file: your data are deleted ${figure.deletionAfterTermination} after your user agreement ends.`,
    },
  },
  solution: {
    kicker: 'For law firms and administrators',
    title: 'Three cases, from valuation date to reader',
    lead: 'If you administer what belongs to others, you need to know its value and be able to show how it was reached. Three examples show where that tends to go wrong.',
    labels: {
      recipients: 'Who reads it',
      documents: 'Documents',
      pitfalls: 'Where it goes wrong',
      steps: 'On the platform',
    },
    cases: {
      estate: {
        title: 'An estate with four houses',
        situation:
          'The deceased left a let house, two single-family homes and an empty farm. The heirs disagree, and a disinherited child claims the compulsory share.',
        recipients: `The heirs, and the child, who may demand that the assets of the estate be valued (${law.compulsoryShare}, the German Civil Code). If a curator of the estate sells, the probate court must approve (${law.landApproval}, ${law.probateCourt}) and reads the report as well.`,
        documents: [
          'Certificate of inheritance, executor’s certificate or letter of appointment',
          'Land register extract and cadastral map for each house',
          'Leases, and a list of the rents actually paid',
          'Floor plans, floor areas, building file, energy certificate',
          'Rights of residence, usufruct, public easements',
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
          'Create four enquiries with the same valuation date and the same scope',
          'Compare offers, and negotiate who takes on several houses',
          'Sign the contracts; they say who will be shown the reports',
          'Share documents house by house, arrange visits with tenants and heirs',
          'Receive four reports, each with its enquiry',
        ],
      },
      insolvency: {
        title: 'An insolvency with secured creditors',
        situation:
          'The insolvency estate includes a manufacturing plant charged to two banks. Whether the business will continue is open.',
        recipients: `The insolvency court, the creditors, and the banks, which may claim separate satisfaction from the land (${law.securedCreditors}, the Insolvency Code). A private sale needs the consent of the creditors’ committee or, where there is none, of the creditors’ assembly (${law.creditorsConsent}).`,
        documents: [
          'Order opening the proceedings, or certificate of appointment',
          'Land register extract with all charges and encumbrances',
          'Leases, including those with shareholders',
          'Site plan, floor plans, building permits, fire safety conditions',
          'Anything known about contamination and neglected repairs',
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
          'Create an enquiry with the valuation date, both assumptions and the readers',
          'Hold the delivery times against the date of the creditors’ assembly',
          'Sign as administrator, with the invoice to the insolvency estate',
          'Share documents, arrange the inspection with the business',
          'Receive the report, and show it to those the contract allows',
        ],
      },
      tax: {
        title: 'Evidence for the tax office',
        situation:
          'The tax office has valued an inherited let house by standardised methods. On the market, the heirs believe, it would have fetched less.',
        recipients: `The tax office. If the taxpayer proves that the fair market value was lower on the valuation date, that value is used (${law.lowerTaxValue}, the Valuation Act).`,
        documents: [
          'The notice of assessed value, and the return it rests on',
          'Land register and cadastral extracts, public easements',
          'Leases and rents as at the valuation date',
          'Photographs and bills that show the condition on that date',
          'Usufruct, rights of residence, heritable building rights',
        ],
        pitfalls: [
          {
            title: 'Who writes it',
            text: `As a rule the local committee of valuation experts (${law.expertCommittee}), or a valuer appointed or certified by a body that is public, publicly recognised or accredited to ${standard.personCertification} (${law.lowerTaxValueBy}). Have this shown to you before you sign: our verification is no substitute.`,
          },
          {
            title: 'The valuation date',
            text: `What counts is the day on which the tax arises (${law.inheritanceTaxDate}, the Inheritance Tax Act), not the day of the inspection.`,
          },
          {
            title: 'The scope',
            text: `The tax office weighs the evidence under ${law.lowerTaxValue}: findings and reasoning must be traceable. A short valuation usually does not achieve that.`,
          },
          {
            title: 'The time limit',
            text: `The assessment becomes final even while the report is still missing. Watch the period for objections (${law.taxObjection}, the Fiscal Code).`,
          },
          {
            title: 'The sale price',
            text: `If the house was sold on usual terms within a year before or after the valuation date, the price may be evidence enough (${law.lowerTaxValueByPrice}).`,
          },
        ],
        steps: [
          'Create an enquiry with valuation date, purpose and required qualification',
          'Compare offers, and ask to see the appointment or certificate',
          'Sign a contract for a full valuation',
          'Share evidence of the condition on that date, arrange the inspection',
          'Receive the report and submit it to the tax office',
        ],
      },
    },
  },
  secrecy: {
    kicker: 'Professional secrecy',
    title: 'Before you pass on a client’s documents',
    lead: 'What you have to settle yourself, what we can say about it here, and which papers you should ask for.',
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
        `An undertaking of secrecy under ${law.lawyersServices}`,
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
        text: `The valuer bills the client directly. If the estate is to bear the cost, say so in enquiry and contract. The fee that an insolvency administrator agrees is a liability of the insolvency estate (${law.estateLiability}).`,
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
        text: `If the building is used up and about to be demolished, the land and the cost of clearing it are what counts (${law.particularFeatures}, the Ordinance on property valuation). Mention damage, vacancy and listing in the enquiry.`,
      },
      {
        title: 'What is a liquidation value?',
        text: `Market value assumes ordinary business dealings (${law.marketValue}, the Federal Building Code). A sale under pressure is another thing: agree with the valuer which period, which condition and which buyers to assume.`,
      },
    ],
  },
  callToAction: {
    title: 'Create your first enquiry',
    text: `Your first offer arrives within ${figure.firstOfferWithin}. Whether you accept it is up to you.`,
  },
  securityLink: 'How we protect your data',
};
