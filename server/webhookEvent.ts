import * as z from 'zod';
import { contactFields } from '#common/contact.ts';
import { localeCodes } from '#common/locales.ts';
import type { OutboxMessage } from './store/message.ts';

/**
 * What a receiver of accepted messages gets (docs/webhook.md), in the shape that Standard Webhooks recommends.
 * Names and meanings stay as they are; what comes later comes beside them.
 */
export const webhookEvent = z
  .object({
    type: z.literal('contact.accepted'),
    timestamp: z.iso.datetime().describe('When the message was accepted'),
    data: z.object({
      id: z.uuid().describe('The same as webhook-id; names the message in every repetition'),
      reference: z.string().nullable().describe('What the sender was told to call it; null for an older one'),
      receivedAt: z.iso.datetime(),
      locale: z.enum(localeCodes).describe('Language that the sender used'),
      contact: z
        .object(Object.fromEntries(contactFields.map((field) => [field, z.string()])))
        .describe(
          'What the sender typed; country is an ISO 3166-1 code from our form, or a name from elsewhere',
        ),
    }),
  })
  .describe('An accepted contact message');

/** The event that a message is to its receiver; the same in every repetition. */
export function eventOf({
  id,
  reference,
  contact,
  locale,
  receivedAt,
}: OutboxMessage): z.infer<typeof webhookEvent> {
  const time = receivedAt.toISOString();
  return {
    type: 'contact.accepted',
    timestamp: time,
    data: { id, reference: reference ?? null, receivedAt: time, locale, contact },
  };
}
