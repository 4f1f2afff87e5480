/** What the form asks for, and how it is taken. */
export type ContactFieldEntry = {
  /** Longest accepted length, in UTF-16 code units, as `maxlength` counts them. */
  limit: number;
  /** Whether a message without it is refused; one that is left out is stored as an empty text. */
  isRequired: boolean;
  /** How a text is read: of one line, of several, or as an e-mail address. */
  reading: 'line' | 'text' | 'address';
  /** What browsers fill in (HTML, "Autofill"); left out where they have nothing. */
  autoComplete?: string;
};

/**
 * The fields that a person fills in, in the form's order. Schema, form, stored fingerprint, mails, commands and webhook
 * follow from here; what each is called is in `contactFieldWords.ts` and in `contactForm.json` of each language.
 */
export const contactFieldEntries = {
  firstName: { limit: 100, isRequired: true, reading: 'line', autoComplete: 'given-name' },
  lastName: { limit: 100, isRequired: true, reading: 'line', autoComplete: 'family-name' },
  // RFC 5321: the longest address that fits a mailbox path.
  email: { limit: 254, isRequired: true, reading: 'address', autoComplete: 'email' },
  phone: { limit: 40, isRequired: true, reading: 'line', autoComplete: 'tel' },
  town: { limit: 120, isRequired: true, reading: 'line', autoComplete: 'address-level2' },
  country: { limit: 80, isRequired: true, reading: 'line', autoComplete: 'country' },
  message: { limit: 5000, isRequired: true, reading: 'text' },
} as const satisfies Record<string, ContactFieldEntry>;

export type ContactField = keyof typeof contactFieldEntries;

/** The fields without which a message is refused. */
export type RequiredContactField = {
  [Field in ContactField]: (typeof contactFieldEntries)[Field]['isRequired'] extends true ? Field : never;
}[ContactField];

/** In the form's order. */
export const contactFields = Object.keys(contactFieldEntries) as ContactField[];

/** A field's entry in its full type, for whoever treats all fields alike. */
export function contactFieldEntry(field: ContactField): ContactFieldEntry {
  return contactFieldEntries[field];
}

/** All fields but the message, which stands below them wherever they are listed. */
export const contactDetailFields = contactFields.filter((field) => field !== 'message');
