import { solveChallengeWorkers } from 'altcha/lib';
import solverAddress from 'altcha/workers/pbkdf2?worker&url';
import { captchaBadgeId } from '#common/ids.ts';
import type { ContactService } from '#site/links.ts';

export type Captcha = {
  /** Starts the slow part early; may be called repeatedly. */
  prepare: () => Promise<unknown>;
  /** What to send as `recaptchaToken`: empty where the service asks for none, undefined where workers cannot start. */
  token: () => Promise<string | undefined>;
  /** Discards the last token, which was spent or refused. */
  renew?: () => void;
};

/** The captcha that the service is configured for. Both are small; one script less can fail to load. */
export const captchaFor = (service: ContactService, challenge: () => Promise<Response>): Captcha =>
  service.recaptchaSiteKey === '' ? altcha(challenge) : recaptcha(service);

/** Our own captcha, solved in advance while the form is being filled in, so that nobody waits for it. */
function altcha(challenge: () => Promise<Response>): Captcha {
  let pass: ReturnType<typeof solved> | undefined;

  function fetchPass() {
    pass = challenge().then(solved);
    pass.catch(() => (pass = undefined));
    return pass;
  }

  return {
    prepare: () => pass ?? fetchPass(),
    async token() {
      // If solving in advance fails, sending tries again.
      let found = await (pass?.catch(fetchPass) ?? fetchPass());
      // The token must reach the service before it expires.
      if (found.expiresAt - 30_000 < performance.now()) found = await fetchPass();
      const early = found.readyAt - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      return found.token;
    },
    renew: () => (pass = undefined),
  };
}

/** The token that solves the service's challenge, and when it is valid on the page's own clock. */
async function solved(response: Response) {
  const received = performance.now();
  // The service asks for no captcha.
  if (response.status === 204) return { token: '', readyAt: 0, expiresAt: Infinity };
  const challenge = (await response.json()) as Parameters<typeof solveChallengeWorkers>[0]['challenge'];
  // More than four workers gain little and would slow down the rest of the device.
  const concurrency = Math.min(4, navigator.hardwareConcurrency);
  const solve = (address: string) =>
    solveChallengeWorkers({
      challenge,
      concurrency,
      createWorker: () => new Worker(address),
      timeout: 60_000,
    });
  // A worker's script that failed to load is fetched again, at another address.
  const again = () => solve(`${solverAddress}?again`).catch(() => null);
  const solution = await solve(solverAddress).catch(again);
  const { data, expiresAt = 0 } = challenge.parameters;
  // The end in seconds and the beginning in milliseconds, both by the service's clock (`challenge` in altcha.ts there).
  const lifetime = expiresAt * 1000 - Number(data?.['issued']);
  return {
    token: solution === null ? undefined : btoa(JSON.stringify({ challenge, solution })),
    readyAt: received + Number(data?.['minimumAge']),
    // Only durations are taken from the service's clock, so neither clock needs to be right.
    expiresAt: received + lifetime,
  };
}

/** The parts of Google's script that we use. */
type Google = Record<'execute' | 'reset', (widget: number) => void> & {
  ready: (run: () => void) => void;
  render: (place: Element | null, options: Record<string, unknown>) => number;
};

/** reCAPTCHA v2, invisible: loaded in advance, but run only when a message is sent, since it may show pictures. */
function recaptcha({ recaptchaSiteKey, language }: ContactService): Captcha {
  let google: Promise<Google> | undefined;
  let widget = 0;
  let answer: PromiseWithResolvers<string> | undefined;
  const fail = () => answer?.reject(new Error('no answer to the captcha'));

  function prepare(): Promise<Google> {
    google ??= loadGoogle(language).then((loaded) => {
      widget = loaded.render(document.getElementById(captchaBadgeId), {
        sitekey: recaptchaSiteKey,
        size: 'invisible',
        badge: 'inline',
        callback: (token: string) => answer?.resolve(token),
        'error-callback': fail,
      });
      return loaded;
    });
    // After a failure a later call tries again.
    google.catch(() => (google = undefined));
    return google;
  }

  return {
    prepare,
    async token() {
      const loaded = await prepare();
      answer = Promise.withResolvers<string>();
      // Solving pictures takes time, and Google does not report when they are closed.
      const timer = setTimeout(fail, 120_000);
      // A token is good for one message only.
      loaded.reset(widget);
      loaded.execute(widget);
      return answer.promise.finally(() => clearTimeout(timer));
    },
  };
}

/** Google's script in a language, once it is ready. */
async function loadGoogle(language: string): Promise<Google> {
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`;
  document.head.append(script);
  await new Promise((onload, onerror) => Object.assign(script, { onload, onerror }));
  const { grecaptcha } = window as unknown as { grecaptcha: Google };
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}
