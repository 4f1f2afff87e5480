import { brand } from '#common/company.ts';
import { figure, law, standard } from './format.ts';

export const trust = {
  meta: {
    description: `How ${brand.name} protects your data, what is agreed by contract, who receives data, when it is deleted, and which qualifications of valuers you can ask for.`,
    keywords:
      'security, data processing agreement, confidentiality, information security, verified valuers, publicly appointed and sworn valuer, HypZert',
  },
  header: {
    kicker: 'Security and contracts',
    title: 'What your legal and IT teams will ask',
    lead: 'How we protect your data, what is agreed by contract, and what the valuer answers for.',
  },
  security: {
    title: 'How we protect your data',
    note: `No system is beyond attack. The terms say how ${brand.name} is liable if something does happen.`,
  },
  agreed: {
    title: 'What is agreed',
    lead: 'Our terms and conditions are the basis. You sign the valuation contract directly with the valuer.',
    items: [
      {
        title: 'Confidentiality',
        text: 'Enquiries, offers, documents and reports are confidential. Clients may show offers and reports to those to whom they are accountable, such as heirs, creditors, auditors and courts.',
      },
      {
        title: 'Data processing agreement',
        text: `Where we process data on your behalf, we enter into a contract with you (${law.processorContract}), with the technical and organisational measures annexed.`,
      },
      {
        title: 'Professional secrecy',
        text: `If you are bound to secrecy (${law.professionalSecrecy}, ${law.lawyersServices}), agree the undertaking with us and obtain your client’s consent before the first upload.`,
      },
      {
        title: 'Outsourcing and ICT risk',
        text: `Whether using the platform is outsourcing (${law.bankOutsourcing}), and what an ICT contract must contain (${law.ictContracts}), is for the institution to judge.`,
      },
      {
        title: 'Faults and complaints',
        text: `We aim to fix faults within ${figure.supportFixWithin} and handle complaints within ${figure.complaintsHandledWithin}.`,
      },
      {
        title: 'Leaving',
        text: 'You can terminate at the end of any calendar month. No further notice period applies.',
      },
      {
        id: 'verification',
        title: 'Verification',
        text: 'Only verified valuers receive enquiries. People look through identity, profession and contact details to see whether they are complete and consistent. Verification is not a quality mark.',
      },
      {
        id: 'figures',
        title: 'Fees',
        text: `Valuers pay a success fee of ${figure.successFee} of the valuation fee, with a minimum of ${figure.minimumFee} per report, both plus VAT. The first ${figure.freeAtSignUp} are free. Their monthly flat fee is ${figure.valuerFlatFee}.`,
      },
    ],
    termsLink: 'Read the terms',
    pricingLink: 'Prices at a glance',
  },
  qualifications: {
    title: 'Which qualifications you can ask for',
    lead: 'Put the qualification you require in your enquiry. Ask to see the certificate of appointment or qualification before you sign.',
    items: {
      sworn: {
        title: 'Publicly appointed and sworn',
        text: `A chamber or authority has confirmed special expertise and sworn the valuer in (${law.publicAppointment}). The title is protected in Germany.`,
      },
      certified: {
        title: 'Certified',
        text: `A body accredited to ${standard.personCertification} has examined the valuer’s competence and monitors it, for instance HypZert, DIAZert or Sprengnetter. RICS and TEGOVA award qualifications too.`,
      },
      independent: {
        title: 'Valuers without appointment or certificate',
        text: 'In Germany the title ‘Sachverständiger’ alone is not protected. Training, years of practice and comparable reports show experience.',
      },
    },
    guideLink: 'Which valuation do I need?',
    sampleLink: 'See a sample report',
  },
  processors: {
    title: 'Who receives your data',
    items: [
      {
        title: 'On the platform',
        text: 'Your enquiry goes to verified valuers whose profile fits. You share documents only after the contract, with the one valuer you chose.',
      },
      {
        title: 'On this website',
        text: 'The providers of our servers and mailboxes act on our behalf. Web analytics with Matomo runs only if you agree to it.',
      },
    ],
    privacyLink: 'Privacy notice of this website',
  },
  deletion: {
    title: 'When we delete',
    lead: 'Statutory retention duties take precedence.',
    items: [
      {
        title: 'Platform',
        text: `We delete your data ${figure.deletionAfterTermination} after the end of the user agreement.`,
      },
      {
        title: 'Contact messages',
        text: `We delete your message no later than ${figure.contactDataDeletion} after it was delivered.`,
      },
      {
        title: 'Web analytics',
        text: `We delete analytics data after ${figure.analyticsDeletion}. Your choice about analytics holds for ${figure.consentValidity}.`,
      },
    ],
  },
  limits: {
    title: `What ${brand.name} is not`,
    items: [
      'We are not a party to the valuation contract. The valuer is liable for the content of the report and its timely delivery.',
      'We make no valuations ourselves and do not review reports.',
      'We prescribe no fees. Our success fee does not depend on the value of the property.',
      'We do not contract with consumers.',
    ],
    contactLink: 'Request contract documents',
  },
} as const;
