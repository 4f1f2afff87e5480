import type { SmtpFailure, SmtpStage } from './faultOf.ts';

/** What nodemailer adds to its errors (`ERROR_CODES` and `_formatError` in its sources). */
type NodemailerError = Error & {
  code?: string;
  originalCode?: string;
  /** The command that was answered; CONN for the connection, API for what failed before anything was sent. */
  command?: string;
  response?: string;
  responseCode?: number | false;
};

/** The stage that a command of nodemailer's errors is; CONN and API name none. */
const stageOfCommand: Record<string, SmtpStage> = {
  EHLO: 'ehlo',
  HELO: 'ehlo',
  STARTTLS: 'starttls',
  AUTH: 'auth',
  'MAIL FROM': 'mail',
  'RCPT TO': 'rcpt',
};

/** Node's codes for a certificate or handshake that is not accepted (`tls` and OpenSSL). */
const tlsCodes =
  /^(?:CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|INVALID_|ERR_TLS_|ERR_SSL_|EPROTO$|HOSTNAME_MISMATCH)/;

/** Errors of the way to the server and back, without a reply. */
const wayCodes: readonly string[] = ['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'ETLS'];

/**
 * What went wrong, from an error of nodemailer.
 * @param reached how far the conversation had come, for errors that do not say so
 */
export function failureOf(error: Error, reached: SmtpStage): SmtpFailure {
  const { code = '', originalCode = '', response, responseCode } = error as NodemailerError;
  if (typeof responseCode === 'number') {
    return {
      stage: stageOf(error, reached),
      kind: 'reply',
      code: responseCode,
      status: statusOf(response),
      text: response,
    };
  }
  return { stage: reached, kind: kindOf(code, originalCode, reached) };
}

/** What went wrong where the server has said nothing. */
function kindOf(code: string, originalCode: string, reached: SmtpStage): SmtpFailure['kind'] {
  // EABORT: the attempt's own limit.
  if (code === 'ETIMEDOUT' || code === 'EABORT') return 'timeout';
  if (tlsCodes.test(originalCode)) return 'tls';
  if (wayCodes.includes(code) || reached === 'final dot') return 'lost';
  return 'unusable';
}

function stageOf({ code, command = '' }: NodemailerError, reached: SmtpStage): SmtpStage {
  // Both answers have this command: to DATA itself (EENVELOPE), and to the final dot (EMESSAGE).
  if (command === 'DATA') return code === 'EMESSAGE' ? 'final dot' : 'data';
  return stageOfCommand[command.replace(/^AUTH .*/, 'AUTH')] ?? reached;
}

/** The enhanced status code of a reply (RFC 2034, 4): after the code, or as qmail writes it, "(#5.7.1)". */
export function statusOf(response = ''): string | undefined {
  const [, status] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?:\s|$)/.exec(response) ?? [];
  const [, written] = /\(#([245]\.\d{1,3}\.\d{1,3})\)/.exec(response) ?? [];
  return status ?? written;
}
