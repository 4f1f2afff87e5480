import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/store/open.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { contactCli, contactCliWith, contactJson } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import type { Place } from '#server/testing/server.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';

const [erased, other] = ['erased@person.example', 'other@person.example'];

const received = Date.now() - DAY;
const earlierIds = [0, 1, 2].map((index) => `01a1fbc5-3c83-7035-a8b6-8e49c7afd04${index}`);

/** Messages as the version before deliveries had a table of their own kept them, in each state. */
const earlierMessages = (table: string, time: (at: number) => string) =>
  `insert into ${table} (id, state, received, due, settled, attempts, reason, retried, reached, uncertain, locale, contact, sender, idempotency_key, fingerprint)
   values
     ('${earlierIds[0]}', 'queued', ${time(received)}, ${time(received + MINUTE)}, null, 3, 'busy', ${time(received + SECOND)}, '["a@b.example"]', 1, 'de', '${JSON.stringify(sampleContact).replaceAll("'", "''")}', '${sampleContact.email}', 'key-of-one-form', 'x'),
     ('${earlierIds[1]}', 'delivered', ${time(received)}, ${time(received)}, ${time(received + MINUTE)}, 1, null, null, '[]', 0, 'en', '{}', 'a@b.example', null, 'y'),
     ('${earlierIds[2]}', 'failed', ${time(received)}, ${time(received)}, ${time(received + MINUTE)}, 1, '550', null, '[]', 0, 'de', '{}', 'a@b.example', null, 'z')`;

async function expectEarlierMessages(outbox: Outbox): Promise<void> {
  const [queued = '', delivered = '', failed = ''] = earlierIds;
  const due = new Date(received + MINUTE);
  const rest = { state: 'queued', attempts: 3, reason: 'busy', due, reached: ['a@b.example'] };
  expect(await outbox.find(queued)).toMatchObject({ reference: undefined, contact: sampleContact, ...rest });
  expect(await outbox.find(delivered)).toMatchObject({ state: 'delivered', settledAt: due });
  expect(await outbox.find(failed)).toMatchObject({ state: 'failed', reason: '550' });
  expect(await outbox.take('team', 9)).toMatchObject([
    { id: queued, attempts: 4, uncertain: 1, triedSince: new Date(received + SECOND) },
  ]);
  expect(await outbox.retry()).toBe(1);
}

/** What a store must be told by hand, since no command does it. */
type Tools = {
  newEnv: () => Promise<Place>;
  /** Makes the store of a version before deliveries had a table of their own; `messages` gives the SQL for what is in it. */
  ofEarlierVersion: (env: Place, messages: typeof earlierMessages) => Promise<void>;
  /** Has a store remember a migration that this version does not know. */
  fromTheFuture: (env: Place) => Promise<void>;
  /** Whether to test as well what is the same on every store. */
  thorough: boolean;
};

