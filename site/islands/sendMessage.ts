import type { ContactMessage } from '#common/contact.ts';

type Destination = {
  /** Address of the contact service. */
  endpoint: string;
  /** Language the answer is wanted in, as `Accept-Language` spells it. */
  language: string;
};

/** How a message is sent. */
export type Sending = Destination & {
  /** Idempotency-Key: the service stores a message once, however often it comes under its key. */
  key: string;
  /** What is sent besides the message, where it is not empty. */
  extras?: Record<string, string>;
};

/** What the service says is wrong, as it says it: for fields, their names and codes. */
export type Fault = Readonly<Record<string, unknown>>;

/** A refusal by the service, or a failure on the way to it. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /** The answer's status; undefined when none came. */
  readonly status: number | undefined;
  readonly faults: readonly Fault[];

  constructor(message: string, answer: { status?: number; faults?: Fault[] } = {}, options?: ErrorOptions) {
    super(message, options);
    this.status = answer.status;
    this.faults = answer.faults ?? [];
  }
}

/** For the attempt and its retry together, in milliseconds. */
const timeLimit = 15_000;

/** Before the retry: a device that is switching networks needs a moment. */
const retryPause = 500;

const unknownError = 'Unknown error';

/**
 * Sends a contact message (requirement 6.1). Resolves when the service has accepted it; otherwise throws a
 * SendError whose text is the service's `message`, else the HTTP status text, else "Unknown error".
 * A network failure is tried once more, under the same key.
 */
export async function sendMessage(message: ContactMessage, sending: Sending): Promise<void> {
  const { status, ok, statusText, answer } = await post(message, sending);
  if (ok) return;
  const said = isRecord(answer) ? answer['message'] : undefined;
  const text = typeof said === 'string' ? said.trim() : '';
  throw new SendError(text || statusText.trim() || unknownError, { status, faults: faultsIn(answer) });
}

/** The payload of requirement 6.2 and nothing besides, whatever else the form holds. */
function payload(message: ContactMessage): ContactMessage {
  const { firstName, lastName, email, phone, message: text, town, country, recaptchaToken } = message;
  return { firstName, lastName, email, phone, message: text, town, country, recaptchaToken };
}

async function post(message: ContactMessage, { endpoint, language, key, extras = {} }: Sending) {
  const signal = AbortSignal.timeout(timeLimit);
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Accept-Language': language,
      'Idempotency-Key': key,
    },
    body: JSON.stringify({ ...payload(message), ...extras }),
    signal,
  };
  try {
    const response = await fetch(endpoint, request).catch(async (cause: unknown) => {
      if (signal.aborted || !navigator.onLine) throw cause;
      await new Promise((resolve) => setTimeout(resolve, retryPause));
      return fetch(endpoint, request);
    });
    const { status, ok, statusText } = response;
    return { status, ok, statusText, answer: ok ? undefined : await readJson(response) };
  } catch (cause) {
    throw new SendError(unknownError, {}, { cause });
  }
}

/** The answer's body; undefined where it is missing, cut off or not JSON. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** What a 400 lists: `{ errors: [{ field, code }] }`. */
function faultsIn(answer: unknown): Fault[] {
  const listed = isRecord(answer) && Array.isArray(answer['errors']) ? (answer['errors'] as unknown[]) : [];
  return listed.filter(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
