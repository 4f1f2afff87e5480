import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContactDetails } from '#server/store/message.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { readByPython, type MailByPython } from '#server/testing/readByPython.ts';
import { headersToTeam, sampleContact, sampleMessage, sampleDelivery } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { composeMail } from './compose.ts';
import { teamFolder, writeForTeam } from './destinations/folder.ts';
import { receipts, sendReceipt } from './destinations/receipt.ts';
import { sendToTeam, teamMailboxes } from './destinations/smtp.ts';
import { encodingNames } from './headerText.ts';

/** What strangers type is shown as they typed it, and is never a header's syntax, to two parsers that are not ours. */

const correspondents = { from: 'Bewertra Website <web@bewertra.example>', to: 'team@bewertra.example' };

const { signal } = new AbortController();

/** What headers have a meaning for, or trouble with. */
const awkward = {
  'an encoded direction override': '=?utf-8?Q?=E2=80=AEgnp?=',
  'an encoded line break': '=?utf-8?Q?x=0D=0ATo:_x@y.example?=',
  'an override in base64': '=?utf-8?B?4oCu?=',
  'two encoded words': '=?utf-8?Q?a?= =?utf-8?Q?b?=',
  'an encoded word with a blank in it': '=?utf-8?Q?a b?=',
  'an encoded word in a word': 'x=?utf-8?Q?a?=y',
  'an encoded word with a language': '=?utf-8*de?Q?a?=',
  'an encoded word in no known alphabet': '=?nonsense?Q?=FF?=',
  'an encoded word beside an umlaut': 'ü =?utf-8?B?4oCu?=',
  'an encoded word in quotes': '"=?utf-8?B?4oCu?="',
  'a long encoded word': `=?utf-8?Q?${'x'.repeat(85)}?=`,
  'the start of an encoded word': '=?utf-8?Q?a',
  'the end of an encoded word': 'a?=',
  'an address list': 'a@b.example, c@d.example',
  'an address with a name': '"x" <evil@x.example>,',
  'a group': 'Team: a@b.example;',
  'a comment': '(x) y',
  'a backslash at the end': 'x\\',
  'quotes and backslashes': '\\"x\\"\\',
  'two blanks': 'a  b',
  'blanks in a row': `a${' '.repeat(90)}b`,
  'a long word': 'x'.repeat(100),
  'many umlauts': 'ä'.repeat(100),
  'many emoji': '👩🏽‍👧'.repeat(14),
  'letters from right to left': 'דוד',
  'a joiner': 'क्‍ष',
} as const;

/** Beside a name with an umlaut, all of the header is encoded; beside one without, only what has to be. */
const surnames = ['Groß', 'Gross'];

const cases = Object.entries(awkward).flatMap(([what, typed]) =>
  surnames.map((lastName) => ({ what, typed, lastName })),
);

/** A value that is written from right to left is isolated from what is around it. */
const isolated = (value: string) => (/\p{Script=Hebrew}/u.test(value) ? `\u2068${value}\u2069` : value);

/** The mail about a message with this in it, as it is sent. */
async function mailWith(changes: Partial<ContactDetails>): Promise<Buffer> {
  const transport = encodingNames(
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  );
  const { message } = await transport.sendMail(composeMail(sampleMessage(changes), correspondents));
  return message as Buffer;
}

describe.each(cases)('$what before $lastName', ({ what, typed, lastName }) => {
  const name = isolated(`${typed} ${lastName}`);
  let mail: Email;
  let byPython: MailByPython;

  beforeAll(async () => {
    const index = cases.findIndex((one) => one.what === what && one.lastName === lastName);
    const { mails, readings } = await allCases();
    mail = await PostalMime.parse(mails[index] ?? '');
    byPython = readings[index] ?? { faults: ['not read'] };
  });

  it('stands in the subject as it was typed', () => {
    const subject = `[BW-7K3Q-M2] Bewertra-Kontaktanfrage: ${name}, ${isolated(typed)}`;
    expect(mail.subject).toBe(subject);
    expect(byPython.subject).toBe(subject);
  });

  it('stands in the name that is answered to as it was typed', () => {
    const replyTo = [{ name, address: sampleContact.email }];
    expect(mail.replyTo).toEqual(replyTo);
    expect(byPython.replyTo).toEqual(replyTo);
  });

  it('begins no header and no recipient', () => {
    expect(mail.to).toEqual([{ name: '', address: correspondents.to }]);
    expect(byPython.to).toEqual([{ name: '', address: correspondents.to }]);
    expect(byPython.headers).toEqual(headersToTeam);
  });

  it('leaves a mail that follows the standards', () => {
    expect(byPython.faults).toEqual([]);
  });
});

