import addressparser from 'nodemailer/lib/addressparser';
import { addressKey } from '#server/store/addressKey.ts';
import type { StoredMessage } from '#server/store/message.ts';

/** The addresses of a list such as MAIL_TO, each once, without names. */
export function recipientsOf(list: string): string[] {
  const addresses = addressparser(list, { flatten: true }).map(({ address }) => address);
  return [...new Map(addresses.map((address) => [addressKey(address), address])).values()];
}

/** Those of `recipients` that are not in `reached`, however their addresses are spelt there. */
export function missingOf(recipients: readonly string[], reached: readonly string[]): string[] {
  const have = new Set(reached.map(addressKey));
  return recipients.filter((address) => !have.has(addressKey(address)));
}

/** Who lacks a message that some have; empty when it is delivered, or nobody has it yet. */
export function leftOut({ state, reached }: StoredMessage, to: string): string[] {
  return state === 'delivered' || reached.length === 0 ? [] : missingOf(recipientsOf(to), reached);
}
