import { contactFields } from '#common/contactFields.ts';
import { isErrorCode, isFormField, passingRefusals } from '#common/contact.ts';
import type { FieldErrors, FilledForm, RefusalCode } from '#common/contact.ts';
import type { ContactService } from '#site/links.ts';
import type { Captcha } from './captcha.ts';
import type { Draft } from './draft.ts';

/** What the service answers: to a message that it took its reference and what happens next, else what is wrong. */
export type Answer = {
  reference?: string;
  next?: string;
  message?: string;
  code?: RefusalCode;
  /** What is wrong with a field, or with the captcha's token (`captchaErrorCode`), which is none of the form's. */
  errors?: readonly { field: string; code: string }[];
};

/** The state of the form. */
export type State = Outcome | { stage: 'editing' | 'sending' };

/**
 * How an attempt ended. `unsendable`: the captcha's scripts fail although the service answers, so that the
 * form can post itself. `said`: when to come back, in the service's words.
 */
export type Outcome =
  | { stage: 'sent'; answer: Answer }
  | { stage: 'offline' | 'unsendable' }
  | { stage: 'failed'; errors: FieldErrors; said?: string | undefined };

/** What the service answered, where that was not 2xx: the cause of an error (requirement 6.4). */
type Refusal = { status: number; answer: Answer };
const refusalIn = (error: unknown) => (error as Error).cause as Refusal | undefined;

const isObject = (answer: unknown): answer is Answer => typeof answer === 'object' && answer !== null;

const answerIn = async (response: Response): Promise<Answer> => {
  const answer = (await response.json().catch(() => ({}))) as unknown;
  return isObject(answer) ? answer : {};
};

/**
 * What the service says when it has taken a message (requirement 6.5).
 * @throws Error where something else has answered in its place, as the sign-in page of a hotspot does
 */
async function acceptanceIn(response: Response): Promise<Answer> {
  if (response.status !== 202)
    throw new Error(`Taken messages are answered with 202, not ${response.status}`);
  const answer = (await response.json()) as unknown;
  if (!isObject(answer)) throw new Error('What the service says of a message that it has taken is an object');
  return answer;
}

/** What an answer says of the form's fields. */
function fieldErrorsIn({ errors = [] }: Answer): FieldErrors {
  const found: FieldErrors = {};
  for (const { field, code } of errors) if (isFormField(field) && isErrorCode(code)) found[field] = code;
  return found;
}

/** Sends the form's messages to the contact service, each under the key that its draft has (Idempotency-Key). */
export function createSender(service: ContactService, key: Draft['key']) {
  const languages = { 'Accept-Language': service.language };
  let captcha: Promise<Captcha | undefined> | undefined;
  let lastRefusal: Error | undefined;
  /** End of the service's Retry-After, by the page's own clock. */
  let pausedUntil = 0;

  /** Asks the service, unless it wants to be left alone. @throws a refusal; whatever `fetch` throws */
  async function ask(address: string, options?: RequestInit): Promise<Response> {
    if (lastRefusal && performance.now() < pausedUntil) throw lastRefusal;
    // For the request and its repetition together.
    const signal = AbortSignal.timeout(15_000);
    const request = { headers: languages, ...options, signal };
    const response = await fetch(address, request).catch(async (error: unknown) => {
      if (signal.aborted || !navigator.onLine) throw error;
      // A device that is switching networks needs a moment.
      await new Promise((resolve) => setTimeout(resolve, 500));
      return fetch(address, request);
    });
    if (response.ok) return response;
    const { status, statusText } = response;
    const answer = await answerIn(response);
    lastRefusal = new Error(answer.message ?? (statusText || 'Unknown error'), { cause: { status, answer } });
    if (status === 429) pausedUntil = performance.now() + 1000 * Number(response.headers.get('retry-after'));
    throw lastRefusal;
  }

  /** Undefined where its script failed: browsers do not repeat a failed `import()`. */
  const loadCaptcha = () =>
    (captcha ??= import('./captcha.ts').then(
      ({ captchaFor }) => captchaFor(service, () => ask(service.challengeEndpoint)),
      () => undefined,
    ));

  /**
   * Sends a message, and once more by itself where a new captcha or key is all that was missing.
   * @param isSecond whether this is that repetition, after which there is no other
   */
  async function attempt(message: FilledForm, isSecond = false): Promise<Outcome> {
    const solver = await loadCaptcha();
    const recaptchaToken = await solver?.token();
    if (solver === undefined || recaptchaToken === undefined) {
      // Rejects where the service cannot be reached either: the form then stays.
      await fetch(service.challengeEndpoint, { method: 'HEAD' });
      return { stage: 'unsendable' };
    }
    try {
      return await post(message, recaptchaToken, solver);
    } catch (error) {
      const mayPass = renewAfter(refusalIn(error), solver);
      if (!mayPass || isSecond) throw error;
      return attempt(message, true);
    }
  }

  async function post(message: FilledForm, recaptchaToken: string, solver: Captcha): Promise<Outcome> {
    // Exactly the payload of requirement 6.2, whatever else the form holds.
    const payload = Object.fromEntries(contactFields.map((field) => [field, message[field]]));
    const response = await ask(service.endpoint, {
      method: 'POST',
      headers: { ...languages, 'Content-Type': 'application/json', 'Idempotency-Key': key.current() },
      body: JSON.stringify({ ...payload, recaptchaToken }),
    });
    const answer = await acceptanceIn(response);
    key.renew();
    solver.renew?.();
    return { stage: 'sent', answer };
  }

  /** Renews what was wrong with a message. Returns whether it may pass then. */
  function renewAfter(refusal: Refusal | undefined, solver: Captcha): boolean {
    if (refusal === undefined) return false;
    const { status, answer } = refusal;
    // An earlier attempt did arrive and the text has changed since: this is another message.
    const isAnother = status === 409;
    // The captcha may be at fault, and must not fail the next attempt too.
    if (status === 400 || isAnother) solver.renew?.();
    if (isAnother) key.renew();
    return isAnother || (answer.code !== undefined && passingRefusals.includes(answer.code));
  }

  return {
    /** Starts the slow part when a field gets the focus; what fails is tried again at sending. */
    prepare: () => void loadCaptcha().then((solver) => solver?.prepare().catch(() => undefined)),
    /** Sends a message once, however often it has to be tried. Never rejects. */
    send: (message: FilledForm) =>
      attempt(message).catch((error: unknown): Outcome => {
        // Only "offline" is reliable: a browser that believes it is online may be mistaken.
        if (!navigator.onLine) return { stage: 'offline' };
        const { status, answer } = refusalIn(error) ?? { answer: {} };
        return {
          stage: 'failed',
          errors: fieldErrorsIn(answer),
          said: status === 429 ? answer.message : undefined,
        };
      }),
  };
}
