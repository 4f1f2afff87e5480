import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

type Mailbox = { name: string; address: string };

/** A mail as Python's e-mail package reads it. */
export type MailByPython = {
  /** What does not follow the standards; all else is missing where it cannot be read at all. */
  faults: string[];
  /** Names of the headers, in their order. */
  headers?: string[];
  subject?: string;
  from?: Mailbox[];
  to?: Mailbox[];
  replyTo?: Mailbox[];
  text?: string;
};

/**
 * Reads mails with another language's parser: what ours writes and ours reads proves little.
 * @throws Error when there is no Python
 */
export function readByPython(mails: readonly Buffer[]): MailByPython[] {
  const script = join(import.meta.dirname, 'read_mails.py');
  const { stdout, stderr, status, error } = spawnSync('python3', [script], {
    input: JSON.stringify(mails.map((mail) => mail.toString('base64'))),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as MailByPython[];
}
