import { createHmac } from 'node:crypto';
import { brand } from '#common/company.ts';
import type { Locale } from '#common/locales.ts';
import type { ContactDetails, Delivery, Message } from '#server/store/message.ts';
import { SECOND, type Clock } from '#server/time.ts';
import { final, temporary } from '#server/delivery/fault.ts';
import { DeliveryError, type DestinationOf } from './destination.ts';

/** How long a receiver has for everything (Standard Webhooks, "Request timeouts": 15 to 30 s). */
const answerLimit = 20 * SECOND;

/** A secret as Standard Webhooks writes it: this before the key in base64. */
const secretPrefix = 'whsec_';

/** The receiver's own status that says: nobody wants this any more (Standard Webhooks, "Delivery success"). */
const gone = 410;

type Options = {
  url: string;
  /** In the order in which they are signed with; several while an old one is being replaced. */
  secrets: readonly string[];
  /** How long the receiver has, in milliseconds. */
  limit?: number;
  clock?: Clock;
};

/**
 * What a receiver of accepted messages gets (docs/webhook.md), in the shape that Standard Webhooks recommends.
 * Names and meanings stay as they are; what comes later comes beside them.
 */
type WebhookEvent = {
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
function eventOf({ id, reference, contact, locale, receivedAt }: Message): WebhookEvent {
  const time = receivedAt.toISOString();
  return {
    type: 'contact.accepted',
    timestamp: time,
    data: { id, reference: reference ?? null, receivedAt: time, locale, contact },
  };
}

/**
 * The value of `webhook-signature`: HMAC-SHA-256 over `id.timestamp.body`, once for each secret
 * (Standard Webhooks 1.0.0, "Signature scheme").
 */
function signaturesOf(content: string, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
    })
    .join(' ');
}

/** A receiver's address that messages are posted to. */
export type Webhook = DestinationOf<'webhook'> & Required<Options>;

export function webhook({ url, secrets, limit = answerLimit, clock = Date.now }: Options): Webhook {
  return { name: 'webhook', location: new URL(url).host, recipients: [''], url, secrets, limit, clock };
}

/**
 * Hands a message to a receiver's address by POST, signed as Standard Webhooks has it. Every repetition has the
 * same `webhook-id`, by which a receiver knows it: so an answer that never came is asked for again.
 */
export async function postToWebhook(
  { message }: Delivery,
  destination: Webhook,
  signal: AbortSignal,
): Promise<void> {
  const answer = await post(message, destination, signal);
  // What else it says is of no interest, may be anything, and may not end.
  await answer.body?.cancel();
  const { status } = answer;
  if (answer.ok) return;
  if (status === gone)
    throw new DeliveryError('the receiver answered 410: it wants no messages', final('recipient'), status);
  const said = status >= 300 && status < 400 ? `${status}; redirects are not followed` : String(status);
  throw new DeliveryError(`the receiver answered ${said}`, temporary('server'), status);
}

async function post(
  message: Message,
  { url, secrets, limit, clock }: Webhook,
  signal: AbortSignal,
): Promise<Response> {
  const body = JSON.stringify(eventOf(message));
  const timestamp = String(Math.floor(clock() / SECOND));
  const late = AbortSignal.timeout(limit);
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': `${brand.name} contact service`,
        'webhook-id': message.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': signaturesOf(`${message.id}.${timestamp}.${body}`, secrets),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([late, signal]),
    });
  } catch (error) {
    throw unreached(error as Error, late.aborted ? limit : undefined);
  }
}

/**
 * A receiver that gave no answer. A repetition has the same id, so an answer that was lost costs nothing.
 * @param limit how long it had, in milliseconds, where that is why
 */
function unreached(error: Error, limit: number | undefined): DeliveryError {
  const fault = temporary('server');
  if (limit !== undefined)
    return new DeliveryError(`the receiver did not answer within ${limit / SECOND} s`, fault);
  // The system's words, and not only "fetch failed".
  const cause = (error.cause ?? error) as Error & { code?: string };
  const words = cause.message || (cause.code ?? '');
  return new DeliveryError(`the receiver was not reached: ${words}`, fault, undefined, { cause });
}
