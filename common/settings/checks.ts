import { isIP } from 'node:net';
import * as z from 'zod';
import { isLoopback } from './loopback.ts';

/** The checks for settings. No message repeats the value, which may be a secret. */

const isAddress = (value: string, protocols: readonly string[], fits: (url: URL) => boolean): boolean => {
  const url = URL.parse(value);
  if (url === null) return false;
  return protocols.includes(url.protocol) && url.hostname !== '' && fits(url);
};

/** Ports that `fetch` refuses, as other services than the web's listen there: the Fetch Standard, "bad port". */
const badPorts = new Set(
  [
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119',
    '123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989',
    '990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080',
  ].flatMap((line) => line.split(' ')),
);

const isReachable = (value: string): boolean => !badPorts.has(URL.parse(value)?.port ?? '');
const unreachable =
  'has a port to which nothing is sent by HTTP (the Fetch Standard calls it bad); use another one';

/** What stands behind a # is sent to nobody (RFC 9110, 4.2.5): `?topic=a#b` is topic a. */
const isSentWhole = (value: string): boolean => !value.includes('#');
const cut = 'has a #, behind which nothing is sent; write it as %23';

/** A URL with one of these protocols, colon included. */
const address = (message: string, ...protocols: string[]) =>
  z.string().refine((value) => isAddress(value, protocols, () => true), message);

/** Whether each % begins a character that is written in hexadecimal. */
export function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** How a password may be written that has signs which end a host's name. */
const encoded = 'in a password, write # as %23, / as %2F, ? as %3F and @ as %40';

/** Whether an @ stands behind the host: what is before it was meant as a login, which `:4711#x` would end (`4711` is a port). */
const hasLateAt = ({ pathname, search, hash }: URL) => (pathname + search + hash).includes('@');

/**
 * Options of Nodemailer that may stand in the query. Of all others some send nothing (`jsonTransport`), or elsewhere
 * (`host`, `proxy`), take any certificate (`tls.rejectUnauthorized`) or write addresses to the log (`debug`).
 */
const mailOptions = ['requireTLS', 'name', 'authMethod', 'tls.servername'];

/** Nodemailer takes any other word than `false` as true, and several values as a list. */
function hasMailOptions({ searchParams }: URL): boolean {
  const names = [...searchParams.keys()];
  const requireTls = searchParams.get('requireTLS') ?? 'true';
  if (requireTls !== 'true' && requireTls !== 'false') return false;
  return names.every((name) => mailOptions.includes(name)) && names.length === new Set(names).size;
}

/** Where mails are handed over; options of Nodemailer may stand in the query. */
export const mailServer = address('must be an smtp:// or smtps:// address', 'smtp:', 'smtps:')
  .refine((value) => {
    const url = URL.parse(value);
    return url === null || (/^\/?$/.test(url.pathname) && url.hash === '' && !hasLateAt(url));
  }, `must end with the host, its port or a query: ${encoded}`)
  .refine(
    (value) => {
      const url = URL.parse(value);
      return url === null || hasMailOptions(url);
    },
    `may have ${mailOptions.join(', ')} behind its ?, each once, with true or false for requireTLS`,
  );

/** Who is told of trouble. Name and password, if any, can be decoded, to be sent apart from the address. */
export const watcher = address('must be an http:// or https:// address', 'http:', 'https:')
  .refine((value) => {
    const { username = '', password = '' } = URL.parse(value) ?? {};
    return [username, password].every(isDecodable);
  }, 'has a name or password in which a % is not written as %25')
  .refine((value) => {
    const url = URL.parse(value);
    return url === null || !hasLateAt(url);
  }, `has an @ behind its host: ${encoded}; elsewhere, write @ as %40`)
  .refine(isSentWhole, cut)
  .refine(isReachable, unreachable);

/** Protocol, host and path only, so that paths can be appended; a trailing slash is dropped. */
const base = (
  message: string,
  protocols: readonly string[],
  fits: (path: string) => boolean = () => true,
) => {
  const isBase = ({ username, password, search, hash, pathname }: URL) =>
    username + password + search + hash === '' && fits(pathname);
  return z
    .string()
    .refine((value) => isAddress(value, protocols, isBase), message)
    .transform((value) => {
      const { origin, pathname } = new URL(value);
      return origin + pathname.replace(/\/+$/, '');
    });
};

const web = ['http:', 'https:'];

/** The address of an application or service; it may have a path. */
export const webBase = base('must be an http(s) address without a query', web);

