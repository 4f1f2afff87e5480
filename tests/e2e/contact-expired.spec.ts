import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { challengePath, type RefusalCode } from '#common/contact.ts';
import { altcha, challengeLifetime } from '#server/protection/captcha/altcha.ts';
import { minimumFillTime } from '#server/protection/formTokens.ts';
import { secretFrom, type Secret } from '#server/store/secret.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { lightEffort } from '#server/testing/altcha.ts';
import { plainApp } from '#server/testing/plainApp.ts';
import { MINUTE } from '#server/time.ts';
import { answerWith, giveChallenges, openFilledForm, watchMessages } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';
import { findMessages } from '#server/store/records.ts';

/** A captcha that was solved while the form was filled in, and that the service no longer takes. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // The service with a captcha is on a port of its own.
  tolerated: [/^third party: http:\/\/127\.0\.0\.1|Failed to load resource|^status (400|409)/],
});

const ownSecret = secretFrom(Buffer.alloc(32, 7));
const otherSecret = secretFrom(Buffer.alloc(32, 9));

/** When a challenge is issued, before now in milliseconds, and with whose key. */
type Issue = { age: number; secret: Secret };

/** A service that issues its first challenge as told, and all others as it should. */
async function startService(first: Issue) {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-service-'));
  const database = await openDatabase({ dataDir: folder });
  let isFirst = true;
  const app = await plainApp(
    {},
    {
      database,
      siteDir: resolve('dist'),
      captcha: {
        verify: altcha(ownSecret).verify,
        challenge: () => {
          const { age, secret } = isFirst ? first : { age: minimumFillTime, secret: ownSecret };
          isFirst = false;
          return altcha(secret, { effort: lightEffort, clock: () => Date.now() - age }).challenge();
        },
      },
    },
  );
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    stored: async () => (await findMessages(database, { limit: 100 })).length,
    stop: async () => {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

for (const [what, first] of [
  ['that slept until the challenge had run out', { age: challengeLifetime + 5 * MINUTE, secret: ownSecret }],
  ['whose service has set its clock back', { age: -25 * MINUTE, secret: ownSecret }],
  ['whose service has another key since', { age: minimumFillTime, secret: otherSecret }],
] satisfies [string, Issue][])
  test(`a laptop ${what} sends its message at the first press`, async ({ page }) => {
    const service = await startService(first);
    try {
      const messages = watchMessages(page);
      const { submit, sent, failed } = await openFilledForm(page, 'de', service.address);
      await submit.click();
      await expect(sent.or(failed)).toBeVisible();
      await expect(sent).toBeFocused();
      expect(await service.stored()).toBe(1);
      const [firstToken, secondToken, ...more] = messages.tokens();
      expect(secondToken).not.toBe(firstToken);
      expect(more).toEqual([]);
    } finally {
      await service.stop();
    }
  });

const refusalWith = (status: number, code: RefusalCode) => ({ status, json: { code, message: 'No.' } });

for (const answer of [
  refusalWith(400, 'captcha_expired'),
  refusalWith(400, 'too_fast'),
  refusalWith(409, 'key_conflict'),
])
  test(`a service that always answers ${answer.json.code} is asked twice, then the form says it failed`, async ({
    page,
  }) => {
    const messages = watchMessages(page);
    await giveChallenges(page);
    await answerWith(page, (route) => route.fulfill(answer));
    const { submit, failed, expectKept } = await openFilledForm(page);
    await submit.click();
    await expect(failed).toBeVisible();
    await expectKept();
    expect(messages.count()).toBe(2);
    await expect(submit).toBeEnabled();
  });

test('a captcha that is refused for another reason is not sent again by itself', async ({ page }) => {
  const messages = watchMessages(page);
  await giveChallenges(page);
  await answerWith(page, (route) => route.fulfill(refusalWith(400, 'captcha_refused')));
  const { submit, failed, expectKept } = await openFilledForm(page);
  await submit.click();
  await expect(failed).toBeVisible();
  await expectKept();
  expect(messages.count()).toBe(1);
});

test('where no new challenge comes, the form says that it failed and keeps its text', async ({ page }) => {
  await giveChallenges(page);
  await answerWith(page, async (route) => {
    await page.route(`**${challengePath}`, (next) => next.fulfill({ status: 400, json: {} }));
    await route.fulfill(refusalWith(400, 'captcha_expired'));
  });
  const { submit, failed, expectKept } = await openFilledForm(page);
  await submit.click();
  await expect(failed).toBeVisible();
  await expectKept();
});
