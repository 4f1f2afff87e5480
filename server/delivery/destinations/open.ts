import { destinationNames, type DestinationName } from '#server/destinations.ts';
import type { Config } from '#server/config.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import type { DeliveryTarget } from '#server/store/message.ts';
import type { Database } from '#server/store/database.ts';
import { findMessages } from '#server/store/records.ts';
import type { DestinationOf } from './destination.ts';
import { teamFolder, type TeamFolder } from './folder.ts';
import { receipts } from './receipt.ts';
import { teamMailboxes, type TeamMailboxes } from './smtp.ts';
import { webhook } from './webhook.ts';

/** Opens each destination; undefined where the configuration does not ask for it. */
const openers = {
  team: openTeam,
  receipt({ acknowledge, mail: { smtpUrl, from }, siteUrl }) {
    if (!acknowledge || smtpUrl === undefined) return undefined;
    return receipts({ smtpUrl, from, siteUrl });
  },
  webhook: (config) => (config.webhook === undefined ? undefined : webhook(config.webhook)),
} satisfies {
  [Name in DestinationName]: (config: Config, database: Database) => DestinationOf<Name> | undefined;
};

/** Somewhere that accepted messages go. */
export type Destination = NonNullable<ReturnType<(typeof openers)[DestinationName]>>;

/** The destinations that the configuration asks for, in the order of the register. */
export function openDestinations(config: Config, database: Database): Destination[] {
  return destinationNames
    .map((name) => openers[name](config, database))
    .filter((destination) => destination !== undefined);
}

/** The team, by mail or in a folder where there is no mail server. */
export function openTeam(
  { mail: { smtpUrl, ...correspondents }, dataDir }: Config,
  database: Database,
): TeamMailboxes | TeamFolder {
  if (smtpUrl !== undefined) return teamMailboxes(smtpUrl, correspondents);
  const isStored = async (id: string) => (await findMessages(database, { name: id, limit: 1 })).length > 0;
  return teamFolder(emlFolder(dataDir), correspondents, isStored);
}

/** The deliveries that a message gets at these destinations. */
export function targetsOf(destinations: readonly Destination[]): DeliveryTarget[] {
  return destinations.flatMap(({ name, recipients }) =>
    recipients.map((recipient) => ({ destination: name, recipient })),
  );
}
