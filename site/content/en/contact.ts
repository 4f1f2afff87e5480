import { words } from '#common/words/en.ts';
import { common } from './common.ts';
import { figure, hotline } from './format.ts';

export const contact = {
  meta: {
    description: `Questions about a property valuation? Write to us or call us: daily from ${hotline.opens} to ${hotline.closes} German time we usually reply within ${figure.replyWithin}.`,
    keywords:
      'contact, hotline, technical support, property valuation questions, report a problem, send a message',
  },
  header: {
    kicker: 'Contact',
    title: 'Talk to us',
    lead: `During hotline hours we usually reply within ${figure.replyWithin}.`,
  },
  sections: {
    send_message: 'Send a message',
    contact_details: 'Contact details',
    report_problem: 'Report a problem',
  },
  lead: 'All fields are required. Please leave out confidential case details.',
  /** Below the hours, which name the time zone. */
  now: {
    ...common.hotline,
    open: `Open now, until ${hotline.closes}`,
    before: `Opens at ${hotline.opens} today`,
    after: `Opens at ${hotline.opens} tomorrow`,
  },
  details: { email: 'Email', address: 'Postal address' },
  support: {
    text: `We aim to fix problems on the platform within ${figure.supportFixWithin}.`,
    role: 'Technical support',
    email: 'Email',
    phone: 'Phone',
  },
  sent: {
    title: 'Sent',
    thanks: words.thanks,
    reference: words.reference,
    referenceUse: words.referenceUse,
    text: `We will get back to you as soon as possible, usually within ${figure.replyWithin} during hotline hours.`,
  },
} as const;

export const contactForm = {
  labels: {
    firstName: 'First name',
    lastName: 'Surname',
    email: 'Email',
    phone: 'Phone',
    town: 'Town',
    country: 'Country',
    message: 'Your message',
    consent: 'the tick',
  },
  /** Beside a field's name: what we need it for. */
  purposes: { phone: 'for queries' },
  ask: {
    firstName: 'Enter your first name.',
    lastName: 'Enter your surname.',
    email: 'Enter a valid email address, for example name@example.com.',
    phone: 'Enter your phone number.',
    town: 'Enter your town.',
    country: 'Choose your country.',
    message: 'Write your message.',
    consent: 'Tick the box for terms and privacy notice.',
  },
  chooseCountry: 'Please choose',
  consent: {
    before: 'I accept the ',
    terms: 'terms',
    between: ' and have read the ',
    privacy: 'privacy notice',
    after: '.',
  },
  retention: `We delete your details no later than ${figure.contactDataDeletion} after your message was delivered to our team, unless we are required to keep them.`,
  honeypot: 'Please leave empty',
  submit: { idle: common.actions.sendMessage, again: 'Send again', busy: 'Sending…' },
  hint: {
    open: 'Please fill in or check:',
    ready: 'All done. Your message is ready to send.',
    failed: 'Your message was not sent.',
  },
  counter: { left: 'Characters left:', over: 'Characters over the limit:' },
  errors: words.fields,
  otherWays: {
    kept: 'Your text is still here.',
    mail: 'Send it as an email',
    call: 'or call us on',
    subject: words.mailDraft.subject,
    cut: words.mailDraft.cut,
  },
  error: {
    text: words.failed,
    invalid: words.invalid,
    offline: 'You are offline. Please send the message once you are connected again.',
  },
} as const;