/** What backup and restore must do on every store. */
export function backupContract(
  name: string,
  { newEnv, ofEarlierVersion, fromTheFuture, thorough }: Tools,
): void {
  /** Accepts a message of each sender, and delivers the first. Resolves to their ids. */
  async function fill(env: Place, senders: string[], clock = Date.now): Promise<string[]> {
    const { outbox, close } = await openStore(readConfig(env), clock);
    const ids: string[] = [];
    for (const email of senders) {
      const acceptance = await outbox.accept({ contact: { ...sampleContact, email }, locale: 'de' });
      if (acceptance.kind !== 'accepted') throw new Error('not accepted');
      ids.push(acceptance.id);
    }
    for (const taken of await outbox.take('team', 1)) await outbox.complete(taken);
    await close();
    return ids;
  }

  const stored = (env: Place) => contactJson(env, 'list', '--limit', '1000');
  const restore = (env: Place, file: string) => contactJson(env, 'restore', file, '--yes');

  /** A store with two messages, one of them delivered, and a backup of it. */
  async function setUp() {
    const env = await newEnv();
    const [delivered = '', queued = ''] = await fill(env, [erased, other]);
    const file = join(temporaryFolder(), 'backups', 'contact.backup');
    expect(await contactCli(env, 'backup', file)).toMatchObject({ code: 0, err: '' });
    return { env, file, delivered, queued };
  }

  /** Restores a file that is not fit over a store of its own, which stays as it was; resolves to why not. */
  async function refusal(file: string): Promise<string> {
    const env = await newEnv();
    await fill(env, [other, other]);
    const before = await stored(env);
    const { code, out, err } = await contactCli(env, 'restore', file, '--yes');
    expect([code, out]).toEqual([1, '']);
    expect(await stored(env)).toEqual(before);
    return err.replace('contact restore: ', '').replaceAll(file, 'FILE');
  }

  describe(`backup and restore on ${name}`, () => {
    it('a backup is one file for its owner only, which replaces no other unless told', async () => {
      const { env, file } = await setUp();
      expect(readdirSync(dirname(file))).toEqual(['contact.backup']);
      expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
      const before = readFileSync(file);
      expect(await contactCli(env, 'backup', file)).toMatchObject({
        code: 1,
        err: `contact backup: ${file} is there already; --force replaces it\n`,
      });
      expect(readFileSync(file)).toEqual(before);
      await fill(env, [other]);
      const bytes = expect.any(Number) as number;
      expect(await contactJson(env, 'backup', file, '--force')).toMatchObject({ file, messages: 3, bytes });
      expect(readdirSync(dirname(file))).toEqual(['contact.backup']);
    });

    it('leaves no file where it fails', async () => {
      const env = await newEnv();
      const file = join(temporaryFolder(), 'contact.backup');
      const { code, out, err } = await contactCli(env, 'backup', file);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/there is no outbox|no matching tables/);
      expect(readdirSync(dirname(file))).toEqual([]);
    });

    it('brings everything to another machine', async () => {
      const { env, file, queued } = await setUp();
      const next = await newEnv();
      expect(await restore(next, file)).toMatchObject({
        messages: 2,
        lost: 0,
        erased: 0,
        undelivered: [{ id: queued, destinations: ['team'] }],
        restored: true,
      });
      expect(await stored(next)).toEqual(await stored(env));
    });

    it('a store, or a backup, of an earlier version keeps every message, its state and its repeats', async () => {
      const [env, next] = [await newEnv(), await newEnv()];
      await ofEarlierVersion(env, earlierMessages);
      const file = join(temporaryFolder(), 'contact.backup');
      expect(await contactCli(env, 'backup', file)).toMatchObject({ code: 0 });
      expect(await restore(next, file)).toMatchObject({ messages: 3, undelivered: [{ id: earlierIds[0] }] });
      for (const place of [env, next]) {
        const { outbox, close } = await openStore(readConfig(place), () => received + MINUTE);
        await expectEarlierMessages(outbox).finally(close);
      }
      await contactCli(next, 'erase', sampleContact.email);
      expect(await restore(next, file)).toMatchObject({ erased: 1, undelivered: [] });
    });

    it('replaces everything on the same, and says what that loses', async () => {
      const { env, file, queued } = await setUp();
      const before = await stored(env);
      const [, late] = await fill(env, [other, other]);
      const { reference } = (await contactJson(env, 'show', queued)) as { reference: string };
      const { code, out, err } = await contactCli(env, 'restore', file, '--yes');
      expect([code, err]).toEqual([0, '']);
      expect(out).toContain('Lost, as stored now and not in the backup: 2 messages.\n');
      expect(out).toMatch(/^To deliver, though .*: 1 message, the oldest of /m);
      expect(out).toContain(`  ${reference} (team)\n`);
      expect(await stored(env)).toEqual(before);
      expect(JSON.stringify(await stored(env))).not.toContain(late);
    });

    it('refuses while somebody uses the store, and lets nobody use it meanwhile', async () => {
      const { env, file } = await setUp();
      const before = await stored(env);
      const { close } = await openStore(readConfig(env));
      expect(await contactCli(env, 'restore', file, '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('contact restore: the store is in use: stop') as string,
      });
      await close();
      const askedMeanwhile = async () => {
        const refused = expect.stringContaining('the store is just being restored') as string;
        expect(await contactCli(env, 'list')).toMatchObject({ code: 1, err: refused });
        return false;
      };
      expect(await contactCliWith(env, askedMeanwhile, 'restore', file)).toMatchObject({
        code: 1,
        err: expect.stringContaining('nothing was changed') as string,
      });
      expect(await stored(env)).toEqual(before);
    });

    it('erases again who was erased since, and leaves what they sent afterwards', async () => {
      const { env, file, delivered } = await setUp();
      await contactCli(env, 'erase', erased.toUpperCase());
      const again = join(dirname(file), 'again.backup');
      const [later = ''] = await fill(env, [erased]);
      await contactCli(env, 'backup', again);
      expect(await restore(env, again)).toMatchObject({ messages: 2, erased: 0 });
      expect(await contactJson(env, 'export', erased)).toMatchObject({ messages: [{ id: later }] });
      expect(await restore(env, file)).toMatchObject({ messages: 2, erased: 1 });
      expect(await contactCli(env, 'show', delivered)).toMatchObject({ code: 1 });
      expect(await contactCli(env, 'export', erased)).toMatchObject({ code: 1 });
      expect(await contactJson(env, 'export', other)).toMatchObject({ messages: [{}] });
    });

    it.each(thorough ? [0.25, 0.5, 0.9] : [0.5])(
      'refuses a file that is cut after %f of it',
      async (part) => {
        const { file } = await setUp();
        truncateSync(file, Math.floor(statSync(file).size * part));
        expect(await refusal(file)).toMatch(/^FILE is damaged/);
      },
    );

    it('refuses a file of a newer version', async () => {
      const { env, file } = await setUp();
      await fromTheFuture(env);
      // A release that was taken back still makes backups.
      expect(await contactCli(env, 'backup', file, '--force')).toMatchObject({ code: 0 });
      expect(await refusal(file)).toBe('FILE is of a newer version than this one (it has 9999-later.sql)\n');
    });

    if (!thorough) return;

    it('changes nothing unless somebody says so', async () => {
      const { env, file } = await setUp();
      await fill(env, [other]);
      const before = await stored(env);
      const alone = await contactCli(env, 'restore', file);
      expect(alone).toMatchObject({ code: 1, err: 'contact restore: nothing was changed; --yes does it\n' });
      expect(alone.out).toContain('holds 2 messages');
      const ask = vi.fn(() => Promise.resolve(false));
      expect(await contactCliWith(env, ask, 'restore', file)).toMatchObject({
        code: 1,
        err: 'contact restore: nothing was changed\n',
      });
      expect(ask).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('1 message, the oldest of'));
      expect(await stored(env)).toEqual(before);
    });

    it('finds the notes of erasures beside the backup, on a machine that has none', async () => {
      const { env, file, delivered } = await setUp();
      await contactCli(env, 'erase', erased);
      await contactCli(env, 'backup', join(dirname(file), 'later.backup'));
      const next = await newEnv();
      expect(await restore(next, file)).toMatchObject({ erased: 1 });
      expect(await contactCli(next, 'show', delivered)).toMatchObject({ code: 1 });
      // Now they are here as well.
      const copy = join(temporaryFolder(), 'elsewhere');
      cpSync(file, copy);
      expect(await restore(next, copy)).toMatchObject({ erased: 1 });
    });

    it('notes an erasure also where nothing is stored any more, and not for a dry run', async () => {
      const { file } = await setUp();
      const next = await newEnv();
      await fill(next, [other]);
      await contactCli(next, 'erase', other, '--dry-run');
      expect(existsSync(join(next.DATA_DIR, 'erasures'))).toBe(false);
      expect(await contactCli(next, 'erase', erased)).toMatchObject({
        code: 1,
        err: `contact erase: nothing is stored from ${erased}; noted for backups that are restored\n`,
      });
      expect(await restore(next, file)).toMatchObject({ erased: 1 });
    });

    it('deletes again what has come of age', async () => {
      const env = await newEnv();
      const before = () => Date.now() - 300 * DAY;
      const [old = ''] = await fill(env, [other, other], before);
      const file = join(temporaryFolder(), 'contact.backup');
      await contactCli(env, 'backup', file);
      expect(await contactJson(env, 'purge')).toMatchObject({ messages: [{ id: old }] });
      expect(await restore(env, file)).toMatchObject({ purged: [{ id: old }] });
      expect(await stored(env)).toMatchObject({ counts: { queued: 1, delivered: 0 } });
    });

    it.each([
      ['FILE is no backup\n', 'Guten Tag'],
      ['FILE is no backup\n', ''],
      ['FILE is encrypted; "age --decrypt" comes first\n', 'age-encryption.org/v1\n-> X25519'],
      ['there is no file FILE\n', undefined],
    ])('refuses a file: %s', async (words, content) => {
      const file = join(temporaryFolder(), 'file');
      if (content !== undefined) writeFileSync(file, content);
      expect(await refusal(file)).toBe(words);
    });

    it('refuses while a note of an erasure cannot be read, and what is older than the notes', async () => {
      const { env, file } = await setUp();
      const before = await stored(env);
      const note = join(env.DATA_DIR, 'erasures', 'a.json');
      mkdirSync(dirname(note));
      for (const [content, words, now] of [
        ['{', 'a.json is no note of an erasure', Date.now()],
        [undefined, 'too old, as erasures are noted', Date.now() + 185 * DAY],
      ] as const) {
        if (content === undefined) rmSync(note);
        else writeFileSync(note, content);
        vi.useFakeTimers({ toFake: ['Date'], now });
        onTestFinished(() => void vi.useRealTimers());
        const { code, err } = await contactCli(env, 'restore', file, '--yes');
        expect([code, err]).toEqual([1, expect.stringContaining(words)]);
      }
      vi.useRealTimers();
      expect(await stored(env)).toEqual(before);
    });
  });
}
