import type { Config } from '#server/config.ts';
import { emlMailer } from './eml.ts';
import { emlFolder } from './emlFolder.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

/** The mailer that the configuration asks for. */
export function openMailer({ mail: { smtpUrl, ...envelope }, dataDir }: Config): Mailer {
  return smtpUrl === undefined ? emlMailer(emlFolder({ dataDir }), envelope) : smtpMailer(smtpUrl, envelope);
}
