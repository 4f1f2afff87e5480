import type { Event } from './event.ts';

/**
 * A ticket in Zammad, from a customer who is made when the address is new (`guess:`). The token's owner needs
 * `ticket.agent`; without `sender` the message would count as written by them.
 * https://docs.zammad.org/en/latest/api/ticket/index.html
 */
export function zammadTicket({ data }: Event, url: string, token: string, group: string): Request {
  const { firstName, lastName, email, phone, town, country, message } = data.contact;
  const title = [data.reference, `${firstName} ${lastName}`, town].filter(Boolean).join(', ');
  return new Request(`${url}/api/v1/tickets`, {
    method: 'POST',
    headers: { authorization: `Token token=${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      title,
      group,
      customer_id: `guess:${email}`,
      article: {
        subject: title,
        body: `${message}\n\n${firstName} ${lastName}, ${phone}, ${town} (${country})`,
        // A stranger's text: not as HTML.
        content_type: 'text/plain',
        type: 'web',
        sender: 'Customer',
        internal: false,
      },
    }),
  });
}
