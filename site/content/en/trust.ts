import { brand } from '#common/company.ts';
import type { TrustContent } from '../types/trust.ts';
import { law, standard } from './format.ts';

export const trust: TrustContent = {
  meta: {
    description: `What ${brand.name} says about valuers, times, costs and security in Germany, what there is evidence for, what not yet, and what the platform does not do.`,
    keywords:
      'evidence, verified valuers, valuer qualifications Germany, publicly appointed and sworn valuer, HypZert, information security, data processing agreement',
  },
  header: {
    kicker: 'Evidence',
    title: 'What we say, and what is behind it',
    lead: 'What the figures and promises on this website measure, whether there is evidence and who answers for them. Unless it says otherwise, the statement is our own.',
  },
  onThisPage: 'On this page',
  verification: {
    kicker: 'Verification',
    title: 'What does ‘verified’ mean?',
    lead: 'Verification is voluntary and free of charge, but it is a condition of receiving any enquiry. People look through the details, and through evidence where we ask for it. Verification is not a seal.',
    means: {
      title: 'What it means',
      items: [
        'The valuer has completed the profile and the verification form.',
        'Identity, profession and contact details are on file as the valuer states them; on request the valuer shows evidence of identity, qualification and practice.',
        'We have looked at whether the details, and any evidence shown, are complete and consistent.',
        'If something material changes, such as an appointment or a certification, the valuer has to tell us.',
      ],
    },
    meansNot: {
      title: 'What it does not mean',
      items: [
        'We have not assessed the valuer’s competence.',
        'We do not answer for the quality of any single report.',
        'Verified is neither a public appointment nor a certification.',
        'Whether the qualification is enough for your purpose is decided by whoever asks for the report.',
      ],
    },
  },
  qualifications: {
    kicker: 'Qualifications',
    title: 'Which qualification can I ask for?',
    lead: 'In Germany you will meet four descriptions. They say different things, and none replaces a look at experience with your kind of property.',
    items: {
      sworn: {
        title: 'Publicly appointed and sworn',
        text: `The competent body, usually a chamber, has established special expertise and personal suitability and has sworn the valuer in: to work independently, without instructions, in person, conscientiously and impartially (${law.publicAppointment}, the Trade Code). The title is protected.`,
        ask: 'the certificate of appointment with its field and term; the appointing body gives information.',
      },
      certified: {
        title: `Certified to ${standard.personCertification}`,
        text: 'A certification body has established the person’s competence in an examination and monitors it. A certificate has a defined scope and expires.',
        ask: 'the certificate with its scope and expiry date; whether the body is accredited.',
      },
      hypzert: {
        title: 'Certified by HypZert',
        text: 'HypZert is a certification body whose certificates are asked for above all by German lenders. They differ in scope, for instance in whether they include lending values.',
        ask: 'which certificate, for which values and kinds of property, and until when.',
      },
      independent: {
        title: 'Valuers without appointment or certificate',
        text: 'The German word for valuer, ‘Sachverständiger’, is not protected by itself. Somebody without appointment or certificate can have long experience, and will show it in other ways.',
        ask: 'training, years in practice, comparable reports, professional indemnity insurance.',
      },
    },
    askLabel: 'Ask to see:',
    note: `Sometimes the law has a say. As proof of a lower value for inheritance and gift tax, ${law.lowerTaxValueBy} (the Valuation Act) names a report by the local committee of valuation experts or by a valuer who is appointed or certified; for lending values ${law.lendingValuer} applies. Write the qualification you need into your enquiry, and ask to see the proof before you conclude the contract.`,
    guideLink: 'Which valuation do I need?',
    sampleLink: 'What does a report look like?',
  },
  figures: {
    kicker: 'Figures',
    title: 'What do our figures measure?',
    lead: 'What we say about times, savings and prices is our own statement and not a warranty. What binds us is in the terms.',
    groups: { times: 'Times and effects', prices: 'Prices and fees', service: 'Service and operation' },
    pricingLink: 'See the price list for clients',
  },
  security: {
    kicker: 'Security',
    title: 'How is my data protected?',
    lead: 'One line for each measure: what we do, how, and whether there is anything for you to see yet.',
    note: 'No measure makes attacks or losses impossible. What applies if data is lost is laid down in the terms.',
  },
  processors: {
    kicker: 'Recipients',
    title: 'Who sees my data?',
    items: [
      {
        title: 'On the platform',
        text: 'Your enquiry goes to verified valuers who are suitable by their profile. Contracts, documents and reports are made available to those involved in the instruction, as far as operation requires it.',
      },
      {
        title: 'On this website',
        text: 'Whoever runs server, mailboxes and, where one is used, the system for handling messages works on our behalf only. Google comes in only where the contact form shows the reCAPTCHA badge, Matomo only if you have agreed.',
      },
      {
        title: 'Client matters and professional secrecy',
        text: `If you are bound to secrecy (${law.professionalSecrecy}, the Criminal Code; for German lawyers ${law.lawyersServices}), settle both before you upload anything: the undertaking of confidentiality and, where it is needed, the consent. Ask us which declaration we can give.`,
      },
    ],
    privacyLink: 'Read the privacy notice of this website',
  },
  deletion: {
    kicker: 'Deletion',
    title: 'When is data deleted?',
    lead: 'Each period runs separately; statutory retention periods take precedence.',
  },
  papers: {
    kicker: 'Contract papers',
    title: 'Which contract papers should I ask for?',
    lead: 'Ask before you sign up. If something does not exist yet, we will say so.',
    items: [
      {
        title: 'Data processing agreement (DPA)',
        text: `We conclude one as far as we process data on your behalf (${law.processorContract}), as the terms say.`,
      },
      {
        title: 'Technical and organisational measures (TOMs)',
        text: 'Describe how data is protected; usually an annex to the agreement.',
      },
      {
        title: 'Outsourcing and ICT risk',
        text: `Institutions decide for themselves whether using the platform is outsourcing (${law.bankOutsourcing}, the Banking Act) and what a contract on ICT services must contain (${law.ictContracts}). Tell us what you require.`,
      },
      {
        title: 'Confidentiality',
        text: `For law firms, administrators and insurers: an undertaking of confidentiality as your professional rules or ${law.professionalSecrecy}, the Criminal Code, require it.`,
      },
    ],
    contactLink: 'Ask for the papers',
  },
  limits: {
    kicker: 'Limits',
    title: `What does ${brand.name} not do?`,
    items: [
      {
        title: 'We are not your contracting party for the report',
        text: 'You conclude the valuation contract with the valuer, who is liable to you for the report’s content and for delivering it on time, and who invoices you. Claims under it exist only between the two of you.',
      },
      {
        title: 'We do not value, and we do not judge reports',
        text: 'We will not tell you whether a report is right. We pass complaints about a report on to the valuer.',
      },
      {
        title: 'We promise neither offers nor enquiries',
        text: 'Valuers are free to make an offer, clients to accept one. Nobody promises how many there will be.',
      },
      {
        title: 'We set neither fees nor results',
        text: 'The valuer names the fee. Our success fee follows that fee; it is not tied to the value that the report arrives at.',
      },
      {
        title: 'We are no substitute for appointment by a court',
        text: `A report you commission here is a private expert’s report. Court experts are chosen by the court (${law.courtExpertChoice}, the Code of Civil Procedure).`,
      },
      {
        title: 'We do not work for consumers',
        text: 'The platform is open to businesses, public bodies and those who hold an office, such as estate and insolvency administrators.',
      },
    ],
    termsLink: 'Read the terms and conditions',
  },
};
