import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';
import { isEmailAddress } from '../contact.ts';

/** The checks for settings that name mailboxes: who mails are from, and who gets them. */

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

/** The addresses to which Nodemailer would send, those in groups too. */
const addressesIn = (list: string) => addressparser(list, { flatten: true }).map(({ address }) => address);

/** What stands between the commas of a list, or the semicolons that end a group; those in quotes separate nothing. */
const entries = /(?:"(?:[^"\\]|\\.)*"|[^",;])+/g;

/** The name of a group before its first mailbox. The `mailto:` of a link is none. */
const groupName = /^(?!mailto:)[^"<>@:]*:/i;

/** An address alone, or behind a name in `<…>` (RFC 5322, 3.4). */
const entry = /^(?:(?<name>[^<>]*)<(?<named>[^<>]*)>|(?<alone>[^<>]*))$/;

/** The domain may be an address of the network in brackets (RFC 5321, 4.1.3). */
const literal = /@\[(?:\d+(?:\.\d+){3}|IPv6:[\da-f:.]+)\]$/i;

const isAddress = (text: string) => isEmailAddress(text.replace(literal, '@literal.example'));

/** Of two addresses without a comma, one would be the name of the other. */
const isName = (text: string, address: string) =>
  !text.includes('@') || text.trim().replace(/^"(.*)"$/, '$1') === address;

/** The address of an entry; undefined where it is not written as one. */
function addressOf(written: string): string | undefined {
  const { name = '', named, alone = '' } = entry.exec(written.trim())?.groups ?? {};
  const address = named ?? alone;
  return isAddress(address) && isName(name, address) ? address : undefined;
}

/**
 * Whether a list says only what Nodemailer reads in it, which makes the best of anything: of `jo doe@b.example` it
 * takes the second word, another mailbox than `jo.doe@b.example`.
 */
function isWellWritten(list: string): boolean {
  const parts = (list.match(entries) ?? []).map((part) => part.trim().replace(groupName, ''));
  const written = parts.filter((part) => part.trim() !== '').map(addressOf);
  const read = addressesIn(list);
  return written.length === read.length && read.every((address, index) => address === written[index]);
}

/**
 * E-mail addresses, with or without names. Letters that are not ASCII may be in names and domains, which have a
 * spelling in ASCII; before the `@` they need SMTPUTF8 (RFC 6531) of every server on the way.
 */
const mailboxes = (isRightList: (value: string) => boolean, message: string) =>
  z
    .string()
    .refine(
      (value) => addressesIn(value).every((address) => isAscii(address.slice(0, address.lastIndexOf('@')))),
      'must have ASCII characters only before the @ (buero@, not büro@), as many mail servers take no others',
    )
    .refine((value) => isRightList(value) && isWellWritten(value), message);

const form = 'address@host.example, or Name <address@host.example>';

/** One e-mail address, with or without a name, and not a group: it is who a mail is from. */
export const mailbox = mailboxes((value) => {
  const [first, ...others] = addressparser(value);
  return first !== undefined && others.length === 0 && !('group' in first);
}, `must be one e-mail address, with or without a name: ${form}`);

/** One or more e-mail addresses, also in groups. */
export const mailboxList = mailboxes(
  (value) => addressesIn(value).length > 0,
  `must be one or more e-mail addresses, separated by commas: ${form}`,
);
