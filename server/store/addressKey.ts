import { domainToASCII } from 'node:url';

/**
 * One spelling for an e-mail address, by which a person's messages are found: lower case, and the
 * domain as DNS has it, so that `Info@MÜLLER.de` is `info@xn--mller-kva.de`.
 */
export function addressKey(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).trim();
  return `${email.slice(0, at).trim()}@${domainToASCII(domain) || domain}`.normalize('NFC').toLowerCase();
}
