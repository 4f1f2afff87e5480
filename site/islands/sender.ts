import type { ContactMessage } from '#common/contact.ts';
import type { ContactService } from '#site/links.ts';
import type { Captcha } from './captcha.ts';
import { captchaFor } from './captchaFor.ts';
import type { MessageKey } from './draft.ts';
import { isPaused, type Paused } from './pause.ts';
import { SendError, sendMessage, type Receipt } from './sendMessage.ts';

type Message = Omit<ContactMessage, 'recaptchaToken'>;

export type Sender = {
  /** Call this when someone fills in the form: it starts the slow part early. May be called repeatedly. */
  prepare: () => void;
  /**
   * Rejects with a SendError if the service refuses or cannot be reached, or with the captcha's error. Where
   * the service was asked too often, the error has `wait`: "in 5 minutes" in the page's language; it is not
   * asked again before that.
   */
  send: (message: Message) => Promise<Receipt | undefined>;
};

/**
 * Sends messages so that each one arrives exactly once, even after retries. Loaded when someone begins to
 * fill in the form; shares no code with the form, because that would cost the page more than it saves.
 */
export function createSender(
  service: ContactService,
  key: MessageKey,
  captcha: Captcha = captchaFor(service),
): Sender {
  let refusal: Paused | undefined;

  function renew(): void {
    key.renew();
    captcha.renew();
  }

  async function attempt(message: Message) {
    if (refusal !== undefined && performance.now() < refusal.retryAt) throw refusal;
    const recaptchaToken = await captcha.token();
    return sendMessage({ ...message, recaptchaToken }, { ...service, key: key.current() });
  }

  return {
    prepare: captcha.prepare,
    async send(message) {
      try {
        const receipt = await attempt(message).catch(async (error: unknown) => {
          // An earlier attempt did arrive and the text has changed since, so this is another message.
          if (!(error instanceof SendError) || error.status !== 409) throw error;
          renew();
          return attempt(message);
        });
        renew();
        return receipt;
      } catch (error) {
        // The captcha may be at fault, and must not fail the next attempt too.
        if (error instanceof SendError && error.status === 400) captcha.renew();
        if (!isPaused(error)) throw error;
        refusal = error;
        throw Object.assign(error, { wait: waitUntil(error.retryAt, service.language) });
      }
    },
  };
}

/** "in 5 minutes", rounded up, so that whoever waits that long gets in. */
function waitUntil(time: number, language: string): string {
  const minutes = Math.max(1, Math.ceil((time - performance.now()) / 60_000));
  return new Intl.RelativeTimeFormat(language).format(minutes, 'minute');
}
