import addressparser from 'nodemailer/lib/addressparser';
import { addressKey } from '#server/store/addressKey.ts';

/** The addresses of a list such as MAIL_TO, each once, without names. */
export function recipientsOf(list: string): string[] {
  const addresses = addressparser(list, { flatten: true }).map(({ address }) => address);
  return [...new Map(addresses.map((address) => [addressKey(address), address])).values()];
}
