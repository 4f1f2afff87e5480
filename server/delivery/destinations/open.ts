import type { Config } from '#server/config.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder.ts';
import { smtpDestination } from './smtp.ts';

/** The destinations that the configuration asks for; the team's is the first. */
export function openDestinations(config: Config): [Destination, ...Destination[]] {
  return [openTeam(config)];
}

function openTeam({ mail: { smtpUrl, ...envelope }, dataDir }: Config): Destination {
  return smtpUrl === undefined
    ? folderDestination(emlFolder({ dataDir }), envelope)
    : smtpDestination(smtpUrl, envelope);
}
