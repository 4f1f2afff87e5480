import { claimDates } from '../claimDates.ts';
import type { ClaimsContent } from '../types/claims.ts';
import { figure, format, standard } from './format.ts';

export const claims: ClaimsContent = {
  labels: {
    statedBy: 'Stated by',
    asOf: 'As of',
    evidence: 'Evidence',
    laidDown: 'Laid down in',
    terms: 'terms, clause',
    decides: 'Decided by',
    review: 'Next review',
  },
  statedBy: { valuer: 'the valuers themselves' },
  evidence: {
    none: 'none yet',
    agreed: 'in the terms',
    test: 'automated tests',
  },
  roles: {
    management: 'management',
    operations: 'head of operations',
    valuation: 'head of valuation',
    technology: 'head of technology',
    dataProtection: 'management with the data protection officer',
    'nobody yet': 'nobody yet',
  },
  dates: claimDates(format),
  items: {
    verified: {
      says: 'Only verified valuers receive enquiries',
      measures:
        'Verified means that people have looked at whether the details and, where we ask for it, the evidence are complete and consistent. It says nothing about competence or about any single report.',
    },
    valuerDetails: {
      says: 'Profiles state what valuers say about themselves',
      measures:
        'Identity, profession and contact details as the valuer gives them. The valuer is responsible for their being correct.',
    },
    premiumPartners: {
      says: 'Premium partners receive more enquiries',
      measures:
        'What makes a premium partner is agreed individually. You sort the offers yourself: by fee or by delivery time.',
    },

    adminTimeSaved: {
      says: `About ${figure.adminTimeSaved} less admin time`,
      measures:
        'The time for search, choice, contract, documents and appointments; for valuers with the offer in place of the search. What it is compared with is not documented yet.',
    },
    timeToEnquiry: {
      says: `An enquiry in ${figure.timeToEnquiry} on average`,
      measures: 'From the empty form to the sent enquiry. An individual enquiry can take longer.',
    },
    firstOffer: {
      says: `The first offer within ${figure.firstOfferWithin}, typically after ${figure.firstOfferTypical}`,
      measures:
        'From the sent enquiry to the first offer. Whether anybody makes one is up to the valuers; no offer is promised.',
    },
    offersToCompare: {
      says: `Several offers to compare within ${figure.allOffersWithin}`,
      measures: 'From the sent enquiry until several offers are there. No particular number is promised.',
    },
    enquiryToOffer: {
      says: `An offer in ${figure.enquiryToOffer}`,
      measures:
        'A valuer’s working time from reading the enquiry to sending the offer, not the time that passes until then.',
    },
    profileTime: {
      says: `A profile in ${figure.profileTime}`,
      measures: 'Filling in the profile. The verification form is extra.',
    },
    additionalLeads: {
      says: `Up to ${figure.additionalLeads} more enquiries for valuers`,
      measures:
        'A ceiling, not an average; what it is compared with has not been shown yet. How many enquiries anybody receives is not promised.',
    },

    registration: {
      says: 'Signing up is free and commits you to nothing',
      measures: 'No charge by us for the account, and no duty to enquire or to offer.',
    },
    valuationFees: {
      says: `Short valuations from about ${figure.shortValuationFrom}, full valuations from about ${figure.fullValuationFrom}, plus VAT`,
      measures:
        'Fees at which offers begin. The valuer sets the fee; for large or difficult properties it can be several times as much.',
    },
    handlingCharge: {
      says: `No handling charge for institutional clients in the first ${figure.adminFeeWaiver}`,
      measures:
        'Counted from registration; for banks, insurers, law firms, administrators and estate agencies.',
    },
    handlingChargeAfterwards: {
      says: 'Before you commission anything, you see which handling charge applies after that',
      measures:
        'Its amount is not on this website yet. The platform shows it before you give an instruction.',
    },
    successFee: {
      says: `Success fee: ${figure.successFee} of the valuer’s fee, at least ${figure.minimumFee} per report, plus VAT`,
      measures:
        'The valuer pays it for an instruction won through us; it depends on the fee, not on the value of the property.',
    },
    freeAtSignUp: {
      says: `The first ${figure.freeAtSignUp} are free for valuers`,
      measures:
        'Counted from registration, not from verification. Contracts concluded in that time carry no success fee.',
    },
    flatFee: {
      says: `Monthly flat fee for valuers: ${figure.valuerFlatFee}`,
      measures: 'Under the price list in force. The terms provide for a flat fee as a framework.',
    },

    reply: {
      says: `A reply usually within ${figure.replyWithin}`,
      measures: 'The time until we answer a message, counted in hotline hours.',
    },
    complaints: {
      says: `We handle complaints within ${figure.complaintsHandledWithin}`,
      measures: 'From receipt until the result is communicated.',
    },
    supportFix: {
      says: `We aim to fix faults within ${figure.supportFixWithin}`,
      measures: 'An aim for reported faults of the platform, not a commitment.',
    },
    managementFeatures: {
      says: `Managing documents and inspections: since ${figure.managementFeaturesYear}`,
      measures: 'Since when the platform has had these two features.',
    },
    accessibility: {
      says: `Two test engines find no violation of ${standard.webAccessibility}, level AA, on any page`,
      measures:
        'The result of automated tests of this website. They do not measure what only people can judge.',
    },

    managementSystem: {
      says: 'Information security management system',
      measures: `Responsibilities and measures are laid down, and risks are reviewed continually. This is no claim to a certificate under ${standard.informationSecurity}.`,
    },
    integrity: {
      says: 'Information integrity',
      measures:
        'Offers, contracts and reports are meant to stay as they were submitted. The technical description has not been published yet.',
    },
    twoFactor: {
      says: 'Two-factor authentication',
      measures:
        'On signing in, the platform asks for a second factor beside the password, where it is provided for the account.',
    },
    humanFirewall: {
      says: 'Trained staff',
      measures:
        'Our staff are trained to recognise and report attacks. Training lowers the risk; it does not remove it.',
    },
    encryption: {
      says: 'Data encryption',
      measures:
        'Enquiries, documents and reports are encrypted. The methods used in transit and at rest have not been published yet.',
    },
    backups: {
      says: 'Regular backups',
      measures:
        'Data can be restored from copies after a failure. That does not rule out loss; keep copies of important documents yourself.',
    },
    hosting: {
      says: 'Hosting in Germany',
      measures:
        'Platform, website and contact form run on servers in Germany. Where we use reCAPTCHA on the form, data can reach Google in the USA.',
    },

    contactMessages: {
      says: `Contact messages: deleted no later than ${figure.contactDataDeletion} after they were dealt with`,
      measures: `Unless it has been marked as dealt with, a request counts as dealt with after ${figure.assumedDealtWith}. Statutory retention periods are unaffected.`,
    },
    accountData: {
      says: `Data on the platform: deleted ${figure.deletionAfterTermination} after the end of the user agreement`,
      measures:
        'Until then you can save your data and reports. What you must keep for longer belongs in an archive of your own.',
    },
    analyticsData: {
      says: `Analytics data of this website: deleted after ${figure.analyticsDeletion}`,
      measures: 'Collected only with your consent. Matomo deletes it after the period set there.',
    },
    analyticsChoice: {
      says: `Your choice about analytics is valid for ${figure.consentValidity}`,
      measures: 'After that the website asks again. The choice is stored in your browser.',
    },

    contractPapers: {
      says: 'You receive contract papers on request, where they exist',
      measures:
        'As far as we process data on your behalf, we conclude a contract on it. Ask before you sign up which further papers there are.',
    },
    platformProcessors: {
      says: 'Who processes data for the platform is stated in its own privacy notice',
      measures: 'A list of the service providers has not been published on this website yet.',
    },
  },
};
