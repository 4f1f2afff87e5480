import { destinationNames, type DestinationName } from '#server/destinations.ts';
import type { Config } from '#server/config.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import type { DeliveryTarget } from '#server/store/message.ts';
import type { Database } from '#server/store/database.ts';
import { findMessages } from '#server/store/records.ts';
import type { Destination } from './destination.ts';
import { FolderDestination } from './folder.ts';
import { ReceiptDestination } from './receipt.ts';
import { SmtpDestination } from './smtp.ts';
import { WebhookDestination } from './webhook.ts';

/** Opens a destination; undefined where the configuration does not ask for it. */
type Opener = (config: Config, database: Database) => Destination | undefined;

const openers: Record<DestinationName, Opener> = {
  team: openTeam,
  receipt: ({ acknowledge, mail: { smtpUrl, from }, siteUrl }) =>
    acknowledge && smtpUrl !== undefined ? new ReceiptDestination({ smtpUrl, from, siteUrl }) : undefined,
  webhook: ({ webhook }) => (webhook === undefined ? undefined : new WebhookDestination(webhook)),
};

/** The destinations that the configuration asks for, in the order of the register. */
export function openDestinations(config: Config, database: Database): Destination[] {
  return destinationNames
    .map((name) => openers[name](config, database))
    .filter((destination) => destination !== undefined);
}

export function openTeam(
  { mail: { smtpUrl, ...envelope }, dataDir }: Config,
  database: Database,
): Destination {
  if (smtpUrl !== undefined) return new SmtpDestination(smtpUrl, envelope);
  const isStored = async (id: string) => (await findMessages(database, { name: id, limit: 1 })).length > 0;
  return new FolderDestination(emlFolder(dataDir), envelope, isStored);
}

/** The deliveries that a message gets at these destinations. */
export function targetsOf(
  destinations: readonly Pick<Destination, 'kind' | 'recipients'>[],
): DeliveryTarget[] {
  return destinations.flatMap(({ kind, recipients }) =>
    recipients.map((recipient) => ({ destination: kind, recipient })),
  );
}
