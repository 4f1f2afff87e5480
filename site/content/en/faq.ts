import { brand } from '#common/company.ts';
import type { FaqContent } from '../types/faq.ts';
import { figure, hotline, law, standard } from './format.ts';

export const faq: FaqContent = {
  meta: {
    subject: 'answers about property valuation in Germany',
    description: `Answers about property valuation with ${brand.name}: process, times, cost, liability, qualifications and secrecy, for clients and for valuers.`,
    keywords:
      'FAQ, frequently asked questions, property valuation process Germany, valuation cost, delivery time, liability for valuations, success fee, become a valuer',
  },
  header: {
    kicker: 'FAQ',
    title: 'Frequently asked questions',
    lead: 'First, seven answers worth having before you sign up; below them, what clients, law firms and valuers want to know in more detail.',
  },
  all: { open: 'Open all answers', close: 'Close all answers' },
  groups: {
    label: 'Questions by topic',
    first: 'The essentials',
    clients: 'For clients',
    lawyers: 'For law firms and administrators',
    valuers: 'For valuers',
    everyone: 'For everyone',
  },
  items: {
    how_it_works: {
      question: 'How does the platform work?',
      answer: [
        `One enquiry brings offers, and one of them becomes your report. Writing the enquiry takes ${figure.timeToEnquiry} on average; the whole way to the report has six steps:`,
        [
          'Create an enquiry: you name the property and the kind of valuation.',
          'Select an offer: you see the valuers’ offers sorted by fee and delivery time.',
          'Sign the contract: you conclude it directly with the valuer.',
          'Share documents: once the contract is signed, you provide what the valuer needs on the platform.',
          'Inspection: if one is agreed, the valuer looks at the property.',
          'Receive the report: the finished document is filed with your enquiry.',
        ],
        'You can manage several enquiries at once, and you need not accept any offer.',
        `As a valuer you receive qualified enquiries, make offers and negotiate directly with the client. Making an offer takes you ${figure.enquiryToOffer}. Since ${figure.managementFeaturesYear}, both sides manage documents and inspections on the platform.`,
      ],
      more: 'Get to know the platform',
    },
    turnaround: {
      question: 'How soon will I have offers?',
      answer: [
        `You receive the first offer within ${figure.firstOfferWithin}, typically after ${figure.firstOfferTypical}.`,
        `Several offers to compare take ${figure.allOffersWithin}. You need not wait for them: if the first one suits you, you can accept it. None of these times is promised; whether and when to make an offer is for the valuers to decide.`,
        'When the report is ready depends on the delivery time, which every valuer states in the offer. So you know it before you decide.',
      ],
      more: 'How to start',
    },
    security: {
      question: 'How secure is my data?',
      answer: [
        'Technology, rules and trained staff protect it; no system is beyond attack. In detail:',
        [
          'Information security management system (ISMS): responsibilities and measures are defined and risks are reviewed continually.',
          'Information integrity: offers and contracts are meant to stay as they were agreed.',
          'Two-factor authentication: a second factor confirms your sign-in where it is provided for your account.',
          'Human firewall: our staff are trained to recognise attacks.',
          'Data storage: the data on the platform is encrypted, regularly backed up and hosted in Germany.',
        ],
      ],
      more: 'Security and compliance',
    },
    client_costs: {
      question: 'What does the platform cost clients?',
      answer: [
        'Signing up and receiving offers cost nothing; you pay for the report you commission. The valuer sets the fee for it, and you know that fee before you accept.',
        [
          `Short valuations start from about ${figure.shortValuationFrom}.`,
          `Full valuations start from about ${figure.fullValuationFrom}.`,
          `For institutional clients we waive the handling charge for the first ${figure.adminFeeWaiver}. What applies after that is shown on the platform before you commission anything.`,
          'The valuer pays the success fee. The price list on the platform says which other charges apply to clients, and whether a monthly flat fee is among them.',
        ],
        'All amounts are plus VAT. You conclude the contract for the valuation directly with the valuer, and the fee you agree on belongs to the valuer.',
      ],
      more: 'Pricing at a glance',
    },
    valuer_costs: {
      question: 'What does the platform cost valuers?',
      answer: [
        `The first ${figure.freeAtSignUp} after you sign up are free; they run even before you are verified. After that you pay only when an enquiry on the platform leads to a contract, even one that you conclude elsewhere:`,
        [
          `The success fee is ${figure.successFee} of your fee for the valuation.`,
          `The minimum is ${figure.minimumFee} per report.`,
          'You pay no recurring fees, neither monthly nor yearly.',
          'Verification is free as well.',
        ],
        `The success fee is calculated on your fee before VAT, and VAT is added to it. You set your own fee, and it is yours. Our terms and conditions provide for a monthly flat fee; for valuers, the current price list sets it at ${figure.valuerFlatFee}.`,
      ],
      more: 'The fees in detail',
    },
    becoming_a_valuer: {
      question: 'How do I become a valuer on the platform?',
      answer: [
        'You register, get verified and receive enquiries. In four steps:',
        [
          `Register: you open an account and fill in your profile, which takes ${figure.profileTime}.`,
          'Get verified: you complete the verification form. It is voluntary and free, but it is a condition of receiving enquiries.',
          'Welcome aboard: you are notified of new enquiries and make your offers.',
          'Place your link: put your personal enquiry link on your own pages if you like.',
        ],
        `Premium partners receive more enquiries; what makes one is agreed individually. In all, up to ${figure.additionalLeads} additional enquiries are possible, and your first ${figure.freeAtSignUp} cost you nothing.`,
      ],
      more: 'Become a partner',
    },
    valuation_types: {
      question: 'What valuations can I ask for?',
      answer: [
        'Short and full valuations, for four types of property. A short valuation gives you a quick, concise overview; a full one derives the value and explains it in detail.',
        [
          'Residential: single-family homes, flats, owner-occupied flats, townhouses, holiday homes',
          'Commercial: office buildings, shops, shopping centres, hotels, restaurants',
          'Industrial: warehouses, factories, manufacturing plants, distribution centres',
          'Land: agricultural land, undeveloped land, plots for development',
        ],
        'Which one you need usually depends on who will read it. If you are not sure, ask whoever requires it. We are glad to tell you how short and full valuations differ.',
      ],
      more: 'Which valuation do I need?',
    },

    report_time: {
      question: 'How long until I have the report?',
      answer: [
        'As long as the offer that you accept says. Every valuer states a delivery time, and you agree on it in your contract, including when it starts: on signature, say, or once the documents are complete.',
        'It depends on the property and the scope, on whether the documents are complete, on how fast authorities answer and on when the inspection can take place. We promise no duration.',
      ],
      more: 'The six steps',
    },
    liability: {
      question: 'Who is liable for the report?',
      answer: [
        'The valuer with whom you conclude the contract. The valuer is responsible to you for content and punctuality; claims for defects or delay exist only between the two of you.',
        `${brand.name} brings you together and is not a party to that contract. For our own fault we are liable under the terms, for slight negligence only to a limited extent. Before you sign, ask the valuer about professional indemnity insurance and its limit.`,
      ],
      more: 'Read the terms',
    },
    value_standard: {
      question: 'Market value or lending value: which do I get?',
      answer: [
        'Whichever you agree on with the valuer. The platform distinguishes by scope, short and full; say in your enquiry which value is to be determined.',
        `Market value is the price that ordinary business dealings would bring on the valuation date (${law.marketValue}, the Federal Building Code); the ordinance ImmoWertV says how to determine it. Mortgage lending value is more cautious and meant to last; it may not exceed market value (${law.lendingValue}, the Pfandbrief Act), and the ordinance BelWertV says how to determine it.`,
        'A report on the one does not replace a report on the other. If you need the report in English or to a further standard, say so in the enquiry and agree on it with the valuer. Your contract with us is concluded in German.',
      ],
      more: 'The bases of value compared',
    },
    qualifications: {
      question: 'What qualifications do the valuers have?',
      answer: [
        'They differ; ask for the one that matters to your reader. The usual ones are:',
        [
          `Publicly appointed and sworn: by a chamber or authority for a field of expertise (${law.publicAppointment}, the Trade Code)`,
          `Certified: by a body accredited to ${standard.personCertification}; for the credit industry for instance by HypZert`,
          'Valuers without appointment or certificate: with training and experience',
        ],
        'With us, verified means: people have looked through the identity, profession and contact details that the valuer gives. It says nothing about professional aptitude; the valuer shows you appointment or certificate.',
      ],
      more: 'Qualifications at a glance',
    },
    independence: {
      question: 'How independent is the report?',
      answer: [
        'Our success fee follows the fee for the valuation, not the value of the property. Whether the value turns out high or low does not change it; the valuer sets the fee, and you conclude the contract with the valuer directly.',
        'Our terms oblige valuers to disclose, before the contract, whatever may cast doubt on their independence. You see offers sorted by fee and delivery time; by which criteria you choose, and when you rotate valuers, is your decision.',
      ],
      more: 'What banks settle beforehand',
    },
    who_sees_enquiries: {
      question: 'Who sees my enquiry?',
      answer: [
        'Verified valuers whose profile fits; premium partners receive more enquiries than others. The terms bind all of them to confidentiality. You share documents only after the contract, with the one valuer you chose.',
        'If the address itself is confidential, talk to us before you send the enquiry. Names of your own clients, of debtors or of tenants do not belong in it.',
      ],
      more: 'Ask us',
    },
    contract_papers: {
      question: 'Are there papers on data protection, outsourcing and DORA?',
      answer: [
        'Ask for them before you sign up: we tell you what exists already and what does not yet. Only one is promised: as far as we process data on your behalf, we conclude a contract about it, as the terms say.',
        [
          `A data processing agreement (${law.processorContract}) with technical and organisational measures`,
          `Information for your classification as outsourcing (${law.bankOutsourcing}, the Banking Act) or as an ICT service (${law.ictContracts})`,
          'The list of further service providers and of the places where data is kept',
        ],
        `We speak of an information security management system. That does not mean that we hold a certificate to ${standard.informationSecurity}.`,
      ],
      more: 'Which papers there are',
    },
    several_users: {
      question: 'Can several people use our account?',
      answer: [
        'Settle that with us before you sign up. It depends on who in your organisation enquires, who signs and who only reads.',
        'Do not pass on your sign-in: under the terms you keep it secret and answer for what is done with it, as far as you are to blame for its misuse.',
      ],
      more: 'Ask us',
    },

    court_use: {
      question: 'Can I use the report in court?',
      answer: [
        `Yes, but as your own submission and not as expert evidence (${law.courtExpertEvidence}, the Code of Civil Procedure). What you commission here is a private report.`,
        `A court chooses its own experts (${law.courtExpertChoice}); the platform appoints none. A good private report can help to prepare a lawsuit, or to avoid one.`,
      ],
      more: 'Courts, invoices, locked doors',
    },
    tax_evidence: {
      question: 'Will the German tax office accept the report?',
      answer: [
        `That depends first of all on who writes it; the tax office then weighs it. The lower value (${law.lowerTaxValue}, the Valuation Act) is usually proved by a report from the local committee of valuation experts, or from a valuer appointed or certified by a body that is public, publicly recognised or accredited to ${standard.personCertification} (${law.lowerTaxValueBy}).`,
        'Our verification is no substitute for that. Have the evidence shown to you before the contract, and state the valuation date in the enquiry.',
      ],
      more: 'Three cases in detail',
    },
    professional_secrecy: {
      question: 'May I upload my clients’ documents?',
      answer: [
        `Only once consent and an undertaking of confidentiality are settled. If the valuation serves a single matter directly, a lawyer needs the client’s consent (${law.lawyersServicesConsent}, the Federal Lawyers’ Act); whoever learns secrets has to be bound to confidentiality in text form (${law.lawyersServices}, ${law.professionalSecrecy}).`,
        'Before you sign up, ask for the contract that covers this. This website takes no documents, and neither does its contact form.',
      ],
      more: 'What to settle beforehand',
    },
    estate_invoice: {
      question: 'Can the invoice be made out to the estate?',
      answer: [
        'You agree on that with the valuer, who writes the invoice. Say in the enquiry that an estate or an insolvency estate is to pay, without naming anyone. Who commissions the report, and to whom the invoice is made out, you settle before you sign.',
        `If an insolvency administrator commissions the report for the insolvency estate, the fee is a liability of that estate (${law.estateLiability}, the Insolvency Code).`,
      ],
      more: 'Courts, invoices, locked doors',
    },

    number_of_enquiries: {
      question: 'How many enquiries will I get, and from where?',
      answer: [
        'Nobody promises you that. It depends on which properties are enquired about and where, on whether they fit your profile, and on whether you are verified.',
        `Up to ${figure.additionalLeads} additional enquiries are possible; there is no minimum. Premium partners receive more enquiries; what makes one is agreed individually.`,
      ],
      more: 'Your key benefits',
    },
    own_clients: {
      question: 'Do I pay for my own clients as well?',
      answer: [
        'Yes, if their enquiry comes in through your personal link. The same terms and the same success fee then apply as to any enquiry on the platform.',
        'Instructions that do not arise from an enquiry on the platform cost you nothing with us. We do not promise that an enquiry through your link goes to you alone; ask us before you sign up.',
      ],
      more: 'The personal enquiry link',
    },
    verification_papers: {
      question: 'What do I need to provide for verification?',
      answer: [
        'The completed form, your profile and, on request, evidence of identity, qualification and practice. People look through it to see whether it is complete and consistent.',
        'Verification is voluntary and free, but it is a condition of receiving enquiries. It is no seal and says nothing about your professional aptitude. If we decline, we say why.',
      ],
      more: 'Become a partner',
    },
    offers_without_documents: {
      question: 'Do I have to make an offer before seeing any documents?',
      answer: [
        'No, you need not make an offer at all. The client shares documents only after the contract; what you must know before, you clear up in the negotiation.',
        'State in your offer what you assume: scope, areas, available plans, access. If it proves wrong, both of you have a basis on which to calculate again.',
        'Your offer binds you for the period stated in it. Without one, you can withdraw it until it has been accepted.',
      ],
      more: 'How to start',
    },
    unpaid_fees: {
      question: 'What if the client does not pay?',
      answer: [
        'You collect your fee yourself, and the risk of default is yours. The contract is between you and the client; we do not step in.',
        'You can agree on an advance or on instalments in the contract. The success fee arises with the contract, even if the client later fails to pay; it lapses if the valuation does not take place for reasons that are not your responsibility.',
      ],
      more: 'Read the terms',
    },
    appointed_valuers: {
      question: 'May I take part as a publicly appointed valuer?',
      answer: [
        `The body that appointed you will tell you whether you may pay an introduction fee. Publicly appointed valuers (${law.publicAppointment}, the Trade Code) are subject to its rules; ask before you register.`,
        'What we can say is this: our success fee follows your fee, not the value of the property. You set the fee, and we take no part in what the report says.',
      ],
      more: 'The fees in detail',
    },

    not_our_business: {
      question: `What does ${brand.name} not do?`,
      answer: [
        'We do not value, and we do not answer for reports. In particular',
        [
          'we are not a party to the contract for the valuation,',
          'we do not check reports for accuracy,',
          'we promise no number of enquiries or offers,',
          'we appoint no experts for courts,',
          'we conclude no contracts with consumers,',
          'we give no legal or tax advice.',
        ],
      ],
      more: 'What the platform does not do',
    },
    private_persons: {
      question: 'Can I commission a report as a private individual?',
      answer: [
        `No, the platform is for businesses (${law.entrepreneur}, the German Civil Code), public bodies and people who hold an office. Estate and insolvency administrators are among the latter.`,
        'A law firm that acts for you, or an agency that sells for you, can enquire in its own name; it is then the client and owes the fee.',
      ],
      more: 'Who the platform is for',
    },
    end_of_contract: {
      question: 'What happens to my documents when I leave?',
      answer: [
        `We delete your data ${figure.deletionAfterTermination} after the user agreement ends. You can end it at the end of any calendar month.`,
        'Until then you can save your reports; on request we provide your data in a common format. The platform is no archive for the periods for which you must keep records. What the law obliges us to keep, or what we still need for claims, is blocked instead of deleted. While a valuation is in progress, the other party keeps access to the data needed to complete it.',
      ],
      more: 'Read the terms',
    },
  },
  contact: {
    title: 'Is your question missing?',
    text: `Write to us. During hotline hours we usually reply within ${figure.replyWithin}.`,
    link: 'Get in touch',
    hours: `daily ${hotline.opens} to ${hotline.closes}, German\u00a0time`,
  },
};
