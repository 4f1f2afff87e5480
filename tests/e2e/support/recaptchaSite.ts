import { recaptcha } from '#server/protection/captcha/recaptcha.ts';
import { startConfiguredSite } from './configuredSite.ts';

/** Google's answer to the service about a token; an Error stands for no answer. */
export type Verdict = { success: boolean; 'error-codes'?: readonly string[] } | Error;

const siteKey = 'a key of the tests';
const secret = 'a secret of the tests';

/** The site built for reCAPTCHA, and its service on a free port; only the way to Google is faked. */
export async function startRecaptchaSite() {
  const asked: Record<string, string>[] = [];
  let verdict: Verdict = { success: true };
  const google: typeof fetch = (_address, init) => {
    asked.push(Object.fromEntries(init?.body as URLSearchParams));
    return verdict instanceof Error ? Promise.reject(verdict) : Promise.resolve(Response.json(verdict));
  };
  const { address, outbox, stop } = await startConfiguredSite(
    { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret },
    { captcha: recaptcha({ secret, fetch: google }) },
  );
  return {
    address,
    siteKey,
    secret,
    /** What the service told Google. */
    asked,
    answerWith: (next: Verdict) => (verdict = next),
    stored: async () => (await outbox.list({ limit: 100 })).length,
    stop,
  };
}
