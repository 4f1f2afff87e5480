import { captchaBadgeId } from '#common/ids.ts';
import type { ContactService } from '#site/links.ts';
import { altchaPass } from './altchaPass.ts';
import { passInAdvance, type Captcha } from './captcha.ts';
import { backOff } from './pause.ts';
import { renderRecaptcha, type Recaptcha } from './recaptcha.ts';

/** The captcha that the service is configured for. Both are small, and one script less can be lost on the way. */
export function captchaFor(service: ContactService): Captcha {
  const { challengeEndpoint, recaptchaSiteKey } = service;
  return recaptchaSiteKey === '' ? passInAdvance(() => altchaPass(challengeEndpoint)) : recaptcha(service);
}

/** Google's script is loaded in advance but run only when a message is sent, since it may show pictures. */
function recaptcha({ recaptchaSiteKey, language }: ContactService): Captcha {
  let rendered: Promise<Recaptcha> | undefined;
  const pause = backOff();

  function render(): Promise<Recaptcha> {
    const place = document.getElementById(captchaBadgeId);
    if (place === null) return Promise.reject(new Error('no place for the badge'));
    return renderRecaptcha(recaptchaSiteKey, language, place);
  }

  function prepared(): Promise<Recaptcha> {
    if (rendered !== undefined) return rendered;
    const rendering = render();
    rendered = rendering;
    // After a failure a later call tries again.
    rendering.then(
      () => pause.succeeded(),
      (error: unknown) => {
        rendered = undefined;
        pause.failed(error);
      },
    );
    return rendering;
  }

  return {
    prepare: () => void (pause.mayAsk() && prepared().catch(() => undefined)),
    token: async () => (await prepared()).execute(),
    renew: () => undefined,
  };
}
