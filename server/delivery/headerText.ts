import type { Address, Transporter } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';

/**
 * What strangers typed, in the headers of mails: nothing of it is a header's syntax. nodemailer encodes what is not
 * ASCII (RFC 2047). But it takes an encoded word that was typed for one of its own, and sends a name in ASCII as a quoted
 * string, in which mail programs decode such words although they must not.
 */

/** What readers decode, and blanks that get lost where a header is folded. */
const unsafe = /=\?|\s{2}/;

/** Length of an encoded word, of which RFC 2047 allows 75 characters; nodemailer's own are as long. */
const wordLength = 52;

const encode = (text: string) => encodeWord(text, 'Q', wordLength);

/** A text for a header such as Subject, in which readers see what was typed. */
export function headerText(text: string): string {
  return unsafe.test(text) ? encode(text) : text;
}

/**
 * Lets a transport encode the names of mailboxes like `headerText`, where they are given as `{ name, address }`.
 * @returns the transport
 */
export function encodingNames<Transport extends Pick<Transporter, 'use'>>(transport: Transport): Transport {
  transport.use('stream', ({ message }, done) => {
    const encodeValue = message.encodeHeaderValue.bind(message);
    message.encodeHeaderValue = (header, value) => {
      const { name, address } = mailboxIn(value);
      if (name === undefined || !unsafe.test(name)) return encodeValue(header, value);
      const bare = encodeValue(header, { name: '', address });
      return `${encode(name)} <${bare.replace(/^<|>$/g, '')}>`;
    };
    done();
  });
  return transport;
}

/** A header's value, if it is one mailbox. */
function mailboxIn(value: unknown): Address {
  const isMailbox = typeof value === 'object' && value !== null && 'name' in value && 'address' in value;
  return isMailbox ? (value as Address) : {};
}
