import { expect, it } from 'vitest';
import { eventually } from '#server/testing/delivery.ts';
import { execute } from '#server/testing/releasedStore.ts';
import { setUpRetention } from '#server/testing/retention.ts';
import { summarizeDeliveries } from '#server/store/summary.ts';

it('what is left of a message that somebody deleted past the service is deleted, and counted no longer', async () => {
  const { database, startJob, accept, logged, states } = setUpRetention();
  await accept();
  const stored = await accept();
  const dataDir = (database.file ?? '').replace(/\/[^/]*$/, '');
  const id = 'id' in stored ? stored.id : '';
  await execute({ dataDir }, `pragma foreign_keys = off; delete from contact_message where id = '${id}'`);
  const [before] = await summarizeDeliveries(database, 0);
  expect(before?.queued).toBe(2);
  startJob();
  await eventually(() => expect(logged('deleted past the service')).toHaveLength(1));
  await eventually(async () => {
    const [team] = await summarizeDeliveries(database, 0);
    expect(team?.queued).toBe(1);
  });
  expect(await states()).toEqual(['queued']);
});
