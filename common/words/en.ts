import { brand, contacts } from '../company.ts';
import type { Words } from './types.ts';

export const words = {
  accepted: 'We have received your message.',
  invalid: 'Your message has not been sent yet. Please check the fields that are marked.',
  malformed: 'The request cannot be read.',
  too_large: 'The message is too large.',
  unsupported_type: 'This format is not accepted.',
  not_found: 'There is nothing at this address.',
  method_not_allowed: 'This method is not allowed here.',
  invalid_key: 'The Idempotency-Key must be 8 to 128 printable ASCII characters.',
  key_conflict: 'This Idempotency-Key already belongs to another message.',
  captcha_refused: 'The security check failed. Please try again.',
  captcha_expired: 'The security check has expired. Please try again.',
  captcha_unavailable: 'The security check cannot be reached at the moment. Please try again later.',
  too_fast:
    'That was very quick. Your message has not been sent yet: please check your entries and send it again.',
  confirm: 'Your message has not been sent yet. Please check your entries and send it once more to confirm.',
  too_many: 'Too many requests. Please try again {wait}.',
  full: `Your message has not been sent: we take no more messages through the form today. Please call us: ${contacts.hotline.display}.`,
  cross_site: 'Messages sent from other websites are not accepted.',
  failed: 'Something went wrong. Please try again later.',
  errorTitle: 'Error:',
  unsent: 'Your message was not sent.',
  unsentAdvice:
    'Go back one page: what you wrote is still in the form. Please send it again in a few minutes, or call us:',
  tooLargeAdvice:
    'Go back one page: what you wrote is still in the form. Please shorten your message and send it again, or call us:',
  fields: {
    required: 'Required',
    invalid_email: 'Invalid email address',
    too_long: 'Too long',
  },
  mailDraft: {
    subject: 'Message from the contact form',
    cut: ' […]\n\n(Shortened here: please paste the rest from the form.)',
  },
  thanks: 'Thank you for your message.',
  reference: 'Your reference',
  referenceUse: 'Please quote it if you call us or write again.',
  next: (day, time) =>
    `We will get back to you as soon as possible, usually by about ${time} ${day} (German time).`,
  receipt: {
    subject: `Your message to ${brand.name}`,
    greeting: 'Hello,',
    received: (day, time) => `Thank you for your message. It reached us on ${day} at ${time} (German time).`,
    hotline: (number, opens, closes) =>
      `If it is urgent, please call us: ${number}, daily from ${opens} to ${closes}, German time.`,
    reply: 'If you would like to add something, simply reply to this email.',
    automatic:
      'This email was sent automatically because your email address was given in our contact form. If that was not you, there is nothing you need to do.',
    privacy: 'How we handle your details:',
    managingDirector: 'Managing director',
    vatId: 'VAT ID',
  },
} as const satisfies Words;
