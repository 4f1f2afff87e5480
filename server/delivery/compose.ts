import { domainToASCII } from 'node:url';
import addressparser from 'nodemailer/lib/addressparser';
import type { SendMailOptions } from 'nodemailer';
import { brand } from '#common/company.ts';
import { contactDetailFields } from '#common/contactFields.ts';
import { contactFieldWords } from '#common/contactFieldWords.ts';
import { countryName } from '#common/countries.ts';
import { hotlineHours } from '#common/hotlineHours.ts';
import { locales, teamLocale } from '#common/locales.ts';
import { asLine } from '#common/typed.ts';
import { escapeHtml } from '#common/escapeHtml.ts';
import { htmlPage } from '#server/html.ts';
import type { ContactDetails, Message } from '#server/store/message.ts';
import { headerText } from './headerText.ts';

/** Sender and recipients as people see them, in the mail's head: MAIL_FROM and all of MAIL_TO. */
export type Correspondents = { from: string; to: string };

/** The team reads these mails in its own language, whatever the sender chose; so do the words below. */
const { tag } = locales[teamLocale];

const received = new Intl.DateTimeFormat(tag, {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: hotlineHours.timeZone,
});
const languageNames = new Intl.DisplayNames([tag], { type: 'language' });

/**
 * The mail for a contact message, the same one each time it is composed: its Message-ID and date
 * come from the message, so a mail sent twice is recognised as one.
 */
export function composeMail(message: Message, { from, to }: Correspondents): SendMailOptions {
  const { contact, reference } = message;
  const name = inPlace(`${contact.firstName} ${contact.lastName}`);
  const rows: [label: string, value: string][] = [
    ...fieldRows(contact),
    ['Sprache', languageNames.of(message.locale) ?? message.locale],
    ['Eingegangen', received.format(message.receivedAt)],
    ...(reference === undefined ? [] : [['Vorgangsnummer', reference] as [string, string]]),
    ['Kennung', message.id],
  ];
  return {
    from,
    to,
    // An object: in a string, a comma in the name or address would begin a second recipient.
    replyTo: { name, address: contact.email },
    subject: headerText(subjectOf(message, `${name}, ${inPlace(contact.town)}`)),
    messageId: messageIdOf(message, from),
    date: message.receivedAt,
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: textPart(rows, contact.message),
    html: htmlPart(rows, contact.message),
    // Values come from strangers: nothing in them may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The fields that hold something, the message left out, by what the team calls them. */
function fieldRows(contact: ContactDetails): [label: string, value: string][] {
  return contactDetailFields
    .filter((field) => contact[field] !== '')
    .map((field) => {
      const value = field === 'country' ? countryName(contact.country, tag) : contact[field];
      return [contactFieldWords[field].mail, value];
    });
}

/** What is to be known first, first; the sender's receipt has the reference too, so that answers to either thread. */
function subjectOf({ reference }: Message, who: string): string {
  const named = reference === undefined ? '' : `[${reference}] `;
  return `${named}${brand.name}-Kontaktanfrage: ${who}`;
}

/** The Message-ID of the team's mail: of the message alone, so that a copy has the same. */
export function messageIdOf({ id }: Message, from: string): string {
  return `<${id}@${domainOf(from)}>`;
}

/** The blocks whose letters run from right to left (DerivedBidiClass.txt of Unicode). */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A value in a header: of one line, also when it is from a store of an earlier version, and isolated (UAX 9) where it
 * could otherwise change the order of what is around it.
 */
function inPlace(value: string): string {
  const line = asLine(value);
  return rightToLeft.test(line) ? `\u2068${line}\u2069` : line;
}

/** The domain of an address, in ASCII as a Message-ID needs it (RFC 5322). */
export function domainOf(from: string): string {
  const [mailbox] = addressparser(from, { flatten: true });
  const domain = mailbox?.address.split('@').at(-1) ?? '';
  return domainToASCII(domain) || 'localhost';
}

function textPart(rows: [string, string][], text: string): string {
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  const lines = rows.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`);
  return `${lines.join('\n')}\n\n${contactFieldWords.message.mail}:\n\n${text}\n`;
}

function htmlPart(rows: [string, string][], text: string): string {
  const lines = rows.map(
    ([label, value]) =>
      `<tr><th align="left">${escapeHtml(label)}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return htmlPage(
    teamLocale,
    'Kontaktanfrage',
    `<body><table cellpadding="4">${lines.join('')}</table>`,
    `<h1 style="font-size:1.1em">Nachricht</h1><p dir="auto" style="white-space:pre-wrap">${escapeHtml(text)}</p></body>`,
  );
}
