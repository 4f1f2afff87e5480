import { contactFields, errorCodes, type ContactMessage, type FieldErrors } from '#common/contact.ts';

export type Destination = {
  /** Address of the contact service. */
  endpoint: string;
  /** Language the answer is wanted in, as `Accept-Language` spells it. */
  language: string;
};

/** What the service, or the way to it, refused. `fields` names what is wrong with the message itself. */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly fields: FieldErrors;

  constructor(message: string, fields: FieldErrors = {}, options?: ErrorOptions) {
    super(message, options);
    this.fields = fields;
  }
}

const unknownError = 'Unknown error';

/**
 * Sends a contact message (spec 7). Resolves when the service has accepted it; otherwise throws a
 * SendError whose text is the service's `message`, else the HTTP status text, else "Unknown error".
 */
export async function sendMessage(message: ContactMessage, { endpoint, language }: Destination) {
  const response = await post(endpoint, language, payload(message));
  if (response.ok) return;
  const answer = await readJson(response);
  const said = isRecord(answer) ? answer['message'] : undefined;
  const text = typeof said === 'string' ? said.trim() : '';
  throw new SendError(text || response.statusText.trim() || unknownError, fieldsAtFault(answer));
}

/** The payload of spec 7 and nothing besides, whatever else the form holds. */
function payload(message: ContactMessage): ContactMessage {
  const { firstName, lastName, email, phone, message: text, town, country, recaptchaToken } = message;
  return { firstName, lastName, email, phone, message: text, town, country, recaptchaToken };
}

async function post(endpoint: string, language: string, body: ContactMessage): Promise<Response> {
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Accept-Language': language,
      },
      body: JSON.stringify(body),
    });
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

/** What a 400 says about single fields: `{ errors: [{ field, code }] }`. Anything unknown is passed over. */
function fieldsAtFault(answer: unknown): FieldErrors {
  const listed = isRecord(answer) && Array.isArray(answer['errors']) ? answer['errors'] : [];
  const fields: FieldErrors = {};
  for (const entry of listed as unknown[]) {
    if (!isRecord(entry)) continue;
    const field = contactFields.find((known) => known === entry['field']);
    const code = errorCodes.find((known) => known === entry['code']);
    if (field !== undefined && code !== undefined) fields[field] ??= code;
  }
  return fields;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
