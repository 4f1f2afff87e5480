/**
 * The contact service without delivery, with a row for every destination that there is, as a process of its own.
 * Arguments: `nothing FOLDER`, `sqlite FOLDER` or `postgres URL`; `nothing` checks messages and drops them.
 */
import { v7 as newId } from 'uuid';
import { destinationNames } from '#server/store/message.ts';
import { openStore } from '#server/store/store.ts';
import { newReference } from '#server/store/reference.ts';
import { plainApp } from '#server/testing/plainApp.ts';

const [store, place = ''] = process.argv.slice(2);

const { outbox } = await openStore(
  store === 'postgres' ? { dataDir: '', databaseUrl: place } : { dataDir: place },
);
if (store === 'nothing')
  outbox.accept = () =>
    Promise.resolve({ kind: 'accepted', id: newId(), reference: newReference(), receivedAt: new Date() });

const targets = destinationNames.map((destination) => ({ destination, recipient: '' }));
const app = await plainApp({}, { siteDir: process.cwd(), outbox, targets });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
