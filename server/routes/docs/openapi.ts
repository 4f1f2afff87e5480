import * as z from 'zod';
import {
  captchaCode,
  challengePath,
  contactFields,
  contactMessage,
  contactPath,
  errorCodes,
  keyPattern,
  refusals,
} from '#common/contact.ts';
import { localeCodes } from '#common/locales.ts';
import { webhookEvent } from '#server/webhookEvent.ts';

type JsonSchema = Record<string, unknown>;

/** A route's description as Fastify's swagger plugin takes it (`FastifySchema`). */
export type Description = {
  summary: string;
  description?: string;
  tags: string[];
  consumes?: string[];
  headers?: JsonSchema;
  body?: JsonSchema;
  response: Record<number, JsonSchema>;
};

/** Every error of the API has a code for programs and words for people. */
const problem = z.object({ code: z.enum(refusals), message: z.string() });

const invalid = problem.extend({
  errors: z
    .array(
      z.object({
        field: z.enum([...contactFields, 'consent', 'recaptchaToken']),
        code: z.enum([...errorCodes, captchaCode]),
        message: z.string(),
      }),
    )
    .optional(),
});

/** The input of the embedded captcha's solver; its shape is the captcha's business. */
const challenge = z.looseObject({});

const accepted = z.object({
  message: z.string(),
  id: z.uuid(),
  reference: z
    .string()
    .optional()
    .describe(
      'What people call the message: "BW-7K3Q-M2"; left out for a message from before there were any',
    ),
  next: z
    .string()
    .optional()
    .describe('What happens next, and when, in words; left out on any later day than the first'),
});
const status = z.object({ status: z.enum(['ok', 'unavailable']), message: z.string().optional() });

const headers = z.object({
  'idempotency-key': z
    .string()
    .regex(keyPattern)
    .optional()
    .describe('Made when the form is opened and kept over retries: repetitions are stored once'),
  'accept-language': z
    .string()
    .optional()
    .describe(`Chooses the words: ${localeCodes.join(', ')}`),
});

function schemaOf(schema: z.core.$ZodType, description?: string): JsonSchema {
  const json = z.toJSONSchema(schema, { io: 'input' });
  // The dialect is that of OpenAPI 3.1 itself.
  delete json.$schema;
  return { ...json, ...(description === undefined ? {} : { description }) };
}

function header(name: string, description: string, schema: z.core.$ZodType) {
  return { name, in: 'header', required: true, description, schema: schemaOf(schema) };
}

/** The addresses for programs, by method and path, described by the schemas that the service itself checks with. */
export const descriptions: Record<string, Description> = {
  [`POST ${contactPath}`]: {
    summary: 'Sends a contact message',
    description:
      'The message is stored durably before the answer; 202 is the promise that it will be delivered. A browser form (application/x-www-form-urlencoded, with consent) is answered with pages instead of JSON.',
    tags: ['contact'],
    consumes: ['application/json'],
    headers: schemaOf(headers),
    body: schemaOf(contactMessage),
    response: {
      202: schemaOf(accepted, 'Stored. The same key and message are answered the same again.'),
      400: schemaOf(invalid, 'Unreadable, fields in error, or the security check failed.'),
      403: schemaOf(problem, 'Sent by a page of another origin.'),
      409: schemaOf(problem, 'The key belongs to another message.'),
      413: schemaOf(problem, 'Larger than 32 KiB.'),
      415: schemaOf(problem, 'Neither JSON nor a form.'),
      429: schemaOf(problem, 'Too many requests from this address; Retry-After says when to come back.'),
      503: schemaOf(
        problem,
        'Not stored, or the security check cannot be reached. Try again with the same key.',
      ),
    },
  },
  [`GET ${challengePath}`]: {
    summary: 'Gives a task to solve before a message is sent',
    description: 'The solution travels as recaptchaToken, pays for one message, and expires.',
    tags: ['contact'],
    response: {
      200: schemaOf(challenge, 'The task, for ALTCHA.'),
      204: schemaOf(z.null(), 'None is asked for: another captcha, or none, is configured.'),
      429: schemaOf(problem, 'Too many requests from this address; Retry-After says when to come back.'),
    },
  },
  'GET /healthz': {
    summary: 'The process runs',
    tags: ['operation'],
    response: { 200: schemaOf(status, 'It does.') },
  },
  'GET /readyz': {
    summary: 'The store can write',
    tags: ['operation'],
    response: { 200: schemaOf(status, 'It can.'), 503: schemaOf(status, 'It cannot.') },
  },
};

/** What the service itself sends, to whom `WEBHOOK_URL` names (docs/webhook.md). */
export const webhooks = {
  'contact.accepted': {
    post: {
      summary: 'Hands an accepted message on',
      description:
        'Signed as Standard Webhooks 1.0.0 has it. Repeated for five days until it is answered with 2xx, with the same webhook-id; 410 ends it.',
      tags: ['webhook'],
      parameters: [
        header('webhook-id', "The message's id: what was handled once need not be handled again", z.uuid()),
        header('webhook-timestamp', 'When it is sent, in seconds since 1970', z.string()),
        header(
          'webhook-signature',
          'v1, and HMAC-SHA-256 in base64; several, separated by blanks',
          z.string(),
        ),
      ],
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(webhookEvent) } },
      },
      responses: {
        '2XX': { description: 'Taken.' },
        410: { description: 'No longer wanted: this message is not sent again, and a person is told.' },
        default: { description: 'Not taken: it is sent again later. Redirects are not followed.' },
      },
    },
  },
};
