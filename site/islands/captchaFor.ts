import { captchaBadgeId } from '#common/ids.ts';
import { passInAdvance, type Captcha } from './captcha.ts';
import type { ContactService } from './contactService.ts';
import type { Recaptcha } from './recaptcha.ts';

/** The captcha that the service asks for. What it needs is loaded when someone begins to fill in the form. */
export function captchaFor(service: ContactService): Captcha {
  const { challengeEndpoint, recaptchaSiteKey } = service;
  return recaptchaSiteKey === ''
    ? passInAdvance(async () => (await import('./altchaPass.ts')).altchaPass(challengeEndpoint))
    : recaptcha(service);
}

/** Google's script is there in advance, but asked only when a message is sent: it may show pictures. */
function recaptcha({ recaptchaSiteKey, language }: ContactService): Captcha {
  let rendered: Promise<Recaptcha> | undefined;

  async function render(): Promise<Recaptcha> {
    const { renderRecaptcha } = await import('./recaptcha.ts');
    const place = document.getElementById(captchaBadgeId);
    if (place === null) throw new Error('no place for the badge');
    return renderRecaptcha(recaptchaSiteKey, language, place);
  }

  function prepared(): Promise<Recaptcha> {
    rendered ??= render();
    // What failed is tried again at the next occasion.
    rendered.catch(() => (rendered = undefined));
    return rendered;
  }

  return {
    prepare: () => void prepared(),
    token: async () => (await prepared()).execute(),
    renew: () => undefined,
  };
}
