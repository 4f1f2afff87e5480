import { addressKey } from './addressKey.ts';
import type { ContactDetails, StoredMessage } from './message.ts';
import type { Outbox } from './outbox.ts';

/** By what a person is looked for; each is written as people write it. */
export type Person = { email?: string; phone?: string; name?: string };

/** What of a person a message has in common with the one that is looked for. */
export type Match = keyof Person;

/** Fewer digits name no telephone; they are an extension, or a slip. */
const leastDigits = 5;

/**
 * Telephone numbers in a text, each without its blanks and signs: `+49…` where the country is said, else as
 * they are dialled within it, without the leading zero. A text may hold several, and words.
 */
export function phonesIn(text: string): string[] {
  return text
    .normalize('NFKC')
    .replace(/\(\s*0\s*\)/g, ' ')
    .split(/[^\d+()\s./\p{Pd}-]+|(?=\+)/u)
    .map((part) => part.replace(/[^\d+]/g, '').replace(/^00(?=[1-9])/, '+'))
    .filter((number) => number.replace('+', '').length >= leastDigits)
    .map((number) => number.replace(/^0/, ''));
}

/** Whether two numbers are one: `030 23125-321`, `+49 30 23125 321`, `0049 (0)30 23125321`. */
function isSamePhone(one: string, other: string): boolean {
  const [long = '', short = ''] = [one, other].sort((a, b) => b.length - a.length);
  if (short.startsWith('+') || !long.startsWith('+')) return long === short;
  // Where only one says the country, what stands before the other's digits must be a country's code.
  return long.endsWith(short) && /^\+[1-9]\d{0,2}$/.test(long.slice(0, -short.length));
}

/** Letters alike but for case and marks: `ü` is `ue` to the one and `u` to the other, `ß` is `ss` to both. */
const collators = ['de', 'und'].map(
  (locale) => new Intl.Collator(locale, { usage: 'search', sensitivity: 'base' }),
);

/** The words of a name: `Groß-Süß` has two. */
export function wordsIn(name: string): string[] {
  return name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Whether every word that is asked for is one of a name's, in whatever order. */
function isNamed(asked: readonly string[], name: readonly string[]): boolean {
  return (
    asked.length > 0 &&
    asked.every((word) => name.some((own) => collators.some((collator) => collator.compare(word, own) === 0)))
  );
}

/** Tells by what a message may be of a person; by nothing if the list is empty. */
export function matcherOf({ email, phone, name }: Person): (contact: ContactDetails) => Match[] {
  const sender = email === undefined ? undefined : addressKey(email);
  const phones = phonesIn(phone ?? '');
  const words = wordsIn(name ?? '');
  return (contact) => {
    const matches: Record<Match, boolean> = {
      email: sender !== undefined && addressKey(contact.email) === sender,
      phone: phonesIn(contact.phone).some((own) => phones.some((asked) => isSamePhone(asked, own))),
      name: isNamed(words, wordsIn(`${contact.firstName} ${contact.lastName}`)),
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
