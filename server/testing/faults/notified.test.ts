import { expect, it, onTestFinished } from 'vitest';
import { alertReceiver, slack } from '#server/testing/alertReceivers.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, startServer } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { SECOND } from '#server/time.ts';
import { recordOutcome, storeMessage, takeDeliveries } from '#server/store/outbox.ts';

it('the running server tells a person that a message was given up, and not again when it restarts', async () => {
  const receiver = await alertReceiver(slack);
  const env = {
    ...nowhere,
    DATA_DIR: temporaryFolder(),
    METRICS_TOKEN: 'of sixteen letters',
    ALERT_URL: `${receiver.address}/services/T1/B1/x`,
  };
  const database = testStore({ folder: env.DATA_DIR });
  await storeMessage(database, message);
  for (const task of await takeDeliveries(database, 'team', 1))
    await recordOutcome(database, task, { state: 'failed', reason: '550', usesUpMessage: true });

  // Its first look is its first act; the metrics show that it has looked.
  const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` };
  for (let starts = 0; starts < 2; starts += 1) {
    const server = await startServer(env);
    onTestFinished(server.kill);
    const metrics = async () => (await fetch(`${server.address}/metrics`, { headers })).text();
    await expect
      .poll(metrics, { timeout: 10 * SECOND })
      .toContain('contact_trouble{trouble="refused",about="team"} 1');
    await expect.poll(() => receiver.shown.length, { timeout: 10 * SECOND }).toBe(1);
    expect(receiver.shown[0]).toContain('messages refused or given up (team)\n');
    await server.kill();
  }
});
