import type { Config } from '#server/config.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import type { DeliveryTarget } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder.ts';
import { receiptDestination } from './receipt.ts';
import { smtpDestination } from './smtp.ts';
import { webhookDestination } from './webhook.ts';

/** The destinations that the configuration asks for; the team's is the first. */
export function openDestinations(
  config: Config,
  outbox: Pick<Outbox, 'find'>,
): [Destination, ...Destination[]] {
  const { acknowledge, mail, siteUrl, webhook } = config;
  const { smtpUrl, from } = mail;
  const hasReceipts = acknowledge && smtpUrl !== undefined;
  return [
    openTeam(config, outbox),
    ...(hasReceipts ? [receiptDestination({ smtpUrl, from, siteUrl })] : []),
    ...(webhook === undefined ? [] : [webhookDestination(webhook)]),
  ];
}

function openTeam(
  { mail: { smtpUrl, ...envelope }, dataDir }: Config,
  { find }: Pick<Outbox, 'find'>,
): Destination {
  if (smtpUrl !== undefined) return smtpDestination(smtpUrl, envelope);
  const isStored = async (id: string) => (await find({ name: id, limit: 1 })).length > 0;
  return folderDestination(emlFolder(dataDir), envelope, isStored);
}

/** The deliveries that a message gets at these destinations. */
export function targetsOf(
  destinations: readonly Pick<Destination, 'kind' | 'recipients'>[],
): DeliveryTarget[] {
  return destinations.flatMap(({ kind, recipients }) =>
    recipients.map((recipient) => ({ destination: kind, recipient })),
  );
}
