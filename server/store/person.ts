import { addressKey } from './addressKey.ts';
import type { StoredMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

/** How many messages are looked at in one go. */
const page = 500;

/** Every message, the latest first. */
export async function* everyMessage(outbox: Pick<Outbox, 'find'>): AsyncGenerator<StoredMessage> {
  let before: string | undefined;
  do {
    const found = await outbox.find({ before, limit: page });
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

type Person = { email?: string | undefined; text?: string | undefined };

/**
 * Tells whether a message may be of a person: it is from the address, or one of its fields has the text, such as a name or
 * the end of a telephone number.
 */
export function matchesPerson({ email, text = '' }: Person) {
  const [sender, wanted] = [email === undefined ? undefined : addressKey(email), plain(text)];
  return (message: Pick<StoredMessage, 'contact' | 'sender'>): boolean => {
    const { firstName, lastName, ...others } = message.contact;
    const fields = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, ...Object.values(others)];
    return (
      message.sender === sender || (wanted !== '' && fields.some((field) => plain(field).includes(wanted)))
    );
  };
}
