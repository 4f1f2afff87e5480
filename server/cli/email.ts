import { readField, schemaOfField } from '#common/contact.ts';
import { contactFieldEntries } from '#common/contactFields.ts';
import { UsageError } from './command.ts';

const schema = schemaOfField(contactFieldEntries.email);

/** The end of a sentence, or of a list's entry. */
const ending = /[\s.,;:]+$/;

/** Quotation marks around a whole text. */
const quoted = /^["'“„‘](.*)["'”“’]$/;

/** One address in angle brackets at the end, with or without a name before it. */
const bracketed = /^[^<>]*<([^<>]*)>$/;

const link = /^mailto:([^?]*)/i;

/** What a pattern finds in a text; the text itself where it does not fit. */
const inside = (pattern: RegExp, text: string) => pattern.exec(text)?.[1]?.trim() ?? text;

/** The address of a `mailto:` link, in which signs may be written as `%40`. */
function linked(text: string): string {
  const address = inside(link, text);
  if (address === text) return text;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** What stands around an address where people copy it from: a mail's head, a link, a list or a sentence. */
function unwrapped(typed: string): string {
  const entry = inside(quoted, typed.replace(ending, ''));
  return linked(inside(bracketed, entry)).replace(ending, '');
}

/**
 * The e-mail address in what somebody typed or pasted, read as the form reads it: a slip, or what stood around it, must
 * not pass for "nothing is stored".
 * @throws UsageError for what the form would not have taken
 */
export function emailOf(typed: string): string {
  if (typed.trim() === '') throw new UsageError('no e-mail address was given');
  const email = readField('email', unwrapped(readField('email', typed)));
  if (schema.safeParse(email).success) return email;
  throw new UsageError(`"${typed}" is not an e-mail address; give one alone, such as name@example.org`);
}
