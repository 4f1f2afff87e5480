import type { Config } from '#server/config.ts';
import { emlMailer } from './folder.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import type { Mailer } from './destination.ts';
import { smtpMailer } from './smtp.ts';

/** The mailer that the configuration asks for. */
export function openMailer({ mail: { smtpUrl, ...envelope }, dataDir }: Config): Mailer {
  return smtpUrl === undefined ? emlMailer(emlFolder({ dataDir }), envelope) : smtpMailer(smtpUrl, envelope);
}
