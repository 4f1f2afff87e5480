import { contactDetailFields } from '#common/contactFields.ts';
import { contactFieldWords } from '#common/contactFieldWords.ts';
import { versionedTexts } from '#common/legalVersions.ts';
import { localisedPath, versionPath } from '#common/routes.ts';
import type { DeliveryRecord, MessageRecord } from '#server/store/message.ts';

/**
 * Makes a stranger's text harmless for a terminal: control and direction characters, which could rewrite
 * the screen, become visible replacements. Line breaks are kept only with `lines`.
 */
export function printable(text: string, { lines = false } = {}): string {
  const kept = lines ? text.replaceAll('\t', '    ').split('\n') : [text.replace(/[\n\t]+/g, ' ')];
  return kept.map((line) => line.replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '�')).join('\n');
}

const letters = new Intl.Segmenter();
const widthOf = (text: string) => [...letters.segment(text)].length;

/**
 * Aligned columns with headings.
 * @param rows each with as many cells as there are headings
 */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows.map((row) => row.map((cell) => printable(cell)))];
  const widths = headings.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index] ?? ''))));
  const padded = (cell: string, index: number) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell));
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n');
}

/** Made when it is first used: TZ may stand in `.env`, which is read after this file. */
let localTime: Intl.DateTimeFormat | undefined;

/** For people, in the machine's time zone, which it names: `2026-03-02 10:30:15 CET`. */
export function timeOf(date: Date | undefined): string {
  localTime ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'long' });
  return date === undefined ? '' : localTime.format(date);
}

/**
 * One message as lines for people.
 * @param siteUrl the website's origin, where the texts are read that the message was sent under
 */
export function messageText({ contact, ...message }: MessageRecord, siteUrl: string): string {
  const rows: [label: string, value: string][] = [
    ['Reference', message.reference ?? ''],
    ['ID', message.id],
    ['State', message.state],
    ['Received', timeOf(message.receivedAt)],
    ...message.deliveries.map((delivery): [string, string] => [delivery.destination, deliveryText(delivery)]),
    ['Agreed', agreedText(message)],
    ...agreedAddresses(message, siteUrl),
    ['Language', message.locale],
    ...contactDetailFields.map((field): [label: string, value: string] => [
      contactFieldWords[field].command,
      contact[field],
    ]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label.padEnd(width)}  ${printable(value)}`);
  return `${lines.join('\n')}\n\n${printable(contact.message, { lines: true })}`;
}

/** `terms 1 (2026-11-22), privacy 1 (2026-11-22)`. */
function agreedText({ agreed }: Pick<MessageRecord, 'agreed'>): string {
  const texts = Object.entries(agreed ?? {}).map(
    ([text, { version, date }]) => `${text} ${version} (${date})`,
  );
  return texts.join(', ');
}

/** Where each of these versions is read, in the sender's language. */
function agreedAddresses(
  { agreed, locale }: Pick<MessageRecord, 'agreed' | 'locale'>,
  siteUrl: string,
): [label: string, value: string][] {
  if (agreed === undefined) return [];
  return versionedTexts.map((text) => {
    const path = localisedPath(locale, versionPath(text, agreed[text].version));
    return [`  ${text}`, siteUrl + path];
  });
}

/** `team@example.org: delivered, 2026-03-02 10:30:15 CET`. */
function deliveryText({ recipient, state, attempts, due, settledAt, reason = '' }: DeliveryRecord): string {
  const when =
    state === 'queued' ? `${counted(attempts, 'attempt')}, next ${timeOf(due)}` : timeOf(settledAt);
  const outcome = `${recipient === '' ? '' : `${recipient}: `}${state}, ${when}`;
  return [outcome, reason].filter(Boolean).join('; ');
}

/** `1 message`, `2 messages`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
