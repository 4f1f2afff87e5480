import { describe, expect, it } from 'vitest';
import { describeOnBoth, start, storeOnClock } from '#server/testing/store.ts';
import { DAY, MINUTE } from '#server/time.ts';
import { claimAlert, readAlertStates, recordAlert, storedAlertStates } from './alertState.ts';

describeOnBoth((newPlace) => {
  const setUp = async () => storeOnClock(await newPlace());

  describe('the notification of a condition', () => {
    /** Three servers on one store; `claims` resolves to what they get that claim at once. */
    async function servers() {
      const { database, openAgain, clock, pass } = await setUp();
      const all = [database, openAgain(), database];
      const claims = async () => {
        const known = await Promise.all(all.map((server) => readAlertStates(server)));
        const given = await Promise.all(
          all.map((server, at) => claimAlert(server, 'disk', known[at]?.get('disk'))),
        );
        return given.filter((claim) => claim !== undefined);
      };
      return { database, clock, pass, claims };
    }

    const since = new Date(start);

    it('is claimed by one of several servers', async () => {
      const { claims } = await servers();
      expect(await claims()).toEqual([since]);
      expect(await claims()).toEqual([]);
    });

    it('is claimed by another after a minute, where that one could not tell it', async () => {
      const { claims, pass } = await servers();
      await claims();
      pass(MINUTE - 1);
      expect(await claims()).toEqual([]);
      pass(1);
      expect(await claims()).toEqual([since]);
    });

    it('is put off by a clock that was set back by no more than that minute', async () => {
      const { claims, pass } = await servers();
      await claims();
      pass(-DAY);
      expect(await claims()).toEqual([since]);
    });

    it('is remembered with its time, number and kinds', async () => {
      const { claims, clock, database, pass } = await servers();
      await claims();
      pass(DAY);
      await recordAlert(database, 'disk', { count: 30, kinds: ['own', 'server'] });
      expect((await readAlertStates(database)).get('disk')).toEqual({
        since,
        notified: { at: new Date(clock()), count: 30, kinds: ['own', 'server'] },
      });
    });

    it('is not claimed by a server that saw it before another one told', async () => {
      const { database, openAgain, pass } = await setUp();
      const other = openAgain();
      await claimAlert(database, 'disk', undefined);
      const seen = (await readAlertStates(other)).get('disk');
      pass(MINUTE);
      await recordAlert(database, 'disk', { count: 30, kinds: [] });
      pass(MINUTE);
      expect(await claimAlert(other, 'disk', seen)).toBeUndefined();
    });

    it('is claimed anew by a server that knows what was told', async () => {
      const { database, clock, pass } = await setUp();
      await claimAlert(database, 'disk', undefined);
      await recordAlert(database, 'disk', { count: 30, kinds: [] });
      const known = (await readAlertStates(database)).get('disk');
      pass(DAY);
      expect(known?.notified).toEqual({ at: new Date(clock() - DAY), count: 30, kinds: [] });
      expect(await claimAlert(database, 'disk', known)).toEqual(since);
    });

    it('is not claimed by a server that missed what another one told since', async () => {
      const { database, pass } = await setUp();
      await claimAlert(database, 'disk', undefined);
      await recordAlert(database, 'disk', { count: 1, kinds: [] });
      const known = (await readAlertStates(database)).get('disk');
      pass(DAY);
      await recordAlert(database, 'disk', { count: 2, kinds: [] });
      pass(DAY);
      expect(await claimAlert(database, 'disk', known)).toBeUndefined();
    });

    it('begins with no kinds', async () => {
      const { database } = await setUp();
      const begun = new Date(start - DAY);
      const states = storedAlertStates(database);
      expect(await states.claim('disk', undefined, begun)).toEqual(begun);
      expect(await states.read()).toEqual(new Map([['disk', { since: begun, notified: undefined }]]));
      await states.record('disk', { count: 1, kinds: ['own'] });
      expect((await states.read()).get('disk')?.notified).toMatchObject({ kinds: ['own'] });
    });

    it('is forgotten once it is over', async () => {
      const { database } = await setUp();
      await claimAlert(database, 'disk', undefined);
      await recordAlert(database, 'disk', { count: 1, kinds: [] });
      await recordAlert(database, 'disk', undefined);
      expect(await readAlertStates(database)).toEqual(new Map());
    });

    it('begins anew when it is back', async () => {
      const { database, clock, pass } = await setUp();
      await claimAlert(database, 'disk', undefined);
      await recordAlert(database, 'disk', undefined);
      pass(DAY);
      expect(await claimAlert(database, 'disk', undefined)).toEqual(new Date(clock()));
    });
  });
});
