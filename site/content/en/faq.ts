import { brand } from '#common/company.ts';
import type { FaqContent } from '../types/faq.ts';
import { figure, hotline } from './format.ts';

export const faq: FaqContent = {
  meta: {
    description: `Answers about property valuation with ${brand.name}: how it works, how long it takes, security, costs for clients and valuers, signing up, kinds of valuation.`,
    keywords:
      'FAQ, frequently asked questions, property valuation process, valuation cost, turnaround, success fee, become a valuer',
  },
  header: {
    kicker: 'FAQ',
    title: 'Frequently asked questions',
    lead: 'How it works, how long it takes, how safe it is and what it costs: seven answers worth having before you sign up.',
  },
  all: { open: 'Open all answers', close: 'Close all answers' },
  items: {
    how_it_works: {
      question: 'How does the platform work?',
      answer: [
        `As a client you describe once what you need valued; on average that takes ${figure.timeToEnquiry}. From then on, six steps lead to the report:`,
        [
          'Create an enquiry: you name the property and the kind of valuation.',
          'Select an offer: you see the valuers’ offers sorted by price and delivery time.',
          'Sign the contract: you conclude it directly with the valuer.',
          'Share documents: you provide what the valuer needs in the same place.',
          'Inspection: the valuer looks at the property on site.',
          'Receive the report: the finished document is filed with your enquiry.',
        ],
        'You can manage several enquiries at once, and you never have to accept an offer.',
        `As a valuer you receive qualified leads, make offers and negotiate directly with the client. It takes you just ${figure.enquiryToOffer} from enquiry to offer.`,
      ],
      more: 'Get to know the platform',
    },
    turnaround: {
      question: 'How soon will I have offers?',
      answer: [
        `You receive the first offer within ${figure.firstOfferWithin}, typically after ${figure.firstOfferTypical}.`,
        `A full set of offers to compare takes ${figure.allOffersWithin}. You need not wait for it: if the first one suits you, you can accept it.`,
        'When the report is ready depends on the delivery time, which every valuer states in the offer. So you know it before you decide.',
      ],
      more: 'How to start',
    },
    security: {
      question: 'How secure is my data?',
      answer: [
        'Having a property valued means handing over confidential documents. We protect them with technology, with rules and with people who take both seriously:',
        [
          'Information security management system (ISMS): responsibilities and measures are defined and risks are reviewed continually.',
          'Information integrity: what was agreed stays as it was agreed.',
          'Two-factor authentication: a password alone does not open an account.',
          'Human firewall: our staff are trained to recognise attacks.',
          'Data storage: your data is encrypted, regularly backed up and hosted on servers in Germany.',
        ],
      ],
      more: 'Security and compliance',
    },
    client_costs: {
      question: 'What does the platform cost clients?',
      answer: [
        'Signing up carries no obligation and no payment. You pay for the report you order; the valuer sets its price, and you know it before you accept.',
        [
          `Short valuations start from about ${figure.shortValuationFrom}.`,
          `Full valuations start from about ${figure.fullValuationFrom}.`,
          `For institutional clients we waive the admin fees for the first ${figure.adminFeeWaiver}. After that, the current price list applies.`,
          'The valuer pays the success fee; you do not.',
        ],
        'You conclude the contract for the valuation directly with the valuer, and the fee you agree on belongs to the valuer.',
      ],
      more: 'Pricing at a glance',
    },
    valuer_costs: {
      question: 'What does the platform cost valuers?',
      answer: [
        `The first ${figure.freeAtSignUp} after you sign up are free. After that you pay only when you win an order through the platform:`,
        [
          `The success fee is ${figure.successFee} of the valuation’s price.`,
          `The minimum is ${figure.minimumFee} per report.`,
          'You pay no recurring fees, neither monthly nor yearly.',
          'Verification is free as well.',
        ],
        `You set your own price, and the fee for the valuation is yours. Our terms and conditions provide for a monthly flat fee; for valuers, the current price list sets it at ${figure.valuerFlatFee}.`,
      ],
      more: 'The fees in detail',
    },
    becoming_a_valuer: {
      question: 'How do I become a valuer on the platform?',
      answer: [
        [
          `Register: you open an account and fill in your profile, which takes ${figure.profileTime}.`,
          'Get verified: you complete the verification form. Verification is optional and free; qualified leads go to verified valuers.',
          'Welcome aboard: you are notified of new leads and make your offers.',
          'Place your link: put your personal enquiry link on your own pages if you like.',
        ],
        `Premium partners get more leads. In all, up to ${figure.additionalLeads} additional leads are possible, and your first ${figure.freeAtSignUp} cost you nothing.`,
      ],
      more: 'Become a partner',
    },
    valuation_types: {
      question: 'What valuations can I ask for?',
      answer: [
        'Short valuations for a quick, concise overview, and full valuations when the value has to be derived and explained in detail\u00a0– each for four types of property:',
        [
          'Residential: single-family homes, apartments, condominiums, townhouses, vacation homes',
          'Commercial: office buildings, retail stores, shopping centres, hotels, restaurants',
          'Industrial: warehouses, factories, manufacturing plants, distribution centres',
          'Land: agricultural land, undeveloped land, plots for development',
        ],
        'Not sure which kind of valuation you need? Ring us or write to us.',
      ],
      more: 'For institutional clients',
    },
  },
  contact: {
    title: 'Is your question missing?',
    text: `Write to us. During hotline hours we usually reply within ${figure.replyWithin}.`,
    link: 'Get in touch',
    hours: `daily ${hotline.opens} to ${hotline.closes}, German time`,
  },
};
