import { isIP } from 'node:net';
import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';

/** What settings are checked by. No message repeats the value, which may be a secret. */

function isAddress(value: string, protocols: readonly string[], fits: (url: URL) => boolean): boolean {
  const url = URL.parse(value);
  return url !== null && protocols.includes(url.protocol) && url.hostname !== '' && fits(url);
}

/** Nothing but protocol, host and path, so that paths can be put behind it. */
const isBase = ({ username, password, search, hash }: URL) => username + password + search + hash === '';

const web = ['http:', 'https:'];

const isOrigin = (value: string) => isAddress(value, web, (url) => isBase(url) && url.pathname === '/');

/** An address with one of these protocols, each with its colon. */
export const address = (message: string, ...protocols: string[]) =>
  z.string().refine((value) => isAddress(value, protocols, () => true), message);

const base = (message: string, protocols: readonly string[], fits: (url: URL) => boolean) =>
  z
    .string()
    .refine((value) => isAddress(value, protocols, (url) => isBase(url) && fits(url)), message)
    .transform((value) => {
      const { origin, pathname } = new URL(value);
      return origin + pathname.replace(/\/+$/, '');
    });

/** Where an application or service lives, which may be below a path; a slash at the end is dropped. */
export const webBase = base('must be an http(s) address without a query', web, () => true);

/** Matomo's own address, with its path where it does not live at the root: the container's file is below it. */
export const matomo = base(
  'must be the https address of Matomo itself, without the file of the container',
  ['https:'],
  ({ pathname }) => !pathname.endsWith('.js'),
);

const toOrigin = (value: string) => new URL(value).origin;

/** The site's links begin with a slash (`/faq`), so it has its host to itself: no path, and none of its slash. */
export const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://www.bewertra.example, without a path')
  .transform(toOrigin);

const list = z.string().transform((value) => value.split(',').map((item) => item.trim()));

export const origins = list
  .refine((items) => items.every(isOrigin), 'must list origins (https://host), separated by commas')
  .transform((items) => items.map(toOrigin));

/** Names that Express-style proxy lists know besides addresses (proxy-addr). */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(value: string): boolean {
  const [host = '', bits, ...rest] = value.split('/');
  const version = isIP(host);
  if (version === 0) return namedNetworks.includes(value);
  if (bits === undefined) return true;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

export const networks = list.refine(
  (items) => items.every(isNetwork),
  `must list IP addresses, networks (10.0.0.0/8) or ${namedNetworks.join(', ')}, separated by commas`,
);

/** Number of mailboxes that an address list holds; 0 when an entry is not an address. */
function mailboxes(value: string): number {
  const found = addressparser(value, { flatten: true });
  return found.every(({ address }) => /^[^\s@]+@[^\s@]+$/.test(address)) ? found.length : 0;
}

export const mailbox = z
  .string()
  .refine((value) => mailboxes(value) === 1, 'must be one e-mail address, with or without a name');

export const mailboxList = z
  .string()
  .refine((value) => mailboxes(value) > 0, 'must be one or more e-mail addresses, separated by commas');

const portMessage = 'must be a port number from 0 to 65535';

export const port = z
  .string()
  .regex(/^\d{1,5}$/, portMessage)
  .transform(Number)
  .refine((value) => value <= 65535, portMessage);

/** One of a few words. */
export const word = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.join(', ').replace(/, (?=[^,]*$)/, ' or ')}`);

/** A switch, or a choice with one answer: that, or nothing. */
export const only = <const Word extends string>(value: Word) => z.literal(value, `must be ${value} or unset`);
