import { challengePath } from '#common/contact.ts';
import { altcha } from '#server/protection/captcha/altcha.ts';
import { formTokens, minimumFillTime } from '#server/protection/formTokens.ts';
import { secretFrom } from '#server/store/secret.ts';
import { lightEffort, solve } from './altcha.ts';
import { testApp, testSecret } from './app.ts';

/** The app with its captcha on, on a clock that stands `minimumFillTime` behind when tokens are issued. */
export async function captchaApp(env: Record<string, string> = {}) {
  let behind: number = minimumFillTime;
  const clock = () => Date.now() - behind;
  const issuing = altcha(testSecret, { effort: lightEffort, clock });
  const { verify } = altcha(testSecret, { effort: lightEffort });
  const checking = formTokens(testSecret);
  const service = await testApp({
    env,
    captcha: { verify, challenge: issuing.challenge },
    formTokens: { ...checking, issue: formTokens(testSecret, clock).issue },
  });
  const { app } = service;
  return {
    ...service,
    /** From now on what is issued is this old already. */
    issueFrom: (age: number) => (behind = age),
    token: async () => solve((await app.inject(challengePath)).json()),
    formToken: () => formTokens(testSecret, clock).issue('127.0.0.1'),
  };
}

export type CaptchaApp = Awaited<ReturnType<typeof captchaApp>>;

/** Of a server whose store, and so whose key, is another one. */
const foreignSecret = secretFrom(Buffer.alloc(32, 9));

const inTime = () => Date.now() - minimumFillTime;

/** A challenge of that server. */
export function foreignChallenge() {
  return altcha(foreignSecret, { effort: lightEffort, clock: inTime }).challenge();
}

/** A form's token of that server. */
export function foreignFormToken(): string {
  return formTokens(foreignSecret, inTime).issue('127.0.0.1');
}
