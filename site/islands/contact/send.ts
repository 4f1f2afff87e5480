import {
  contactFields,
  isErrorCode,
  type ContactForm,
  type FieldErrors,
  type Refusal as RefusalCode,
} from '#common/contact.ts';
import type { ContactService } from '#site/links.ts';
import type { Captcha } from './captcha.ts';
import type { MessageKey } from './draft.ts';

/** What the service says of a message that it took: its reference, and what happens next, in words. */
export type Receipt = { reference: string; next?: string | undefined };

/**
 * How an attempt ended. `unsendable`: the captcha's scripts cannot be had although the service is there, so that the
 * form can post itself. `receipt` is missing where the answer could not be read. `errors`: what the service found
 * wrong with the fields. `wait`: when to come back, in words ("in 5 minutes"). `said`: the service's own words, where no
 * message is taken any more today.
 */
export type Outcome =
  | { stage: 'sent'; receipt: Receipt | undefined }
  | { stage: 'offline' | 'unsendable' }
  | { stage: 'failed'; errors: FieldErrors; wait?: string | undefined; said?: string | undefined };

export type Sender = {
  /** Call this whenever somebody fills in the form: it starts the slow part, the captcha, early. */
  prepare: () => void;
  /** Sends a message once, however often it has to be tried. Never rejects; undefined while another is being sent. */
  send: (message: ContactForm) => Promise<Outcome | undefined>;
};

/** For an attempt and its retry together, in milliseconds. */
const timeLimit = 15_000;

/** Before the retry, in milliseconds: a device that is switching networks needs a moment. */
const retryPause = 500;

/** Only "offline" is reliable: a browser that believes it is online may be mistaken. */
const isOffline = () => !navigator.onLine;

/** The service answered, and not with 2xx. */
class Refusal extends Error {
  readonly status: number;
  readonly answer: Record<string, unknown>;

  constructor(status: number, answer: unknown) {
    super(`refused with ${status}`);
    this.status = status;
    this.answer = asRecord(answer);
  }
}

/** Sends the form's messages to the contact service, each under the key that its draft has (Idempotency-Key). */
export function createSender(service: ContactService, key: MessageKey): Sender {
  const { endpoint, language } = service;
  let captcha: Promise<Captcha> | undefined;
  let preparationFailed = false;
  let underWay = false;
  /** Until when the service has asked to be left alone, on the page's own clock. */
  let pausedUntil = 0;
  let lastRefusal: Refusal | undefined;

  /** Asks the service, unless it wants to be left alone. @throws Refusal; whatever `fetch` throws */
  async function ask(address: string, request?: RequestInit): Promise<Response> {
    if (lastRefusal && performance.now() < pausedUntil) throw lastRefusal;
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(address, { signal, ...request }).catch(async (error: unknown) => {
      if (signal.aborted || isOffline()) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryPause));
      return fetch(address, { signal, ...request });
    });
    if (response.ok) return response;
    pausedUntil = performance.now() + pauseIn(response);
    lastRefusal = new Refusal(response.status, await response.json().catch(() => undefined));
    throw lastRefusal;
  }

  /** Loaded when somebody begins to fill in the form. Browsers do not ask again for a script whose import failed. */
  function loadCaptcha(): Promise<Captcha> {
    captcha ??= import('./captcha.ts').then(({ captchaFor }) => captchaFor(service, ask));
    return captcha;
  }

  async function attempt(message: ContactForm, solver: Captcha): Promise<Receipt | undefined> {
    // Exactly the payload of requirement 6.2, whatever else the form holds.
    const { firstName, lastName, email, phone, message: text, town, country } = message;
    const recaptchaToken = await solver.token();
    const response = await ask(endpoint, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'Accept-Language': language,
        'Idempotency-Key': key.current(),
      },
      body: JSON.stringify({
        firstName,
        lastName,
        email,
        phone,
        message: text,
        town,
        country,
        recaptchaToken,
      }),
    });
    const receipt = receiptIn(await response.json().catch(() => undefined));
    key.renew();
    solver.renew();
    return receipt;
  }

  async function outcomeOf(message: ContactForm): Promise<Outcome> {
    if (isOffline()) return { stage: 'offline' };
    try {
      const solver = await loadCaptcha().catch(() => undefined);
      if (solver === undefined) {
        // Rejects where the service cannot be reached either: the form then stays.
        await fetch(service.challengeEndpoint, { method: 'HEAD' });
        return { stage: 'unsendable' };
      }
      const receipt = await attempt(message, solver).catch((error: unknown) => {
        const status = error instanceof Refusal ? error.status : undefined;
        // The captcha may be at fault, and must not fail the next attempt too.
        if (status === 400 || status === 409) solver.renew();
        if (status !== 409) throw error;
        // An earlier attempt did arrive and the text has changed since: this is another message.
        key.renew();
        return attempt(message, solver);
      });
      return { stage: 'sent', receipt };
    } catch (error) {
      if ((error as { unsendable?: true }).unsendable) return { stage: 'unsendable' };
      if (isOffline()) return { stage: 'offline' };
      if (!(error instanceof Refusal)) return { stage: 'failed', errors: {} };
      const { code, message: said } = error.answer;
      if (code === ('full' satisfies RefusalCode)) return { stage: 'failed', errors: {}, said: String(said) };
      const pause = pausedUntil - performance.now();
      const wait = pause > 0 ? inMinutes(pause, language) : undefined;
      return { stage: 'failed', errors: errorsIn(error.answer), wait };
    }
  }

  return {
    prepare() {
      // At every keystroke: what has failed once is tried again when somebody wants to send.
      if (preparationFailed) return;
      loadCaptcha()
        .then((solver) => solver.prepare())
        .catch(() => (preparationFailed = true));
    },
    async send(message) {
      if (underWay) return undefined;
      underWay = true;
      const outcome = await outcomeOf(message);
      underWay = false;
      return outcome;
    },
  };
}

/** For how long the service asks to be left alone, in milliseconds: `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3). */
function pauseIn({ status, headers }: Response): number {
  const said = headers.get('retry-after');
  if (status !== 429 || said === null) return 0;
  const seconds = Number(said);
  return Number.isNaN(seconds) ? Date.parse(said) - Date.now() || 0 : seconds * 1000;
}

/** "in 5 minutes", rounded up, so that whoever waits that long gets in. */
const inMinutes = (pause: number, language: string) =>
  new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.ceil(pause / 60_000)), 'minute');

const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function receiptIn(answer: unknown): Receipt | undefined {
  const { reference, next } = asRecord(answer);
  if (typeof reference !== 'string') return undefined;
  return { reference, next: typeof next === 'string' ? next : undefined };
}

/** The first known error of each field in the answer to a 400: `{ errors: [{ field, code }] }`. */
function errorsIn({ errors }: Record<string, unknown>): FieldErrors {
  const found: FieldErrors = {};
  for (const { field, code } of Array.isArray(errors) ? errors.map(asRecord) : []) {
    const known = contactFields.find((name) => name === field);
    if (known !== undefined && isErrorCode(code)) found[known] ??= code;
  }
  return found;
}
