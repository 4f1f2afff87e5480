import type { FastifyRequest } from 'fastify';
import {
  formTokenField,
  honeypotField,
  type FieldErrors,
  keyPattern,
  type Refusal,
} from '#common/contact.ts';
import { agreedNow } from '#common/legalVersions.ts';
import type { AppOptions } from '#server/options.ts';
import { comesFromElsewhere } from '#server/protection/origin.ts';
import type { NewMessage } from '#server/store/message.ts';
import type { Acceptance, Stored } from '#server/store/outbox.ts';
import { HOUR, SECOND } from '#server/time.ts';
import { extraField, validate, type Submission } from './submission.ts';

/** What became of a submission. `note` is the word for the metrics where it differs from the reason. */
export type Fate =
  | ({ kind: 'accepted' | 'repeated' } & Stored)
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'refused'; status: number; reason: Refusal; note?: 'honeypot' | 'ceiling'; retryAfter?: number };

const refused = (status: number, reason: Refusal): Fate => ({ kind: 'refused', status, reason });

type Guards = Pick<
  AppOptions,
  'config' | 'outbox' | 'destinations' | 'captcha' | 'formTokens' | 'limiter' | 'ceilings'
>;

/**
 * Checks a submission, cheap checks first, and stores its message. A repetition, known by its key, is
 * answered before the captcha is checked, as its token may have expired meanwhile.
 */
export async function takeMessage(
  request: FastifyRequest,
  submission: Submission,
  { config, outbox, destinations, captcha, formTokens, limiter, ceilings }: Guards,
): Promise<Fate> {
  const { isForm, locale } = submission;
  // Before it is counted: another site must not use up a visitor's limit.
  if (comesFromElsewhere(request, [config.siteUrl, ...config.corsOrigins])) return refused(403, 'cross_site');

  const retryAfter = await limiter.admit(isForm ? 'form' : 'message', request.ip);
  if (retryAfter !== undefined) return { kind: 'refused', status: 429, reason: 'too_many', retryAfter };

  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && keyPattern.test(key)))
    return refused(400, 'invalid_key');

  // Not a pretended 2xx: a password manager may have filled the field in for a real person.
  if (extraField(submission, honeypotField).trim() !== '')
    return { kind: 'refused', status: 400, reason: 'captcha_refused', note: 'honeypot' };

  const judged = validate(submission);
  if ('errors' in judged) return { kind: 'invalid', errors: judged.errors };
  const { recaptchaToken, ...contact } = judged.message;
  const message: NewMessage = {
    contact,
    locale,
    ceilings,
    agreed: agreedNow(),
    ...(destinations === undefined ? {} : { destinations }),
    ...(key === undefined ? {} : { idempotencyKey: key }),
  };

  const known = key === undefined ? undefined : await outbox.recall(message);
  if (known !== undefined) return fateOf(known);

  // A form has no captcha where it needs no token either.
  const formToken = extraField(submission, formTokenField);
  const verdict =
    isForm && formTokens !== undefined
      ? formTokens.verify(formToken, request.ip)
      : await captcha.verify(isForm ? formToken : recaptchaToken);
  if (verdict.kind === 'refused') return refused(400, 'captcha_refused');
  if (verdict.kind === 'tooFast') return refused(400, 'too_fast');
  if (verdict.kind === 'unavailable') return refused(503, 'captcha_unavailable');

  const nonce = verdict.kind === 'passed' ? verdict.nonce : undefined;
  const acceptance = await outbox.accept({ ...message, ...(nonce === undefined ? {} : { nonce }) });
  return fateOf(acceptance);
}

function fateOf(acceptance: Acceptance): Fate {
  if (acceptance.kind === 'conflict') return refused(409, 'key_conflict');
  if (acceptance.kind !== 'full') return acceptance;
  // Of a day's ceiling nobody is told to wait for hours: the telephone is quicker.
  const retryAfter = Math.ceil(Math.min(acceptance.until.getTime() - Date.now(), HOUR) / SECOND);
  return { kind: 'refused', status: 429, reason: 'too_many', note: 'ceiling', retryAfter };
}
