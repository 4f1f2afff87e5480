import { contactFields } from '#common/contactFields.ts';
import type { ContactDetails, Message, Delivery } from '#server/store/message.ts';

/** What the store gives for a message from before the form had a field: every field there is, empty. */
export const blankContact = Object.fromEntries(contactFields.map((field) => [field, ''])) as ContactDetails;

/** A message with what usually breaks on the way: umlauts, quotes, line breaks, emoji. */
export const sampleContact: ContactDetails = {
  firstName: 'Jörg „Jo“',
  lastName: "O'Größer-Süß",
  email: 'joerg.groesser+anfrage@beispiel.example',
  phone: '+49 30 23125 321',
  town: 'Köln & Düsseldorf',
  country: 'DE',
  message: 'Guten Tag,\n\nist das <b>"Haus"</b> schon bewertet?\n\tDanke 👍🏽 – Jörg',
};

export function sampleMessage(changes: Partial<ContactDetails> = {}): Message {
  return {
    id: '01a1fbc5-3c83-7035-a8b6-8e49c7afd047',
    reference: 'BW-7K3Q-M2',
    contact: { ...sampleContact, ...changes },
    locale: 'de',
    receivedAt: new Date('2026-03-02T09:30:15Z'),
  };
}

/** The headers of the team's mail in their order, of which no value that was typed begins another. */
export const headersToTeam = [
  'Auto-Submitted',
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
];

/** The delivery of that message to somebody of the team. */
export function sampleDelivery(changes: Partial<Delivery> = {}): Delivery {
  return {
    message: sampleMessage(),
    destination: 'team',
    recipient: 'team@bewertra.example',
    attempts: 1,
    refusals: 0,
    triedSince: new Date(),
    ...changes,
  };
}
