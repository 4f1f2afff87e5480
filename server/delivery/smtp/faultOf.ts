import { final, temporary, unanswered, type Fault } from '#server/delivery/fault.ts';

/**
 * How far a conversation had come: which answer was awaited (RFC 5321, 4.3.2; STARTTLS: RFC 3207; AUTH: RFC 4954).
 * `data` ends when the final dot is sent; from then on the server may have taken the mail.
 */
export const smtpStages = [
  'connect',
  'greeting',
  'ehlo',
  'starttls',
  'auth',
  'mail',
  'rcpt',
  'data',
  'final dot',
] as const;

export type SmtpStage = (typeof smtpStages)[number];

/** What went wrong in an SMTP conversation. */
export type SmtpFailure = {
  stage: SmtpStage;
  /**
   * `reply`: the server answered. `lost`: no connection, or its end. `timeout`: silence. `tls`: a certificate or
   * handshake that we do not accept. `unusable`: it failed on our side, before anything was sent.
   */
  kind: 'reply' | 'lost' | 'timeout' | 'tls' | 'unusable';
  /** The reply's code, as 550. */
  code?: number | undefined;
  /** Its enhanced status code (RFC 3463), as "5.7.1". */
  status?: string | undefined;
  /** Its text, for what some servers say in words only. */
  text?: string | undefined;
};

/** Codes by which a server says, at any stage, that it is the login that is missing or wrong (RFC 4954, 6). */
const loginCodes: readonly number[] = [530, 534, 535, 538];

/** Codes of a server that ends the conversation or does not follow it, whatever it was asked (RFC 5321, 4.2.2; RFC 7504). */
const serverCodes: readonly number[] = [421, 500, 502, 503, 521];

/** Decides whose an SMTP error is: a pure function, whose test is the table of stages and codes. */
export function faultOf({ stage, kind, code, status, text }: SmtpFailure): Fault {
  if (kind === 'tls' || kind === 'unusable') return final('own');
  if (kind === 'reply' && code !== undefined) return faultOfReply(stage, code, status, text);
  return stage === 'final dot' ? unanswered : temporary('server');
}

function faultOfReply(stage: SmtpStage, code: number, status = '', text = ''): Fault {
  if (loginCodes.includes(code)) return final('own');
  // RFC 4954, 6: the mechanism needs a transition of the password first.
  if (stage === 'auth' && code === 432) return final('own');
  const owner = ownerOf(stage, code, status, text);
  return code >= 500 ? final(owner) : temporary(owner);
}

function ownerOf(stage: SmtpStage, code: number, status: string, text: string): Fault['owner'] {
  if (serverCodes.includes(code)) return 'server';
  if (stage === 'auth') return code >= 500 ? 'own' : 'server';
  if (stage === 'mail') return ownerAtMail(code, status);
  if (stage === 'rcpt') return ownerAtRcpt(code, status, text);
  if (stage === 'final dot') return ownerAfterText(code, status);
  // Nobody has heard of this message yet; at DATA, of nothing that is in it.
  return 'server';
}

/** RFC 5321, 4.3.2: 550, 552, 553, 555, 451, 452, 455; RFC 1870, 4: 552 for a size that is announced. */
function ownerAtMail(code: number, status: string): Fault['owner'] {
  if (isTooLarge(status)) return 'message';
  // RFC 5321, 4.2.2: "transaction failed"; RFC 3463, X.3: the mail system.
  if (code < 500 || code === 554 || subjectOf(status) === 3) return 'server';
  return 'own';
}

/** RFC 5321, 4.3.2: 550, 551, 552, 553, 555, 450, 451, 452, 455. */
function ownerAtRcpt(code: number, status: string, text: string): Fault['owner'] {
  if (isAboutSender(status)) return 'own';
  const subject = subjectOf(status);
  // RFC 3463, X.3 and X.5: the mail system and the protocol.
  if (subject === 3 || subject === 5) return 'server';
  if (code < 500) return 'recipient';
  return isAboutClient(code, subject, text) ? 'own' : 'recipient';
}

/**
 * Whether a final answer to a recipient is about us. Servers tell there what they have against a client or sender
 * (Postfix's `smtpd_delay_reject`), which names no mailbox: 554, and words where there is no status.
 * @param subject of its status
 */
function isAboutClient(code: number, subject: number | undefined, text: string): boolean {
  // RFC 3463, X.7: not authorised.
  if (subject === 7) return true;
  const namesMailbox = subject === 1 || subject === 2;
  return (code === 554 && !namesMailbox) || /\brelay/i.test(text);
}

/** RFC 5321, 4.3.2: 552, 554, 451, 452 for what was sent; 450 and 550 for policy. */
function ownerAfterText(code: number, status: string): Fault['owner'] {
  if (isTooLarge(status)) return 'message';
  if (isAboutSender(status)) return 'own';
  const subject = subjectOf(status);
  if (subject === 1 || subject === 2) return 'recipient';
  if (subject === 3) return 'server';
  return code < 500 ? 'server' : 'message';
}

/** RFC 3463: X.2.3 and X.3.4, larger than the mailbox or the system takes. */
function isTooLarge(status: string): boolean {
  return /^\d\.(?:2\.3|3\.4)$/.test(status);
}

/** RFC 3463: X.1.7 and X.1.8, the sender's address; RFC 7372 and 7505: X.7.20 to X.7.27, what proves where a mail comes from. */
function isAboutSender(status: string): boolean {
  return /^\d\.(?:1\.[78]|7\.2[0-7])$/.test(status);
}

/** What a status is about (RFC 3463, 2): 1 address, 2 mailbox, 3 mail system, 4 network, 5 protocol, 6 content, 7 policy. */
function subjectOf(status: string): number | undefined {
  return status === '' ? undefined : Number(status.split('.')[1]);
}
