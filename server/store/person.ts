import { addressKey } from './addressKey.ts';
import type { ContactDetails, StoredMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

/** By what a person is looked for; each is written as people write it. */
export type Person = { email?: string; phone?: string; name?: string };

/** What of a person a message has in common with the one that is looked for. */
export type Match = keyof Person;

/** The last digits of a telephone number, alike however country and area are written; empty for what is none. */
export function phoneEnd(phone: string): string {
  return /\d{7}$/.exec(digitsOf(phone))?.[0] ?? '';
}

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

/** Letters alike but for case and marks: `ü` is `ue` to the one and `u` to the other, `ß` is `ss` to both. */
const collators = ['de', 'und'].map(
  (locale) => new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' }),
);

/** The words of a name: `Groß-Süß` has two. */
export function wordsIn(name: string): string[] {
  return name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Tells by what a message may be of a person; by nothing if the list is empty. */
export function matcherOf({ email, phone = '', name = '' }: Person): (contact: ContactDetails) => Match[] {
  const sender = email === undefined ? undefined : addressKey(email);
  const [end, words] = [phoneEnd(phone), wordsIn(name)];
  return (contact) => {
    const own = wordsIn(`${contact.firstName} ${contact.lastName}`);
    const isOwn = (word: string) =>
      own.some((one) => collators.some((collator) => collator.compare(word, one) === 0));
    const matches: Record<Match, boolean> = {
      email: addressKey(contact.email) === sender,
      phone: end !== '' && digitsOf(contact.phone).includes(end),
      name: words.length > 0 && words.every(isOwn),
    };
    return (['email', 'phone', 'name'] as const).filter((match) => matches[match]);
  };
}

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

/** Messages that may be of a person, by what they are, oldest first: for requests that come a few times a year. */
export async function search(
  outbox: Pick<Outbox, 'find'>,
  person: Person,
): Promise<{ message: StoredMessage; foundBy: Match[] }[]> {
  const matchesOf = matcherOf(person);
  const found: { message: StoredMessage; foundBy: Match[] }[] = [];
  for await (const message of everyMessage(outbox)) {
    const foundBy = matchesOf(message.contact);
    if (foundBy.length > 0) found.push({ message, foundBy });
  }
  return found.reverse();
}
