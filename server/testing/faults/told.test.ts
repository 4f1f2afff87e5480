import { expect, it, onTestFinished } from 'vitest';
import { alertReceiver, slack } from '#server/testing/alertReceivers.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { refusingRecipients } from '#server/testing/mailServer.ts';
import { send, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE, SECOND } from '#server/time.ts';

it(
  'the running server tells a person within a minute that the mail server refuses, and not again when it restarts',
  async () => {
    const { url } = await smtpReceiver(refusingRecipients(() => 550));
    const receiver = await alertReceiver(slack);
    const env = {
      SMTP_URL: url,
      MAIL_FROM: 'web@bewertra.example',
      MAIL_TO: 'team@bewertra.example',
      DATA_DIR: temporaryFolder(),
      METRICS_TOKEN: 'of sixteen letters',
      ALERT_URL: `${receiver.address}/services/T1/B1/x`,
    };
    const first = await startServer(env);
    onTestFinished(first.kill);
    const id = await send(first.address);
    await expect.poll(() => receiver.shown.length, { timeout: MINUTE }).toBe(1);
    expect(receiver.shown[0]).toContain(`messages refused (team): 1\n`);
    expect(receiver.shown[0]).toContain(String(id));
    await first.kill();

    // Its first look is its first act; the metrics show that it has looked.
    const second = await startServer(env);
    onTestFinished(second.kill);
    const headers = { authorization: `Bearer ${env.METRICS_TOKEN}` };
    const metrics = async () => (await fetch(`${second.address}/metrics`, { headers })).text();
    await expect
      .poll(metrics, { timeout: 10 * SECOND })
      .toContain('contact_trouble{trouble="refused",about="team"} 1');
    expect(receiver.shown).toHaveLength(1);
  },
  2 * MINUTE,
);