describe('a name that reads like an encoded word', () => {
  const typed = awkward['an encoded direction override'];
  const delivery = sampleDelivery({ message: sampleMessage({ firstName: typed, lastName: 'Gross' }) });
  const replyTo = [{ name: `${typed} Gross`, address: sampleContact.email }];

  it('arrives by SMTP as it was typed', async () => {
    const { url, received } = await smtpReceiver();
    await sendToTeam(delivery, teamMailboxes(url, correspondents), signal);
    const [byPython] = readByPython(received.map(({ raw }) => Buffer.from(raw)));
    expect(byPython?.replyTo).toEqual(replyTo);
  });

  it('is in the file of the mail folder as it was typed', async () => {
    const folder = temporaryFolder();
    const destination = teamFolder(folder, correspondents, () => Promise.resolve(true));
    await writeForTeam(delivery, destination);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    const [byPython] = readByPython(files);
    expect(byPython?.replyTo).toEqual(replyTo);
  });
});

describe('a sender whose domain has an umlaut', () => {
  const umlaut = { from: 'Büro <web@bücher.example>', to: correspondents.to };
  const ascii = 'web@xn--bcher-kva.example';

  /** The mail, and the commands by which it came. */
  async function delivered() {
    const commands: string[] = [];
    const quiet = () => undefined;
    const debug = (_entry: unknown, ...words: unknown[]) => commands.push(words.join(' '));
    const logger = { trace: quiet, debug, info: quiet, warn: quiet, error: quiet, fatal: quiet };
    const { url, received } = await smtpReceiver({ logger });
    await sendToTeam(sampleDelivery(), teamMailboxes(url, umlaut), signal);
    const [mail] = received;
    if (mail === undefined) throw new Error('no mail has come');
    return { ...mail, commands };
  }

  it('is the correspondents sender in ASCII, as servers without SMTPUTF8 need it', async () => {
    const { commands } = await delivered();
    expect(commands.filter((line) => line.includes('MAIL FROM'))).toEqual([`C: MAIL FROM:<${ascii}>`]);
  });

  it('stands in the mail with its name, and in ASCII', async () => {
    const [byPython] = readByPython([Buffer.from((await delivered()).raw)]);
    expect(byPython?.from).toEqual([{ name: 'Büro', address: ascii }]);
  });

  it('leaves no byte in the headers that is not ASCII', async () => {
    const { raw } = await delivered();
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^\p{ASCII}+$/u);
  });

  it('leaves a receipt in ASCII headers too', async () => {
    const { url, received } = await smtpReceiver();
    const options = { smtpUrl: url, from: umlaut.from, siteUrl: 'https://www.bewertra.example' };
    await sendReceipt(sampleDelivery(), receipts(options), signal);
    const raw = received[0]?.raw ?? '';
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).toMatch(/^\p{ASCII}+$/u);
  });
});

it('a group of receivers gets the mail, and is named in it', async () => {
  const { url, received } = await smtpReceiver();
  const to = 'Team: a@b.example, c@d.example;';
  const destination = teamMailboxes(url, { ...correspondents, to });
  const { recipients } = destination;
  expect(recipients).toEqual(['a@b.example', 'c@d.example']);
  for (const recipient of recipients) await sendToTeam(sampleDelivery({ recipient }), destination, signal);
  expect(received.flatMap((mail) => mail.to)).toEqual(recipients);
  const readings = readByPython(received.map(({ raw }) => Buffer.from(raw)));
  expect(readings.flatMap(({ faults }) => faults)).toEqual([]);
});

/** Python starts once for all of them. */
let read: Promise<{ mails: Buffer[]; readings: MailByPython[] }> | undefined;

function allCases() {
  read ??= Promise.all(
    cases.map(({ typed, lastName }) => mailWith({ firstName: typed, lastName, town: typed })),
  ).then((mails) => ({ mails, readings: readByPython(mails) }));
  return read;
}
