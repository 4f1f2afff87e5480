import type { Config } from '#server/config.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder.ts';
import { smtpDestination } from './smtp.ts';

/** The destination that the configuration asks for. */
export function openDestination({ mail: { smtpUrl, ...envelope }, dataDir }: Config): Destination {
  return smtpUrl === undefined
    ? folderDestination(emlFolder({ dataDir }), envelope)
    : smtpDestination(smtpUrl, envelope);
}
