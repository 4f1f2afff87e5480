import { solveChallengeWorkers } from 'altcha/lib';
import solverAddress from 'altcha/workers/pbkdf2?worker&url';
import { captchaBadgeId } from '#common/ids.ts';
import type { ContactService } from '#site/links.ts';

export type Captcha = {
  /** Starts the slow part early, when someone fills in the form. May be called repeatedly; rejects when it fails. */
  prepare: () => Promise<unknown>;
  /** The token to send as `recaptchaToken`; rejects when the check fails. */
  token: () => Promise<string>;
  /** Discards the last token, which was spent or refused. */
  renew: () => void;
};

/** Asks the service, and rejects unless it answers with 2xx. */
type Ask = (address: string) => Promise<Response>;

/** The captcha that the service is configured for. Both are small, and one script less can be lost on the way. */
export function captchaFor(service: ContactService, ask: Ask): Captcha {
  return service.recaptchaSiteKey === '' ? altcha(() => ask(service.challengeEndpoint)) : recaptcha(service);
}

type Challenge = Parameters<typeof solveChallengeWorkers>[0]['challenge'];

/** A token and when it is valid, in milliseconds on the page's own clock (`performance.now()`). */
type Pass = { token: string; readyAt: number; expiresAt: number };

/** Solving takes long on slow devices; in milliseconds. */
const solveTimeLimit = 60_000;

/** More workers gain little and would slow down the rest of the device. */
const mostWorkers = 4;

/** Milliseconds before its expiry from which a pass is not used: it must reach the service in time. */
const margin = 30_000;

/** Our own captcha, solved in advance while the form is being filled in, so that nobody waits for it. */
function altcha(challenge: () => Promise<Response>): Captcha {
  let pass: Promise<Pass> | undefined;

  function fetchPass(): Promise<Pass> {
    const fresh = challenge().then(solved);
    pass = fresh;
    fresh.catch(() => (pass = undefined));
    return fresh;
  }

  return {
    prepare: () => pass ?? fetchPass(),
    async token() {
      // A failure in advance is no reason to refuse the message.
      let found = await (pass?.catch(fetchPass) ?? fetchPass());
      if (found.expiresAt - margin < performance.now()) found = await fetchPass();
      const early = found.readyAt - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      return found.token;
    },
    renew: () => (pass = undefined),
  };
}

/** Solves the service's challenge in web workers. @throws an error with `unsendable` where they cannot be had */
async function solved(response: Response): Promise<Pass> {
  const received = performance.now();
  // The service asks for no captcha.
  if (response.status === 204) return { token: '', readyAt: 0, expiresAt: Infinity };
  const challenge = (await response.json()) as Challenge;
  const solve = (address: string) =>
    solveChallengeWorkers({
      challenge,
      concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency),
      createWorker: () => new Worker(address),
      timeout: solveTimeLimit,
    });
  // A worker whose script was lost on the way is asked for again, at another address.
  const solution = await solve(solverAddress)
    .catch(() => solve(`${solverAddress}?again`))
    .catch(() => null);
  if (solution === null) throw Object.assign(new Error('the challenge was not solved'), { unsendable: true });
  const { data, expiresAt = 0 } = challenge.parameters;
  return {
    token: btoa(JSON.stringify({ challenge, solution })),
    readyAt: received + Number(data?.['minimumAge']),
    // Only durations are taken from the service's clock, so neither clock needs to be right.
    expiresAt: received + expiresAt * 1000 - Number(data?.['issued']),
  };
}

/** The parts of Google's script that we use. */
type Provider = {
  ready: (run: () => void) => void;
  render: (place: Element | null, options: Record<string, unknown>) => number;
  execute: (widget: number) => void;
  reset: (widget: number) => void;
};

/** In milliseconds: solving pictures takes time, and Google does not report when they are closed. */
const pictureTimeLimit = 120_000;

/** reCAPTCHA v2, invisible: loaded in advance, but run only when a message is sent, since it may show pictures. */
function recaptcha({ recaptchaSiteKey, language }: ContactService): Captcha {
  let rendered: Promise<() => Promise<string>> | undefined;

  function prepare() {
    rendered ??= loadGoogle(language).then((provider) => {
      let settle: PromiseWithResolvers<string> | undefined;
      const widget = provider.render(document.getElementById(captchaBadgeId), {
        sitekey: recaptchaSiteKey,
        size: 'invisible',
        badge: 'inline',
        callback: (token: string) => settle?.resolve(token),
        'error-callback': () => settle?.reject(new Error('the provider cannot be reached')),
      });
      return () => {
        const answer = Promise.withResolvers<string>();
        settle = answer;
        const timer = setTimeout(
          () => answer.reject(new Error('no answer to the captcha')),
          pictureTimeLimit,
        );
        // A token is good for one message only.
        provider.reset(widget);
        provider.execute(widget);
        return answer.promise.finally(() => clearTimeout(timer));
      };
    });
    // After a failure a later call tries again.
    rendered.catch(() => (rendered = undefined));
    return rendered;
  }

  return { prepare, token: async () => (await prepare())(), renew: () => undefined };
}

/** Google's script in a language, once it is ready. */
function loadGoogle(language: string): Promise<Provider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`;
    script.onerror = () => {
      script.remove();
      reject(new Error('the provider cannot be reached'));
    };
    script.onload = () => {
      const { grecaptcha } = window as unknown as { grecaptcha: Provider };
      grecaptcha.ready(() => resolve(grecaptcha));
    };
    document.head.append(script);
  });
}
