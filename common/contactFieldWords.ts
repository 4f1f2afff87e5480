import type { ContactField } from './contactFields.ts';

type ContactFieldWords = {
  /** In the team's mail, in the team's language. */
  mail: string;
  /** In what `contact show` and `contact export` print. */
  command: string;
  /** In the record of processing activities (`docs/data-protection/record.md`): what is stored. */
  record: string;
  /** In the privacy notice of each language: what is sent, and what the sentence about its purpose calls it. */
  notice: Record<'de' | 'en', { sent: string; purpose: string }>;
};

/**
 * What a field of the contact form is called where the team, operators and data protection read of it. Mail and
 * commands are written from here; the documents are tested against it (`docs/check/contactFields.test.ts`). What the
 * form itself calls a field is in `contactForm.json` of each language.
 */
export const contactFieldWords: Readonly<Record<ContactField, ContactFieldWords>> = {
  firstName: {
    mail: 'Vorname',
    command: 'First name',
    record: 'Vorname',
    notice: {
      de: { sent: 'Vorname', purpose: 'Name' },
      en: { sent: 'first name', purpose: 'name' },
    },
  },
  lastName: {
    mail: 'Nachname',
    command: 'Surname',
    record: 'Nachname',
    notice: {
      de: { sent: 'Nachname', purpose: 'Name' },
      en: { sent: 'surname', purpose: 'name' },
    },
  },
  email: {
    mail: 'E-Mail',
    command: 'E-mail',
    record: 'E-Mail-Adresse',
    notice: {
      de: { sent: 'E-Mail-Adresse', purpose: 'E-Mail-Adresse' },
      en: { sent: 'email address', purpose: 'email address' },
    },
  },
  phone: {
    mail: 'Telefon',
    command: 'Phone',
    record: 'Telefonnummer',
    notice: {
      de: { sent: 'Telefonnummer', purpose: 'Telefonnummer' },
      en: { sent: 'phone number', purpose: 'phone number' },
    },
  },
  town: {
    mail: 'Ort',
    command: 'Town',
    record: 'Ort',
    notice: {
      de: { sent: 'Ort', purpose: 'Ort' },
      en: { sent: 'town', purpose: 'town' },
    },
  },
  country: {
    mail: 'Land',
    command: 'Country',
    record: 'Land',
    notice: {
      de: { sent: 'Land', purpose: 'Land' },
      en: { sent: 'country', purpose: 'country' },
    },
  },
  message: {
    mail: 'Nachricht',
    command: 'Message',
    record: 'Nachricht',
    notice: {
      de: { sent: 'Nachricht', purpose: 'Nachricht' },
      en: { sent: 'message', purpose: 'message' },
    },
  },
};
