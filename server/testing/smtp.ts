import { onTestFinished } from 'vitest';
import { startMailServer, type MailServer, type MailServerOptions } from './mailServer.ts';

/** A real SMTP server for the running test, closed after it. */
export async function smtpReceiver(options: MailServerOptions = {}): Promise<MailServer> {
  const server = await startMailServer(options);
  onTestFinished(() => server.close());
  return server;
}