/** The address of the site: its links begin with a slash (`/faq`), so it needs a host of its own. */
export const origin = base(
  'must be an origin such as https://www.bewertra.example, without a path',
  web,
  (path) => path === '/',
);

/** Matomo's own address, with its path if it has one: the container's file is below it. */
export const matomo = base(
  'must be the https address of Matomo itself, without the file of the container',
  ['https:'],
  (path) => !path.endsWith('.js'),
);

/** Where something is sent that nobody else may read: encrypted, unless it stays on this machine. */
export const receiver = z
  .string()
  .refine(
    (value) => isAddress(value, web, isReceiver),
    'must be an https address (http on this machine only), without user and password',
  )
  .refine(isSentWhole, cut)
  .refine(isReachable, unreachable);

function isReceiver({ protocol, hostname, username, password }: URL): boolean {
  return (protocol === 'https:' || isLoopback(hostname)) && username + password === '';
}

/** `whsec_` and a key in base64. */
const webhookSecret = /^whsec_((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)$/;

function isWebhookSecret(secret: string): boolean {
  const [, key = ''] = webhookSecret.exec(secret) ?? [];
  const { length } = Buffer.from(key, 'base64');
  return length >= 24 && length <= 64;
}

/** Secrets as Standard Webhooks writes them (24 to 64 bytes), separated by blanks. */
export const webhookSecrets = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .refine(
    (secrets) => secrets.every(isWebhookSecret),
    'must be whsec_ and 24 to 64 random bytes in base64; several are separated by blanks',
  );

/** Items separated by commas; one message however many of them are wrong. */
const listOf = <Item extends z.ZodType>(item: Item, message: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((part) => item.safeParse(part.trim())))
    .refine((items) => items.every(({ success }) => success), message)
    .transform((items) => items.flatMap(({ success, data }) => (success ? [data] : [])));

export const origins = listOf(origin, 'must list origins (https://host), separated by commas');

/** The named networks that proxy-addr accepts besides addresses. */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'] as const;

export const networks = listOf(
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(namedNetworks)]),
  `must list IP addresses, networks (10.0.0.0/8) or ${namedNetworks.join(', ')}, separated by commas`,
);

/**
 * A folder. Only a shell knows what `~`, `$` and quotes are: elsewhere a folder of this name would be made. Blanks at
 * the ends and control characters, a carriage return for instance, come from other systems' files.
 */
export const folder = z
  .string()
  .refine((value) => !value.startsWith('~'), 'must not begin with ~; write the whole path of the folder')
  .refine(
    (value) => !/["'`$\p{Cc}]/u.test(value) && value === value.trim(),
    'must be a path as it is, without quotes, $, control characters or blanks at its ends',
  );

/** One of Google's keys for reCAPTCHA. A quote or blank around it, as other files have them, would be a part of it. */
export const recaptchaKey = z.string().regex(/^[\w-]+$/, 'must have letters, digits, - and _ only');

/** A secret that is sent in a header, whose value is ASCII without blanks at its ends (RFC 9110, 5.5). */
export const token = z
  .string()
  .min(16, 'must have at least 16 characters')
  .regex(/^[\x21-\x7e](?:[ -~]*[\x21-\x7e])?$/, 'must have letters, digits and signs of ASCII only')
  // Docker's --env-file keeps them; whoever asks with the token of another file would be refused.
  .regex(/^(?!(["'`]).*\1$)/, 'must not stand in quotes, which would be a part of it');

/**
 * Where the server listens: an address, or a name of one. What ends in a number is neither; the C library reads it as an
 * address (inet_aton(3)): `0` as all of this machine, `127.1` as 127.0.0.1.
 */
export const host = z
  .string()
  .refine(
    (value) => isIP(value) !== 0 || !/(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i.test(value),
    'must be a whole address, such as 127.0.0.1 or ::1, or a name; 0.0.0.0 is all addresses of this machine',
  );

export const port = z
  .string()
  .refine(
    (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535,
    'must be a port number from 0 to 65535',
  )
  .transform(Number);

/** One of the given words. */
export const word = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${words.join(', ').replace(/, (?=[^,]*$)/, ' or ')}`);

/**
 * A path counts as unset: login shells set MAIL to the path of the user's mailbox (POSIX.1-2017, XBD 8.1).
 */
export const unlessPath = <Check extends z.ZodType>(check: Check) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.startsWith('/') ? undefined : value),
    check.optional(),
  );

/** One value, or unset. */
export const only = <const Word extends string>(value: Word) => z.literal(value, `must be ${value} or unset`);
