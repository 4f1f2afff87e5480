import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { emlMailer } from './eml.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp.ts';

/** The mailer that the configuration asks for. */
export function openMailer({ mail: { smtpUrl, ...envelope }, dataDir }: Config): Mailer {
  return smtpUrl === undefined ? emlMailer(join(dataDir, 'mail'), envelope) : smtpMailer(smtpUrl, envelope);
}
