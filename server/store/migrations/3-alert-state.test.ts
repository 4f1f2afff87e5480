import { expect, it } from 'vitest';
import { message } from '#server/testing/delivery.ts';
import { execute } from '#server/testing/releasedStore.ts';
import { describeOnBoth, storeAt } from '#server/testing/store.ts';
import type { StoreLocation } from '../database.ts';
import { recordOutcome, storeMessage, takeDeliveries } from '#server/store/outbox.ts';
import { summarizeDeliveries } from '#server/store/summary.ts';
import { readAlertStates } from '#server/store/alertState.ts';

/** Takes a store back to before this migration, with a person told of one refused message. */
async function takeBack(place: StoreLocation): Promise<void> {
  await execute(
    place,
    `alter table contact_delivery drop column fault;
     alter table contact_alert drop column count;
     alter table contact_alert drop column kinds;
     insert into contact_alert (trouble, since, due, told) values ('refused team', 1, 1, 1);
     delete from contact_migrations where name = '3-alert-state'`,
  );
}

describeOnBoth((newPlace) => {
  it('what was refused before stays known as refused, and what a person was told is not forgotten', async () => {
    const place = await newPlace();
    const before = storeAt(place);
    for (let sent = 0; sent < 2; sent += 1) await storeMessage(before, message);
    const [refused, other] = await takeDeliveries(before, 'team', 2);
    if (refused === undefined || other === undefined) throw new Error('not taken');
    await recordOutcome(before, refused, { state: 'failed', reason: '550', usesUpMessage: true });
    await recordOutcome(before, other, { state: 'delivered' });
    await takeBack(place);

    const database = storeAt(place);
    const summary = await summarizeDeliveries(database, 0);
    expect(summary[0]?.refused).toEqual({ count: 1, kinds: ['recipient'] });
    expect((await readAlertStates(database)).get('refused team')?.notified).toMatchObject({
      count: 1,
      kinds: [],
    });
  });
});
