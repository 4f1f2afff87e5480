import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE, type Clock } from '#server/time.ts';
import { fingerprint } from './fingerprint.ts';
import type { ContactDetails } from './message.ts';
import type { Secret } from './secret.ts';

/**
 * What a probe brings in place of a captcha's token: `probe.time.nonce.signature`. Only who can read the store
 * can make one. It is good for one message, whose text it is signed over, and for a few minutes: no door.
 */
export type ProbeTokens = {
  issue: (contact: ContactDetails) => string;
  /** The nonce of a good token; undefined for any other. */
  verify: (token: string, contact: ContactDetails) => string | undefined;
};

/** Longer than a request may take, and than clocks differ. */
const lifetime = 5 * MINUTE;

const pattern = /^(?<signed>probe\.(?<issued>[0-9a-z]{1,10})\.(?<nonce>[\w-]{22}))\.(?<mark>[\w-]{43})$/;

/** Whether a token says of itself that it is a probe's; any other is a captcha's. */
export function claimsToBeProbe(token: string): boolean {
  return token.startsWith('probe.');
}

export function probeTokens(secret: Secret, clock: Clock = Date.now): ProbeTokens {
  const key = secret('probes');
  const sign = (text: string, contact: ContactDetails) =>
    createHmac('sha256', key)
      .update(`${text} ${fingerprint(contact)}`)
      .digest('base64url');

  return {
    issue(contact) {
      const signed = `probe.${clock().toString(36)}.${randomBytes(16).toString('base64url')}`;
      return `${signed}.${sign(signed, contact)}`;
    },
    verify(token, contact) {
      const { signed = '', issued = '', nonce = '', mark = '' } = pattern.exec(token)?.groups ?? {};
      if (signed === '' || !timingSafeEqual(Buffer.from(mark), Buffer.from(sign(signed, contact))))
        return undefined;
      return Math.abs(clock() - Number.parseInt(issued, 36)) <= lifetime ? nonce : undefined;
    },
  };
}
