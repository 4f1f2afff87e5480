import { setTimeout as pause } from 'node:timers/promises';
import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod';
import { brand, company, contacts } from '#common/company.ts';
import { contactPath } from '#common/contact.ts';
import { webBase } from '#common/settings/checks.ts';
import { UsageError, type Command } from '#server/cli/command.ts';
import type { ContactDetails } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { probeTokens } from '#server/store/probe.ts';
import { SECOND } from '#server/time.ts';

/** Where a message may stop, in the order of its way. */
type Stop = 'address' | 'tls' | 'http' | 'refused' | 'store' | 'mail';

const stops: Record<Stop, string> = {
  address: 'at the public address, which was not reached',
  tls: 'at the public address, whose certificate or TLS is not as it should be',
  http: 'at the public address, where something else answered',
  refused: 'at the contact service, which refused it',
  store: 'at the store, which could not keep it',
  mail: 'in the store: the mail server has not taken it',
};

type Outcome = { stoppedAt?: Stop; said?: string; id?: string; reference?: string };

/** How long the public address may take to answer, in milliseconds. */
const answerLimit = 30 * SECOND;

/** Node's and OpenSSL's names for what is wrong with TLS. */
const tlsFault = /^(?:ERR_(?:TLS|SSL)|CERT_|UNABLE_TO_|DEPTH_ZERO|HOSTNAME_MISMATCH|EPROTO)|SELF_SIGNED/;

/** A message that says what it is, in the team's language; the same person each time, who is nobody. */
function probeMessage(from: string): ContactDetails {
  const [mailbox] = addressparser(from, { flatten: true });
  return {
    firstName: 'Probe',
    lastName: brand.name,
    email: mailbox?.address ?? company.email,
    phone: contacts.hotline.display,
    town: company.town,
    country: company.country,
    message:
      'Dies ist eine automatische Probe: Sie hat den ganzen Weg von der öffentlichen Adresse bis in dieses Postfach genommen. Zu tun ist nichts.',
  };
}

const answerSchema = z.object({
  id: z.string().optional(),
  reference: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
});

/** Sends it as a browser does, but for the token. */
async function sendTo(address: string, contact: ContactDetails, token: string): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...contact, recaptchaToken: token }),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimit),
    });
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error & { code?: string } };
    const code = cause?.code ?? '';
    // Where several addresses were tried, there is no message, but a code.
    const said = [cause?.message, code].find((words) => words !== undefined && words !== '') ?? message;
    return { stoppedAt: tlsFault.test(code) ? 'tls' : 'address', said };
  }
  const { status } = response;
  const text = await response.text().catch(() => '');
  const answer = answerOf(text);
  if (status === 202 && answer?.id !== undefined)
    return { id: answer.id, ...(answer.reference === undefined ? {} : { reference: answer.reference }) };
  const leadsTo = response.headers.get('location');
  const said = [status, leadsTo === null ? '' : `(leads to ${leadsTo})`, answer?.code, answer?.message]
    .filter(Boolean)
    .join(' ');
  if (answer?.code === undefined) return { stoppedAt: 'http', said };
  return { stoppedAt: answer.code === 'failed' ? 'store' : 'refused', said };
}

function answerOf(text: string): z.infer<typeof answerSchema> | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Waits until it is out of the store, which a probe leaves when it has arrived. The public address belongs to
 * this store: nobody else could have known its token.
 */
async function followToMail(outbox: Outbox, id: string, limit: number): Promise<Outcome> {
  const end = performance.now() + limit;
  for (;;) {
    const message = await outbox.find(id);
    if (message === undefined) return {};
    const { state, reason } = message;
    if (state === 'failed' || performance.now() >= end)
      return { stoppedAt: 'mail', said: reason ?? 'nothing yet: is the server running that delivers?' };
    await pause(SECOND / 4);
  }
}

function secondsOf(value: string | boolean | undefined): number {
  const seconds = Number(value ?? 60);
  if (Number.isInteger(seconds) && seconds > 0 && seconds <= 3600) return seconds;
  throw new UsageError('--wait must be a whole number of seconds from 1 to 3600');
}

function baseOf(value: string | boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { data, error } = webBase.safeParse(value);
  if (data === undefined) throw new UsageError(`--url ${error.issues[0]?.message ?? ''}`);
  return data;
}

export const probe: Command = {
  name: 'probe',
  usage: '[--url URL] [--wait SECONDS]',
  summary: 'sends a marked message the whole way, and says where it stopped',
  details: [
    '  --url URL        the public address of the service (PUBLIC_API_BASE, else PUBLIC_SITE_URL)',
    '  --wait SECONDS   how long the mail server may take (60)',
    '',
    'From the public address through the store to the mail server, past captcha and limits by a token that',
    'only who reads the store can make. The team gets a mail whose subject begins with "[Probe]"; there is',
    'no receipt and no webhook. Once it has arrived it is deleted; until then it is tried like any message.',
  ].join('\n'),
  options: { url: { type: 'string' }, wait: { type: 'string' } },
  async run({ values, config, outbox, secret }) {
    const base = baseOf(values['url']) ?? config.apiBase ?? config.siteUrl;
    const limit = secondsOf(values['wait']) * SECOND;
    const store = await outbox();
    const contact = probeMessage(config.mail.from);
    const begun = performance.now();
    const sent = await sendTo(base + contactPath, contact, probeTokens(await secret()).issue(contact));
    const outcome =
      sent.id === undefined ? sent : { ...sent, ...(await followToMail(store, sent.id, limit)) };
    const seconds = Math.round((performance.now() - begun) / 100) / 10;
    const { stoppedAt, said } = outcome;
    return {
      data: { delivered: stoppedAt === undefined, ...outcome, url: base, seconds },
      text:
        stoppedAt === undefined
          ? `The probe has arrived at the mail server, ${seconds} s after it was sent to ${base}.`
          : `The probe sent to ${base} stopped ${stops[stoppedAt]}: ${said ?? ''}`,
      unfinished: stoppedAt === undefined ? undefined : `stopped ${stops[stoppedAt]}`,
    };
  },
};
