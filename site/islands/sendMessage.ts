import type { ContactMessage, Refusal } from '#common/contact.ts';
import { retryAt } from './pause.ts';

type Options = {
  /** Address of the contact service. */
  endpoint: string;
  /** Language of the answer, as `Accept-Language` spells it. */
  language: string;
  /** Idempotency-Key: the service stores a message once, however often it arrives under its key. */
  key: string;
};

/** A fault as the service lists it, unchecked; for a field, its name and a code. */
export type Fault = Readonly<Record<string, unknown>>;

type Answer = { status?: number; isFull?: boolean; faults?: Fault[]; retryAt?: number | undefined };

/** What the service says of a message that it took: its reference, and what happens next, in words. */
export type Receipt = { reference: string; next?: string | undefined };

/** The service refused a message, or could not be reached. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  readonly faults: readonly Fault[];
  /** No message is taken any more today; the text of this error says whom to call. */
  readonly isFull: boolean;
  /** From when another attempt is welcome, on the page's own clock; undefined where nothing is said of it. */
  readonly retryAt: number | undefined;

  constructor(message: string, answer: Answer = {}, options?: ErrorOptions) {
    super(message, options);
    this.status = answer.status;
    this.faults = answer.faults ?? [];
    this.isFull = answer.isFull ?? false;
    this.retryAt = answer.retryAt;
  }
}

/** For an attempt and its retry together, in milliseconds. */
const timeLimit = 15_000;

/** Before the retry, in milliseconds: a device that is switching networks needs a moment. */
const retryPause = 500;

const unknownError = 'Unknown error';

/**
 * Sends a contact message (requirement 6.1); after a network failure it retries once, under the same key.
 * Resolves to undefined where the answer says yes, and no more of it can be read.
 * @throws SendError whose text is the service's `message`, else the HTTP status text, else "Unknown error"
 */
export async function sendMessage(message: ContactMessage, options: Options): Promise<Receipt | undefined> {
  const response = await post(message, options);
  const { ok, status, statusText } = response;
  // The body may be missing, cut off or not JSON.
  const answer: unknown = await response.json().catch(() => undefined);
  if (ok) return receiptIn(answer);
  const said = isRecord(answer) ? answer['message'] : undefined;
  const text = typeof said === 'string' ? said.trim() : '';
  throw new SendError(text || statusText.trim() || unknownError, {
    status,
    faults: faultsIn(answer),
    isFull: isRecord(answer) && answer['code'] === ('full' satisfies Refusal),
    retryAt: retryAt(response),
  });
}

/** Exactly the payload of requirement 6.2, whatever else the form holds. */
function payload(message: ContactMessage): ContactMessage {
  const { firstName, lastName, email, phone, message: text, town, country, recaptchaToken } = message;
  return { firstName, lastName, email, phone, message: text, town, country, recaptchaToken };
}

async function post(message: ContactMessage, { endpoint, language, key }: Options) {
  const signal = AbortSignal.timeout(timeLimit);
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Accept-Language': language,
      'Idempotency-Key': key,
    },
    body: JSON.stringify(payload(message)),
    signal,
  };
  try {
    return await fetch(endpoint, request).catch(async (cause: unknown) => {
      if (signal.aborted || !navigator.onLine) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryPause));
      return fetch(endpoint, request);
    });
  } catch (cause) {
    throw new SendError(unknownError, {}, { cause });
  }
}

function receiptIn(answer: unknown): Receipt | undefined {
  const { reference, next } = isRecord(answer) ? answer : {};
  if (typeof reference !== 'string') return undefined;
  return { reference, next: typeof next === 'string' ? next : undefined };
}

/** The faults in the answer to a 400: `{ errors: [{ field, code }] }`. */
function faultsIn(answer: unknown): Fault[] {
  const listed = isRecord(answer) && Array.isArray(answer['errors']) ? (answer['errors'] as unknown[]) : [];
  return listed.filter(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
