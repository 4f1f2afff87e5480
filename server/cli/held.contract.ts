import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/store/open.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { HOUR } from '#server/time.ts';

/** What the commands for held messages must do on every store, beside a server that has it open. */
export function heldCommandsContract(name: string, newEnv: () => Promise<{ DATA_DIR: string }>): void {
  describe(`contact on ${name}, with messages that are held`, () => {
    /** One message that has passed, and three that are held. */
    async function setUp() {
      const env = await newEnv();
      const { outbox, close } = await openStore(readConfig(env));
      onTestFinished(close);
      const references: string[] = [];
      for (let sent = 0; sent < 4; sent += 1) {
        const ceilings = [{ max: 1, window: HOUR }];
        const acceptance = await outbox.accept({ contact: sampleContact, locale: 'de', ceilings });
        if (acceptance.kind !== 'accepted') throw new Error('not accepted');
        references.push(acceptance.reference ?? '');
        await pause(2);
      }
      const [passed = '', ...held] = references;
      return { env, outbox, passed, held };
    }

    const counts = (held: number, queued: number) => ({ queued, held, delivered: 0, failed: 0 });

    it('list and show say which they are, and since when', async () => {
      const { env, held } = await setUp();
      const { out } = await contactCli(env, 'list', '--state', 'held');
      const lines = out.trimEnd().split('\n').slice(1);
      expect(lines.map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
        ...held.toReversed().map((reference) => [reference, 'held']),
        ['3 shown; in the outbox: 1 open; 1 queued, 3 held, 0 delivered, 0 failed.'],
      ]);
      expect((await contactCli(env, 'show', held[0] ?? '')).out).toMatch(/^Held since +\d{4}-\d\d-\d\d/m);
    });

    it('release has those sent that are named, or all', async () => {
      const { env, outbox, held } = await setUp();
      const [one = '', two = '', three = ''] = held;
      expect(await contactCli(env, 'release', one, three.toLowerCase())).toEqual({
        code: 0,
        out: '2 messages queued.\n',
        err: '',
      });
      const taken = await outbox.take('team', 9);
      expect(taken.map(({ reference }) => reference)).toEqual(expect.arrayContaining([one, three]));
      expect(taken.map(({ reference }) => reference)).not.toContain(two);
      expect(await contactJson(env, 'release', '--all')).toEqual({ released: 1 });
      expect(await contactJson(env, 'release', '--all')).toEqual({ released: 0 });
      expect(await outbox.count()).toEqual(counts(0, 4));
    });

    it('drop deletes those that are named, or all, after showing how many on demand', async () => {
      const { env, outbox, held } = await setUp();
      const [one = ''] = held;
      expect(await contactJson(env, 'drop', one, '--dry-run')).toMatchObject({ dryRun: true, dropped: 1 });
      expect(await contactCli(env, 'drop', '--all', '--dry-run')).toMatchObject({
        code: 0,
        out: '3 messages would be deleted.\n',
      });
      expect(await outbox.count()).toEqual(counts(3, 1));
      expect(await contactCli(env, 'drop', one)).toEqual({
        code: 0,
        out: '1 message was deleted.\n',
        err: '',
      });
      expect(await contactCli(env, 'show', one)).toMatchObject({ code: 1 });
      expect(await contactJson(env, 'drop', '--all')).toEqual({ dryRun: false, dropped: 2, scrubbed: true });
      expect(await outbox.count()).toEqual(counts(0, 1));
    });

    it.each(['release', 'drop'])('%s does nothing where one of those named is not held', async (command) => {
      const { env, outbox, passed, held } = await setUp();
      const { code, out, err } = await contactCli(env, command, ...held, passed);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(new RegExp(`^contact ${command}: message \\S+ is not held: it is queued\n$`));
      const other = '01a1fbc5-3c83-7035-a8b6-8e49c7afd047';
      expect(await contactCli(env, command, ...held, other)).toMatchObject({ code: 1, out: '' });
      expect(await outbox.count()).toEqual(counts(3, 1));
    });
  });
}
