import { company, contacts } from '#common/company.ts';
import { fill } from '#common/fill.ts';
import { hotlineHours } from '#common/hotlineHours.ts';
import { locales } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { hoursIn } from '#common/words/hours.ts';
import { timeOf, whatNext } from '#common/words/next.ts';
import { words } from '#common/words/words.ts';
import { escapeHtml } from '#common/escapeHtml.ts';
import { htmlPage } from '#server/html.ts';
import type { Message } from '#server/store/message.ts';
import { domainOf, messageIdOf } from './compose.ts';
import type { Mail } from './destinations/smtp.ts';

/** `from`: MAIL_FROM; `siteUrl`: the website's origin. */
export type ReceiptOptions = { from: string; siteUrl: string };

/**
 * The mail by which the sender of a message hears that it has arrived, in their language. Anybody may type
 * anybody's address into the form, so nothing that was typed is in it. Written as RFC 3834 asks of automatic
 * responses: no return path, so that nothing answers it; it refers to the team's mail, so that an answer to it
 * threads there. What happens next is said on the day of the message alone: "tomorrow" is wrong on any other.
 */
export function composeReceipt(message: Message, { from, siteUrl }: ReceiptOptions, now = new Date()): Mail {
  const { locale, reference = '', receivedAt, contact } = message;
  const subject = `[${reference}] ${words[locale].receipt.subject}`;
  const texts = paragraphs(message, siteUrl + pathTo(locale, 'privacy'), now);
  return {
    envelope: { from: '', to: [contact.email] },
    from,
    to: { name: '', address: contact.email },
    // Published, and read by people; MAIL_TO is for the team alone.
    replyTo: company.email,
    subject,
    messageId: `<receipt.${message.id}@${domainOf(from)}>`,
    inReplyTo: messageIdOf(message, from),
    references: messageIdOf(message, from),
    date: receivedAt,
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: `${texts.join('\n\n')}\n`,
    html: htmlOf(texts, locale, subject, reference),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function paragraphs(
  { locale, reference = '', receivedAt }: Message,
  privacyNotice: string,
  now: Date,
): string[] {
  const said = words[locale];
  const { receipt } = said;
  const { timeZone } = hotlineHours;
  const day = new Intl.DateTimeFormat(locales[locale].tag, { dateStyle: 'full', timeZone }).format(
    receivedAt,
  );
  const number = contacts.hotline.display.replaceAll(' ', '\u00a0');
  const { times } = hoursIn(locale);
  return [
    receipt.greeting,
    fill(receipt.received, { day, time: timeOf(locale, receivedAt) }),
    `${said.reference}: ${reference}\n${said.referenceUse}`,
    ...[whatNext(locale, receivedAt, now)].filter((next) => next !== undefined),
    `${fill(receipt.hotline, { number, times })} ${receipt.reply}`,
    receipt.automatic,
    `${receipt.privacy} ${privacyNotice}`,
    // What a business letter has to name (§ 35a GmbHG).
    [
      `${company.legalName}, ${company.street}, ${company.postalCode} ${company.town}`,
      `${company.registerCourt}, ${company.registerNumber}`,
      `${receipt.managingDirector}: ${company.managingDirector}`,
      `${receipt.vatId}: ${company.vatId}`,
    ].join('\n'),
  ];
}

function htmlOf(texts: string[], language: string, title: string, reference: string): string {
  const lines = texts.map(
    (text) =>
      `<p>${escapeHtml(text).replaceAll('\n', '<br>').replace(reference, `<strong>${reference}</strong>`)}</p>`,
  );
  const body = '<body style="font-family:sans-serif;line-height:1.5;max-width:40em">';
  return htmlPage(language, title, body, ...lines, '</body>');
}
