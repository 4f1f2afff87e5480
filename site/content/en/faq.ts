import { brand } from '#common/company.ts';
import type { FaqId, FaqItem } from '../types/faq.ts';
import { asOf, figure, hotline, law, standard } from './format.ts';
import { pageNames } from './pageNames.ts';

export const faq = {
  meta: {
    description: `Answers about property valuation with ${brand.name}: process, times, cost, liability, qualifications and secrecy, for clients and for valuers.`,
    keywords:
      'FAQ, frequently asked questions, property valuation process Germany, valuation cost, turnaround, liability for valuations, success fee, become a valuer',
  },
  header: {
    kicker: 'Answers',
    title: 'Frequently asked questions',
    lead: 'What clients, law firms and valuers ask us, answered briefly.',
  },
  asOf: asOf.faq,
  search: { label: 'Search the questions', found: 'Matches:', none: 'Nothing found.' },
  groups: {
    label: 'Questions by topic',
    first: 'The essentials',
    clients: 'For clients',
    lawyers: 'For law firms, estates and insolvency',
    valuers: 'For valuers',
    everyone: 'For everyone',
  },
  items: {
    how_it_works: {
      question: 'How does the platform work?',
      answer: [
        `One enquiry brings several offers, and the one you accept leads to your report. An enquiry takes ${figure.timeToEnquiry} on average.`,
        [
          'Create an enquiry',
          'Select an offer',
          'Sign the contract',
          'Share documents',
          'Inspection',
          'Receive the report',
        ],
        `The offers come from [verified valuers], and you need not accept any of them. Documents have been shared on the platform since ${figure.managementFeaturesYear}.`,
      ],
    },
    turnaround: {
      question: 'How soon will I have offers?',
      answer: [
        `You usually receive the first offer after ${figure.firstOfferTypical}.`,
        `Several offers to compare usually arrive after ${figure.allOffersWithin}. If the first one suits you, you can accept it straight away.`,
        'The turnaround in every offer tells you when the report will be ready.',
      ],
    },
    security: {
      question: 'How secure is my data?',
      answer: [
        'Technology, clear rules and trained staff protect your documents.',
        [
          'Information security management system (ISMS): responsibilities and measures are defined and risks are reviewed continually.',
          'Information integrity: measures protect offers and contracts against unauthorised changes.',
          'Two-factor authentication: a second factor confirms your sign-in where it is provided for your account.',
          'Trained staff (human firewall): we train them to recognise attacks and to report them.',
          'Data storage: the data on the platform is encrypted, regularly backed up and hosted in Germany.',
        ],
      ],
    },
    client_costs: {
      question: 'What does the platform cost clients?',
      answer: [
        'It costs nothing to register and collect offers. You pay for the report you commission, and you know the fee beforehand.',
        [
          `Short valuations start from about ${figure.shortValuationFrom}.`,
          `Full valuations start from about ${figure.fullValuationFrom}.`,
          `For the first ${figure.adminFeeWaiver} from registration we also waive the processing fee for institutional clients. After that you see it before you commission anything.`,
          'The valuer pays the success fee.',
        ],
        'All amounts are plus VAT. You sign the contract directly with the valuer, to whom the fee belongs.',
      ],
    },
    valuer_costs: {
      question: 'What does the platform cost valuers?',
      answer: [
        `The first ${figure.freeAtSignUp} after you sign up are free. After that you pay only when an enquiry on the platform leads to a contract, even one made elsewhere.`,
        [
          `The success fee is ${figure.successFee} of your fee for the valuation.`,
          `The minimum is ${figure.minimumFee} per report.`,
          'You pay no recurring fees, neither monthly nor yearly.',
          'Verification is free as well.',
        ],
        `The success fee is calculated on your fee before VAT, and VAT is added to it. You set your own fee, and it is yours. For valuers, the current price list sets the monthly flat fee at ${figure.valuerFlatFee}. We announce changes to the price list in text form beforehand, and the terms say how you can object.`,
      ],
    },
    becoming_a_valuer: {
      question: 'How do I become a valuer on the platform?',
      answer: [
        'In four steps.',
        [
          `Register now: you open an account and fill in your profile, which takes ${figure.profileTime}.`,
          'Verification: verification is optional and free of charge. You complete a form for it, and once you are verified, you receive enquiries.',
          `Welcome aboard: you are notified of new enquiries. Making an offer takes you ${figure.enquiryToOffer}.`,
          'Link implementation: put your personal enquiry link on your own pages if you like.',
        ],
        `Premium partners receive more enquiries, on terms that we agree individually. In all, up to ${figure.additionalLeads} additional enquiries are possible, and your first ${figure.freeAtSignUp} cost you nothing.`,
      ],
    },
    valuation_types: {
      question: 'What valuations can I ask for?',
      answer: [
        'Short and full valuations, for four types of property. A short valuation gives you a quick overview, a full one derives the value in detail.',
        [
          'Residential: single-family homes, rented flats, owner-occupied flats, townhouses, holiday homes',
          'Commercial: office buildings, shops, shopping centres, hotels, restaurants',
          'Industrial: warehouses, factories, manufacturing plants, distribution centres',
          'Land: agricultural land, undeveloped land, plots for development',
        ],
        'Which valuation you need usually depends on who will read it.',
      ],
    },

    report_time: {
      question: 'How long until I have the report?',
      answer:
        'Every offer states its turnaround, so you choose it along with the fee. It depends on the property, the documents and the inspection, and becomes part of your contract.',
    },
    liability: {
      question: 'Who is liable for the report?',
      answer: `The valuer with whom you sign the contract. ${brand.name} is not a party to it and is liable for its own fault under the terms, within limits for ordinary negligence.`,
    },
    late_report: {
      question: 'What can I do if the report is late or defective?',
      answer: [
        'Give the valuer a reasonable deadline in text form to deliver or to correct the report, because your claims are against the valuer.',
        `If the deadline passes without success, you can usually withdraw from the contract (${law.withdrawal}) or, where the report is defective, reduce the fee instead (${law.defectRights}). Damages are due as well if the valuer is responsible for the fault.`,
        `You can also complain to us. We pass the complaint on to the valuer, handle it within ${figure.complaintsHandledWithin} and tell you the outcome.`,
      ],
    },
    borrowers_report: {
      question: 'Can I commission the report for my own loan?',
      answer: `Not for the mortgage lending value: the lender chooses the valuer. It may not base the lending value on a report that the borrower presents or has commissioned (${law.lendingCommission}).`,
    },
    qualifications: {
      question: 'What qualifications do the valuers have?',
      answer:
        'Appointed, certified and other valuers can register. Put the qualification you require in your enquiry, and ask to see the certificate of appointment or qualification before you sign.',
    },
    independence: {
      question: 'How independent is the report?',
      answer:
        'The valuer is solely responsible for it, and we do not influence what it says. The offer states a fixed fee, so our success fee does not depend on the value either. Valuers have to disclose before the contract whatever may cast doubt on their independence.',
    },
    who_sees_enquiries: {
      question: 'Who sees my enquiry?',
      answer:
        'Verified valuers whose profile fits. Premium partners may receive an enquiry before others; their offers are sorted by fee and turnaround like those of the others. The recipients are bound to confidentiality, and only the one you chose receives your documents, after the contract.',
    },
    showing_reports: {
      question: 'To whom may I show offers and reports?',
      answer:
        'To everyone to whom you are accountable, such as your own clients, heirs and creditors. Auditors, supervisors, the tax office and courts may see them too.',
    },
    contract_papers: {
      question: `Is there a contract under ${law.processorContract}?`,
      answer: `Yes, we enter into one where we process data on your behalf. Whether using the platform is outsourcing (${law.bankOutsourcing}) is for your institution to judge.`,
    },

    court_use: {
      question: 'Can I use the report in court?',
      answer: `Yes, as your own submission and not as expert evidence (${law.courtExpertEvidence}). A German court appoints its own experts (${law.courtExpertChoice}).`,
    },
    tax_evidence: {
      question: 'Will the German tax office accept the report?',
      answer: [
        'That depends on what it says and who writes it. The tax office decides.',
        `For inheritance and gift tax, the taxpayer has to prove that the value is lower (${law.lowerTaxValue}). This is usually done by a report from the local committee of valuation experts, or from a valuer appointed or certified by a body that is part of the state, recognised by it or accredited to ${standard.personCertification} (${law.lowerTaxValueBy}).`,
      ],
    },
    professional_secrecy: {
      question: 'May I upload my clients’ documents?',
      answer: `Yes, once you have your client’s consent and an undertaking of confidentiality (${law.lawyersServices}, ${law.professionalSecrecy}). This website takes no documents, and neither does its contact form.`,
    },
    estate_invoice: {
      question: 'Who is invoiced for an estate or an insolvency?',
      answer: `A deceased’s estate has no legal capacity, so the invoice goes to the heirs, the executor or the curator. In an insolvency it goes to the administrator, and the fee is a liability of the insolvency estate (${law.estateLiability}).`,
    },

    number_of_enquiries: {
      question: 'How many enquiries will I get?',
      answer: `That depends on your region and your field; up to ${figure.additionalLeads} additional enquiries are possible. Premium partners receive more, on terms that we agree individually.`,
    },
    own_clients: {
      question: 'Do I pay for my own clients as well?',
      answer:
        'Yes, if their enquiry comes in through your personal link. Instructions that do not arise from an enquiry on the platform cost you nothing with us.',
    },
    verification_papers: {
      question: 'What do I need to provide for verification?',
      answer:
        'The completed form, your profile and, on request, evidence of identity, qualification and professional activity. Verification is optional and free of charge, and you receive enquiries only once you are verified. If we decline, we say why.',
    },
    offers_without_documents: {
      question: 'What do I see before I make an offer?',
      answer:
        'The property, its purpose, the kind of valuation and which documents exist. You receive the documents themselves after the contract.',
    },
    unpaid_fees: {
      question: 'What if the client does not pay?',
      answer:
        'You collect your fee yourself and agree any advance in the contract. The success fee lapses only if the valuation does not go ahead for reasons you are not responsible for.',
    },
    appointed_valuers: {
      question: 'Can I join as a publicly appointed valuer?',
      answer: [
        `The chamber or authority that appointed you will confirm whether you may (${law.publicAppointment}).`,
        'What matters is this: you are solely responsible for your report, and we do not influence what it says. Your offer states a fixed fee, so our success fee does not depend on the value of the property either.',
      ],
    },

    revenue: {
      question: `How does ${brand.name} earn its money?`,
      answer: `Valuers who win an instruction pay a success fee of ${figure.successFee} of their fee, at least ${figure.minimumFee} per report, plus VAT. After the first ${figure.adminFeeWaiver} from registration, institutional clients pay a processing fee, which they see before they commission anything.`,
    },
    private_persons: {
      question: 'Can I commission a report as a private individual?',
      answer: `No, the platform is for businesses (${law.entrepreneur}), public bodies and office-holders. A law firm or estate agent acting for you can enquire in its own name.`,
    },
    end_of_contract: {
      question: 'What happens to my documents when I leave?',
      answer: `We delete your data ${figure.deletionAfterTermination} after the user agreement ends, unless we are required to keep it. Until then you can save your reports, or have them provided in a common format.`,
    },
  } satisfies Record<FaqId, FaqItem>,
  more: {
    platform: 'Get to know the platform',
    'institutional/how_to_start': 'The six steps',
    'trust/security': pageNames.trust,
    'institutional/pricing': 'Prices at a glance',
    'professional/service_fees': 'The fees in detail',
    'professional/become_partner': 'Become a partner',
    valuationGuide: 'Which valuation do I need?',
    terms: 'Read the terms',
    'trust/qualifications': 'Qualifications at a glance',
    'trust/processors': 'Who receives your data',
    'trust/contract_papers': 'What is agreed',
    'lawyers/special_situations': 'Special situations',
    'lawyers/our_solution': 'For law firms and estates',
    'lawyers/professional_secrecy': 'Professional secrecy',
    'professional/key_benefits': 'Your key benefits',
    'professional/referral_programme': 'The personal enquiry link',
    'professional/how_to_start': 'How to start',
    'institutional/industries': 'Who the platform is for',
  },
  contact: {
    title: 'Can’t find your question?',
    text: `Write to us. Between ${hotline.opens} and ${hotline.closes} German\u00a0time we usually reply within ${figure.replyWithin}.`,
    link: 'Get in touch',
  },
} as const;
