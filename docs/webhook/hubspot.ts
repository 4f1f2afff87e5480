import type { Event } from './event.ts';

/**
 * A contact in HubSpot, new or brought up to date: the address decides which, so a repetition changes nothing.
 * The token is that of a private app with `crm.objects.contacts.write`.
 * https://developers.hubspot.com/docs/api-reference/latest/crm/objects/contacts/batch/upsert-contacts
 */
export function hubSpotContact({ data }: Event, url: string, token: string): Request {
  const { firstName, lastName, email, phone, town, country, message } = data.contact;
  const properties = {
    email,
    firstname: firstName,
    lastname: lastName,
    phone,
    city: town,
    country,
    message: `${data.reference ?? data.id}: ${message}`,
  };
  return new Request(`${url}/crm/objects/2026-03/contacts/batch/upsert`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ inputs: [{ idProperty: 'email', id: email, properties }] }),
  });
}
