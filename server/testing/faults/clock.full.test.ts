import { expect, it, onTestFinished } from 'vitest';
import { challengePath, contactPath } from '#common/contact.ts';
import type { Challenge } from 'altcha-lib/types';
import { minimumFillTime } from '#server/protection/formTokens.ts';
import { solve } from '#server/testing/altcha.ts';
import { setClock, withMovableClock } from '#server/testing/clock.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { startServer } from '#server/testing/server.ts';
import { MINUTE, SECOND } from '#server/time.ts';

/** The real server with its captcha, on a clock that is set while somebody fills in the form. */
async function startService() {
  const folder = temporaryFolder();
  setClock(folder, 0);
  const server = await startServer({ DATA_DIR: folder, CAPTCHA: 'altcha' }, withMovableClock());
  onTestFinished(() => server.kill());
  return {
    setClock: (offset: number) => setClock(folder, offset / SECOND),
    /** A solved challenge that is old enough to be sent. */
    async token() {
      const challenge = (await (await fetch(server.address + challengePath)).json()) as Challenge;
      const solved = await solve(challenge);
      await new Promise((resolve) => setTimeout(resolve, minimumFillTime));
      return solved;
    },
    send: (recaptchaToken: string) =>
      fetch(server.address + contactPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...sampleContact, recaptchaToken }),
      }),
  };
}

it.each([
  ['ahead', 25 * MINUTE],
  ['back', -25 * MINUTE],
])(
  'a clock that is set %s while somebody writes asks for a new captcha, and takes it',
  async (_to, offset) => {
    const service = await startService();
    const solvedBefore = await service.token();
    service.setClock(offset);
    const refused = await service.send(solvedBefore);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'captcha_expired' });
    const accepted = await service.send(await service.token());
    expect(accepted.status).toBe(202);
  },
);
