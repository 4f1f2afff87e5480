import type { Locale } from '#common/locales.ts';
import type { ContactDetails, OutboxMessage } from './store/message.ts';

/**
 * What a receiver of accepted messages gets (docs/webhook.md), in the shape that Standard Webhooks recommends.
 * Names and meanings stay as they are; what comes later comes beside them.
 */
export type WebhookEvent = {
  type: 'contact.accepted';
  /** When the message was accepted, as `receivedAt`. */
  timestamp: string;
  data: {
    /** The same as webhook-id; names the message in every repetition. */
    id: string;
    /** What the sender was told to call it; null for an older one. */
    reference: string | null;
    receivedAt: string;
    /** Language that the sender used. */
    locale: Locale;
    /** What the sender typed; country is an ISO 3166-1 code from our form, or a name from elsewhere. */
    contact: ContactDetails;
  };
};

/** The event that a message is to its receiver; the same in every repetition. */
export function eventOf({ id, reference, contact, locale, receivedAt }: OutboxMessage): WebhookEvent {
  const time = receivedAt.toISOString();
  return {
    type: 'contact.accepted',
    timestamp: time,
    data: { id, reference: reference ?? null, receivedAt: time, locale, contact },
  };
}
