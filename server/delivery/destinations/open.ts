import type { Config } from '#server/config.ts';
import { emlFolder } from '#server/store/emlFolder.ts';
import type { Target } from '#server/store/message.ts';
import type { Destination } from './destination.ts';
import { folderDestination } from './folder.ts';
import { receiptDestination } from './receipt.ts';
import { smtpDestination } from './smtp.ts';
import { webhookDestination } from './webhook.ts';

/** The destinations that the configuration asks for; the team's is the first. */
export function openDestinations(config: Config): [Destination, ...Destination[]] {
  const { acknowledge, mail, siteUrl, webhook } = config;
  const { smtpUrl, from } = mail;
  const hasReceipts = acknowledge && smtpUrl !== undefined;
  return [
    openTeam(config),
    ...(hasReceipts ? [receiptDestination({ smtpUrl, from, siteUrl })] : []),
    ...(webhook === undefined ? [] : [webhookDestination(webhook)]),
  ];
}

function openTeam({ mail: { smtpUrl, ...envelope }, dataDir }: Config): Destination {
  return smtpUrl === undefined
    ? folderDestination(emlFolder({ dataDir }), envelope)
    : smtpDestination(smtpUrl, envelope);
}

/** The deliveries that a message gets at these destinations. */
export function targetsOf(destinations: readonly Pick<Destination, 'kind' | 'recipients'>[]): Target[] {
  return destinations.flatMap(({ kind, recipients }) =>
    recipients.map((recipient) => ({ destination: kind, recipient })),
  );
}
