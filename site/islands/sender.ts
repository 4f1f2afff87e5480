import type { ContactMessage } from '#common/contact.ts';
import type { Captcha } from './captcha.ts';
import { captchaFor } from './captchaFor.ts';
import type { ContactService } from './contactService.ts';
import type { MessageKey } from './draft.ts';
import { SendError, sendMessage } from './sendMessage.ts';

type Message = Omit<ContactMessage, 'recaptchaToken'>;

export type Sender = {
  /** Someone is filling in the form. */
  prepare: () => void;
  /**
   * Rejects, with a SendError where the service or the way to it refused.
   * @param extras what is in the field that people do not see, by its name
   */
  send: (message: Message, extras?: Record<string, string>) => Promise<void>;
};

/**
 * Sends what a form holds, as often as it takes, so that it arrives once. Loaded when someone begins to
 * fill in the form; it shares no code with the form, which would cost the page more than it saves.
 */
export function createSender(
  service: ContactService,
  key: MessageKey,
  captcha: Captcha = captchaFor(service),
): Sender {
  function renew(): void {
    key.renew();
    captcha.renew();
  }

  async function attempt(message: Message, extras?: Record<string, string>): Promise<void> {
    const recaptchaToken = await captcha.token();
    await sendMessage(
      { ...message, recaptchaToken },
      { ...service, key: key.current(), ...(extras && { extras }) },
    );
  }

  return {
    prepare: captcha.prepare,
    async send(message, extras) {
      try {
        await attempt(message, extras).catch(async (error: unknown) => {
          // An earlier attempt did arrive, and the text was changed since: this is another message.
          if (!(error instanceof SendError) || error.status !== 409) throw error;
          renew();
          await attempt(message, extras);
        });
        renew();
      } catch (error) {
        // It may have been the captcha, which must not fail the next try as well.
        if (error instanceof SendError && error.status === 400) captcha.renew();
        throw error;
      }
    },
  };
}
