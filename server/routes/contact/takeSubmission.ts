import type { FastifyRequest } from 'fastify';
import {
  formTokenField,
  honeypotField,
  keyPattern,
  type FieldErrors,
  type RefusalCode,
} from '#common/contact.ts';
import { agreedNow } from '#common/legalVersions.ts';
import type { AppOptions } from '#server/options.ts';
import { ceilings, type Limiter } from '#server/protection/limits.ts';
import { comesFromElsewhere } from '#server/protection/origin.ts';
import type { Receipts } from '#server/protection/receipts.ts';
import type { NewMessage, MessageIdentity, DeliveryTarget } from '#server/store/message.ts';
import type { StoreResult } from '#server/store/outbox.ts';
import { SECOND } from '#server/time.ts';
import { extraField, validate, type Submission } from './submission.ts';

/** Not taken: the status and code of the answer. `note` is the word for the metrics where it is not the code. */
export type SubmissionRefusal = {
  kind: 'refused';
  status: number;
  code: RefusalCode;
  errors?: FieldErrors;
  note?: 'honeypot' | 'ceiling';
  /** Seconds. */
  retryAfter?: number;
};

/** What became of a submission. */
export type SubmissionResult = ({ kind: 'accepted' | 'repeated' } & MessageIdentity) | SubmissionRefusal;

const refused = (
  status: number,
  code: RefusalCode,
  more: Partial<SubmissionRefusal> = {},
): SubmissionRefusal => ({
  ...{ kind: 'refused', status, code },
  ...more,
});

type Guards = AppOptions & { limiter: Limiter; receipts: Receipts };

/**
 * Checks a submission, cheap checks first, and stores its message. A repetition, known by its key, is
 * answered before the captcha is checked, as its token may have expired meanwhile.
 * @throws when the store is away
 */
export async function takeSubmission(
  request: FastifyRequest,
  submission: Submission,
  { config, outbox, targets, protection, limiter, receipts, ...options }: Guards,
): Promise<SubmissionResult> {
  const { isForm, locale } = submission;
  // Before it is counted: another site must not use up a visitor's limit.
  if (comesFromElsewhere(request, [config.siteUrl, ...config.corsOrigins])) return refused(403, 'cross_site');

  const pause = await limiter(isForm ? 'form' : 'message', request);
  if (pause !== undefined) return refused(429, 'too_many', { retryAfter: pause });

  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key)))
    return refused(400, 'invalid_key');

  // Not a pretended 2xx: a password manager may have filled the field in for a real person.
  if (extraField(submission, honeypotField).trim() !== '')
    return refused(400, 'captcha_refused', { note: 'honeypot' });

  const judged = validate(submission);
  if ('errors' in judged) return refused(400, 'invalid', judged);
  const { recaptchaToken, ...contact } = judged.message;
  const message: NewMessage = {
    contact,
    locale,
    targets,
    ceilings: options.ceilings ?? (config.rateLimit ? ceilings : []),
    agreed: agreedNow(),
    ...(key === undefined ? {} : { idempotencyKey: key }),
  };
  const known = key === undefined ? undefined : await outbox.recall(message);
  if (known !== undefined) return fateOf(known);

  // A form has no captcha where it needs no token either.
  const { captcha, formTokens } = await protection();
  const formToken = extraField(submission, formTokenField);
  const verdict =
    isForm && formTokens !== undefined
      ? formTokens.verify(formToken, request.ip)
      : await captcha.verify(isForm ? formToken : recaptchaToken);
  if (verdict.kind === 'refused') return refused(400, 'captcha_refused');
  if (verdict.kind === 'expired') return refused(400, 'captcha_expired');
  if (verdict.kind === 'tooFast') return refused(400, 'too_fast');
  if (verdict.kind === 'unavailable') return refused(503, 'captcha_unavailable');
  const nonce = verdict.kind === 'passed' ? verdict.nonce : undefined;

  const untilTomorrow = await limiter('stored', request);
  if (untilTomorrow !== undefined) return refused(429, 'full', { retryAfter: untilTomorrow });
  const isReceipt = ({ destination }: DeliveryTarget) => destination === 'receipt';
  if (targets.some(isReceipt) && !(await receipts(request)))
    message.targets = targets.filter((target) => !isReceipt(target));
  return fateOf(await outbox.accept({ ...message, ...(nonce === undefined ? {} : { nonce }) }));
}

function fateOf(acceptance: StoreResult): SubmissionResult {
  if (acceptance.kind === 'conflict') return refused(409, 'key_conflict');
  if (acceptance.kind !== 'full') return acceptance;
  const retryAfter = Math.max(1, Math.ceil((acceptance.until.getTime() - Date.now()) / SECOND));
  return refused(429, 'full', { note: 'ceiling', retryAfter });
}
