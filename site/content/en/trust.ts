import { brand } from '#common/company.ts';
import { legalVersions } from '#common/legalVersions.ts';
import { asOf, figure, format, law, standard } from './format.ts';

export const trust = {
  meta: {
    description: `How ${brand.name} protects your data, what is agreed by contract, who receives data, when it is deleted, and which qualifications of valuers you can ask for.`,
    keywords:
      'security, data processing agreement, confidentiality, information security, verified valuers, publicly appointed and sworn valuer, HypZert',
  },
  header: {
    kicker: 'Security and contracts',
    title: 'For your legal and IT teams',
    lead: 'What is protected and what is agreed.',
  },
  asOf: asOf.trust,
  contents: {
    security: 'Security',
    contract_papers: 'Contracts',
    qualifications: 'Qualifications',
    processors: 'Recipients',
    deletion: 'Deletion',
    limits: 'Limits',
  },
  request: 'Request contract documents',
  ask: 'Send message',
  clause: (number: number) => `Terms, clause\u00a0${number}`,
  limits: {
    title: `What ${brand.name} does not do`,
    lead: 'The terms set out our liability.',
    items: {
      party: {
        title: 'Become a party to the contract',
        text: 'You sign directly with the valuer, who is liable for the content of the report and its timely delivery. We make no valuations ourselves and do not review reports.',
      },
      fees: {
        title: 'Set prices',
        text: 'Valuers set the fee. Where it is fixed, our success fee does not depend on the value of the property.',
      },
    },
  },
  security: { title: 'How we protect your data' },
  agreed: {
    title: 'What is agreed',
    lead: `Our terms of ${format.date(legalVersions.terms.date)} are the basis.`,
    items: {
      confidentiality: {
        title: 'Confidentiality',
        text: 'Enquiries, offers, documents and reports are confidential. Clients may show offers and reports to those to whom they are accountable, and to auditors, supervisors, tax authorities and courts.',
      },
      processing: {
        title: 'Data processing',
        text: `Where we process data on your behalf, we enter into a contract with you (${law.processorContract}), with the technical and organisational measures annexed.`,
        paper: 'DPA, on\u00a0request',
      },
      secrecy: {
        title: 'Professional secrecy',
        text: `If you are bound to secrecy (${law.professionalSecrecy}), you bind us to it in text form before the first upload (${law.lawyersServices}).`,
        paper: 'Undertaking, on\u00a0request',
      },
      outsourcing: {
        title: 'Outsourcing and ICT risk',
        text: `Whether using the platform is outsourcing (${law.bankOutsourcing}) or an ICT service (${law.ictContracts}) is for the institution to judge.`,
      },
      faults: {
        title: 'Faults and complaints',
        text: `We aim to fix faults within ${figure.supportFixWithin} and handle complaints within ${figure.complaintsHandledWithin} and tell you the outcome.`,
      },
      leaving: {
        title: 'Termination',
        text: 'Either side can terminate the user agreement in text form at the end of any calendar month, with no further notice period.',
      },
      verification: {
        title: 'Verification',
        text: 'Verification is optional and free of charge for valuers, but only verified valuers receive enquiries. Our staff look through the details of identity, profession and contact, and evidence where we ask for it, to see whether they are complete and consistent. That is no judgement of professional competence, and verification is not a quality mark.',
      },
    },
  },
  qualifications: {
    title: 'Qualifications',
    lead: 'Ask for one in your enquiry and check the document before you sign.',
    items: {
      sworn: {
        title: 'Publicly appointed and sworn',
        text: `A chamber or authority has confirmed special expertise and sworn the valuer in (${law.publicAppointment}). The title is protected in Germany.`,
        paper: 'Certificate of appointment',
      },
      certified: {
        title: 'Certified',
        text: `A body accredited to ${standard.personCertification} has examined the valuer’s competence and monitors it, for instance HypZert, DIAZert or Sprengnetter. RICS and TEGOVA award qualifications too.`,
        paper: 'Certificate',
      },
      independent: {
        title: 'Without appointment or certificate',
        text: 'In Germany the title ‘Sachverständiger’ alone is not protected. Training, years of practice and comparable reports show experience.',
      },
    },
    guideLink: 'Which valuation do I need?',
  },
  processors: {
    title: 'Who receives your data',
    items: {
      platform: {
        title: 'On the platform',
        text: 'Your enquiry goes to verified valuers whose profile fits. Premium partners may receive it before others; their offers are sorted by fee and turnaround like those of the others. You share documents only after the contract, with the one valuer you chose.',
      },
      website: {
        title: 'On this website',
        text: 'The providers of our servers, our mailboxes and, where we use one, a system for enquiries act on our behalf. Web analytics with Matomo runs only if you agree to it.',
      },
    },
  },
  deletion: {
    title: 'When we delete',
    lead: 'Statutory retention periods take precedence.',
    items: {
      account: {
        title: 'Platform',
        text: `We delete your data ${figure.deletionAfterTermination} after the end of the user agreement. Until then you can save your reports. What we are required to keep or still need for claims is restricted and deleted once the reason ceases to apply.`,
      },
      messages: {
        title: 'Contact messages',
        text: `We delete your message no later than ${figure.contactDataDeletion} after it was delivered to us or its delivery finally failed. Backups that still contain it then are usually deleted after ${figure.backupDeletion}.`,
      },
    },
  },
} as const;
