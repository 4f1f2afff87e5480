import type { FastifyRequest } from 'fastify';
import {
  formTokenField,
  honeypotField,
  keyPattern,
  type FieldErrors,
  type RefusalCode,
} from '#common/contact.ts';
import { agreedNow } from '#common/legalVersions.ts';
import type { refusalReasons } from '#server/metrics.ts';
import type { AppOptions } from '#server/options.ts';
import type { CaptchaVerdict } from '#server/protection/captcha/captcha.ts';
import { ceilings, type Limits } from '#server/protection/limits.ts';
import { comesFromElsewhere } from '#server/protection/origin.ts';
import { nothingHeld, type Reservation } from '#server/protection/reservations.ts';
import type { MessageIdentity, NewMessage } from '#server/store/message.ts';
import { storeMessage, type StoreResult } from '#server/store/outbox.ts';
import { recallMessage } from '#server/store/recall.ts';
import { SECOND } from '#server/time.ts';
import { extraField, validate, type Submission } from './submission.ts';

/** Not taken: the status and code of the answer. `reason` is the metrics' where it is not the code. */
export type SubmissionRefusal = {
  kind: 'refused';
  status: number;
  code: RefusalCode;
  errors?: FieldErrors;
  reason?: (typeof refusalReasons)[number];
  /** Seconds. */
  retryAfter?: number;
};

/** What became of a submission. */
export type SubmissionResult = ({ kind: 'accepted' | 'repeated' } & MessageIdentity) | SubmissionRefusal;

type Details = Omit<SubmissionRefusal, 'kind' | 'status' | 'code'>;

function refuse(status: number, code: RefusalCode, details: Details = {}): SubmissionRefusal {
  return { kind: 'refused', status, code, ...details };
}

/** What a submission is checked and stored with. */
export type Guards = AppOptions & Limits;

/**
 * Checks a submission, cheap checks first, and stores its message. A repetition, known by its key, is
 * answered before the captcha is checked, as its token may have expired meanwhile.
 * @throws when the store is away
 */
export async function takeSubmission(
  request: FastifyRequest,
  submission: Submission,
  guards: Guards,
): Promise<SubmissionResult> {
  const unwanted = await refuseUnwanted(request, submission, guards);
  if (unwanted !== undefined) return unwanted;

  const validation = validate(submission);
  if ('errors' in validation) return refuse(400, 'invalid', { errors: validation.errors });
  const { contact, recaptchaToken } = validation;
  const known = { contact, ...keyOf(request) };
  const recalled = await recallMessage(guards.database, known);
  if (recalled !== undefined) return resultOf(recalled);

  const verdict = await verify(request, submission, recaptchaToken, guards);
  const unproven = refuseUnproven(verdict);
  if (unproven !== undefined) return unproven;

  const room = await guards.reserveRoom(request);
  if (room.wait !== undefined) return refuse(429, 'full', { retryAfter: room.wait });
  const receipt = await reserveReceipt(request, guards);
  const message = { ...known, ...nonceOf(verdict), locale: submission.locale };
  return resultOf(await storeWithin(room, receipt, message, guards));
}

/** Stores a message. What it holds of the limits counts once it is stored: a sender whom the store failed comes again. */
async function storeWithin(
  room: Reservation,
  receipt: Reservation,
  message: Omit<NewMessage, 'targets'>,
  { database, targets, ...guards }: Guards,
): Promise<StoreResult> {
  let isStored = false;
  try {
    const stored = await storeMessage(database, {
      ...message,
      targets: targets.filter(({ destination }) => destination !== 'receipt' || receipt.wait === undefined),
      ceilings: guards.ceilings ?? (guards.config.rateLimit ? ceilings : []),
      agreed: agreedNow(),
    });
    isStored = stored.kind === 'accepted';
    return stored;
  } finally {
    await Promise.all([room.settle(isStored), receipt.settle(isStored)]);
  }
}

/** What is refused before anybody reads the message. */
async function refuseUnwanted(
  request: FastifyRequest,
  submission: Submission,
  { config, limiter }: Guards,
): Promise<SubmissionRefusal | undefined> {
  // Before it is counted: another site must not use up a visitor's limit.
  if (comesFromElsewhere(request, [config.siteUrl, ...config.corsOrigins])) return refuse(403, 'cross_site');
  const pause = await limiter(submission.isForm ? 'form' : 'message', request);
  if (pause !== undefined) return refuse(429, 'too_many', { retryAfter: pause });
  const { idempotencyKey } = keyOf(request);
  if (idempotencyKey !== undefined && !keyPattern.test(idempotencyKey)) return refuse(400, 'invalid_key');
  // Not a pretended 2xx: a password manager may have filled the field in for a real person.
  if (extraField(submission, honeypotField).trim() !== '')
    return refuse(400, 'captcha_refused', { reason: 'honeypot' });
  return undefined;
}

/** The client's name for this attempt to send, by which a repetition of it is known; nothing where it gives none. */
function keyOf({ headers }: FastifyRequest): Pick<NewMessage, 'idempotencyKey'> {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? { idempotencyKey: key } : {};
}

/** What the message was paid for with, and no other can be. */
function nonceOf(verdict: CaptchaVerdict): Pick<NewMessage, 'nonce'> {
  return verdict.kind === 'passed' && verdict.nonce !== undefined ? { nonce: verdict.nonce } : {};
}

/** Whether a person sent it: by the captcha that a script solves, or by the token that a form brings back. */
async function verify(
  { ip }: FastifyRequest,
  submission: Submission,
  recaptchaToken: string,
  { protection }: Guards,
): Promise<CaptchaVerdict> {
  const { captcha, formTokens } = await protection();
  if (!submission.isForm) return captcha.verify(recaptchaToken);
  // Without a captcha nothing is asked of forms either.
  if (formTokens === undefined) return { kind: 'unchecked' };
  return formTokens.verify(extraField(submission, formTokenField), ip);
}

function refuseUnproven({ kind }: CaptchaVerdict): SubmissionRefusal | undefined {
  switch (kind) {
    case 'refused':
      return refuse(400, 'captcha_refused');
    case 'expired':
      return refuse(400, 'captcha_expired');
    case 'tooFast':
      return refuse(400, 'too_fast');
    case 'unavailable':
      return refuse(503, 'captcha_unavailable');
    default:
      return undefined;
  }
}

/** The sender's receipt within its limits, where receipts are sent. */
function reserveReceipt(request: FastifyRequest, { targets, ...guards }: Guards): Promise<Reservation> {
  const areSent = targets.some(({ destination }) => destination === 'receipt');
  return areSent ? guards.reserveReceipt(request) : Promise.resolve(nothingHeld());
}

function resultOf(stored: StoreResult): SubmissionResult {
  if (stored.kind === 'conflict') return refuse(409, 'key_conflict');
  if (stored.kind !== 'ceilingReached') return stored;
  const retryAfter = Math.max(1, Math.ceil((stored.until.getTime() - Date.now()) / SECOND));
  return refuse(429, 'full', { reason: 'ceiling', retryAfter });
}
