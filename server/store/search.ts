import type { MessageRecord } from './message.ts';
import type { Database } from './database.ts';
import { findMessages } from './records.ts';

/** How many messages are looked at in one go. */
const page = 500;

/** Every message, the latest first. */
export async function* everyMessage(database: Database): AsyncGenerator<MessageRecord> {
  let before: string | undefined;
  do {
    const found = await findMessages(database, { before, limit: page });
    yield* found;
    before = found.length < page ? undefined : found.at(-1)?.id;
  } while (before !== undefined);
}

/** Letters and digits alone, alike but for case, accents and umlauts. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Looks for a text, such as a name or the end of a telephone number, in the fields of messages.
 * @returns undefined for a text without a letter or digit, which would be in every field
 */
export function hasText(text: string): ((message: Pick<MessageRecord, 'contact'>) => boolean) | undefined {
  const typed = plain(text);
  if (typed === '') return undefined;
  // A number's zeros stand for what others write as "+" and a country: "030 1" and "0049 30 1" are "+49 30 1".
  const wanted = typed.replace(/^0+(?=\d+$)/, '');
  return ({ contact }) => {
    const { firstName, lastName, ...others } = contact;
    const fields = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, ...Object.values(others)];
    return fields.some((field) => plain(field).includes(wanted));
  };
}
