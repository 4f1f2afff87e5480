import { expect, it } from 'vitest';
import { fallbackLocale } from '#common/locales.ts';
import { accept, message } from '#server/testing/outbox.ts';
import { execute } from '#server/testing/releasedStore.ts';
import { describeOnBoth, storeAt } from '#server/testing/store.ts';
import { takeDeliveries } from './outbox.ts';
import { findMessages } from './records.ts';

/** What a person, or a program that is not ours, can make of a stored message. */
describeOnBoth((newPlace, isPostgres) => {
  const strange = [
    { what: 'no JSON', sql: "'Jane wants a valuation'", says: 'Jane wants a valuation' },
    { what: 'half of its JSON', sql: 'substr(contact, 1, 40)', says: message.contact.firstName },
    { what: 'JSON of another kind', sql: "'[1]'", says: '[1]' },
    { what: 'nothing', sql: "'null'", says: 'null' },
  ];
  const onlyInSqlite = [
    { what: 'bytes', sql: 'cast(contact as blob)', says: message.contact.message },
    {
      what: 'a NUL in its JSON',
      sql: `replace(contact, '"firstName":"', '"firstName":"' || char(0))`,
      says: message.contact.message,
    },
  ];
  it.each(isPostgres ? strange : [...strange, ...onlyInSqlite])(
    'a message of which somebody left $what reaches the team, as do the others',
    async ({ sql, says }) => {
      const place = await newPlace();
      const database = storeAt(place);
      const { id } = await accept(database);
      const other = await accept(database);
      await execute(place, `update contact_message set agreed = '{', contact = ${sql} where id = '${id}'`);
      const taken = await takeDeliveries(database, 'team', 10);
      const contactOf = (wanted: string) =>
        taken.find((delivery) => delivery.message.id === wanted)?.message.contact;
      expect(contactOf(id)?.message).toContain(says);
      expect(contactOf(id)?.email.toLowerCase()).toBe(message.contact.email.toLowerCase());
      expect(contactOf(other.id)).toEqual(message.contact);
      expect(await findMessages(database, { limit: 10 })).toHaveLength(2);
    },
  );

  it.each(['fr', '', 'toString'])(
    'a message in the language “%s”, which the site does not have, is read as one in English',
    async (locale) => {
      const place = await newPlace();
      const database = storeAt(place);
      const { id } = await accept(database);
      await execute(place, `update contact_message set locale = '${locale}' where id = '${id}'`);
      const [taken] = await takeDeliveries(database, 'team', 10);
      expect(taken?.message).toMatchObject({ contact: message.contact, locale: fallbackLocale });
    },
  );
});
