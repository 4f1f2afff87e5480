import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openStore } from '#server/store/open.ts';
import { contactCli, contactCliWith, contactJson } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { DAY } from '#server/time.ts';

type Env = { DATA_DIR: string; DATABASE_URL?: string };

const [erased, other] = ['erased@person.example', 'other@person.example'];

/** What a store must be told by hand, since no command does it. */
type Tools = {
  newEnv: () => Promise<Env>;
  /** Makes the store of a version before deliveries had a table of their own, with a queued message. */
  ofEarlierVersion: (env: Env, message: { id: string; sender: string; contact: string }) => Promise<void>;
  /** Has a store remember a migration that this version does not know. */
  fromTheFuture: (env: Env) => Promise<void>;
};

/** What backup and restore must do on every store. */
export function backupContract(name: string, { newEnv, ofEarlierVersion, fromTheFuture }: Tools): void {
  describe(`backup and restore on ${name}`, () => {
    /** Accepts a message of each sender, and delivers the first. Resolves to their ids. */
    async function fill(env: Env, senders: string[], clock = Date.now): Promise<string[]> {
      const { outbox, close } = await openStore(readConfig(env), clock);
      const ids: string[] = [];
      for (const email of senders) {
        const acceptance = await outbox.accept({ contact: { ...sampleContact, email }, locale: 'de' });
        if (acceptance.kind !== 'accepted') throw new Error('not accepted');
        ids.push(acceptance.id);
      }
      const [taken] = await outbox.take('team', 1);
      if (taken === undefined) throw new Error('nothing was due');
      await outbox.complete(taken);
      await close();
      return ids;
    }

    const stored = (env: Env) => contactJson(env, 'list', '--limit', '1000');

    /** A store with two messages, one of them delivered, and a backup of it. */
    async function setUp() {
      const env = await newEnv();
      const [delivered = '', queued = ''] = await fill(env, [erased, other]);
      const file = join(temporaryFolder(), 'backups', 'contact.backup');
      expect(await contactCli(env, 'backup', file)).toMatchObject({ code: 0, err: '' });
      return { env, file, delivered, queued };
    }

    it('writes one file for its owner only, and the folder that it needs', async () => {
      const { file } = await setUp();
      expect(readdirSync(dirname(file))).toEqual(['contact.backup']);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    });

    it('says how many messages there are, and replaces no file unless told', async () => {
      const { env, file } = await setUp();
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
      const result = await contactJson(next, 'restore', file, '--yes');
      expect(result).toMatchObject({
        messages: 2,
        lost: 0,
        erased: 0,
        undelivered: [{ id: queued, destinations: ['team'] }],
        restored: true,
      });
      expect(await stored(next)).toEqual(await stored(env));
    });

    it('brings the backup of an earlier version up to date, and erases in that as well', async () => {
      const [env, next] = [await newEnv(), await newEnv()];
      const id = '01a1fbc5-3c83-7035-a8b6-8e49c7afd047';
      const contact = JSON.stringify({ ...sampleContact, email: other });
      await ofEarlierVersion(env, { id, sender: other, contact });
      const file = join(temporaryFolder(), 'contact.backup');
      expect(await contactCli(env, 'backup', file)).toMatchObject({ code: 0 });
      expect(await contactJson(next, 'restore', file, '--yes')).toMatchObject({
        messages: 1,
        undelivered: [{ id, destinations: ['team'] }],
      });
      expect(await contactJson(next, 'show', id)).toMatchObject({ state: 'queued' });
      await contactCli(next, 'erase', other);
      expect(await contactJson(next, 'restore', file, '--yes')).toMatchObject({ erased: 1, undelivered: [] });
    });

    it('tells of messages that have no deliveries yet', async () => {
      const env = await newEnv();
      const { outbox, close } = await openStore(readConfig(env));
      const acceptance = await outbox.accept({ contact: sampleContact, locale: 'de' });
      await close();
      const file = join(temporaryFolder(), 'contact.backup');
      await contactCli(env, 'backup', file);
      const id = acceptance.kind === 'accepted' ? acceptance.id : '';
      expect(await contactJson(await newEnv(), 'restore', file, '--yes')).toMatchObject({
        undelivered: [{ id, destinations: ['team'] }],
      });
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
      expect(out).toContain('Restored.');
      expect(await stored(env)).toEqual(before);
      expect(JSON.stringify(await stored(env))).not.toContain(late);
    });

    it('changes nothing unless somebody says so', async () => {
      const { env, file, delivered, queued } = await setUp();
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
      ask.mockResolvedValue(true);
      expect(await contactCliWith(env, ask, 'restore', file, '--yes')).toMatchObject({ code: 0 });
      expect(ask).toHaveBeenCalledOnce();
      const { messages } = (await stored(env)) as { messages: { id: string }[] };
      expect(messages.map(({ id }) => id).sort()).toEqual([delivered, queued].sort());
    });

    it('refuses while somebody uses the store', async () => {
      const { env, file } = await setUp();
      const before = await stored(env);
      const { close } = await openStore(readConfig(env));
      expect(await contactCli(env, 'restore', file, '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('contact restore: the store is in use: stop') as string,
      });
      await close();
      expect(await stored(env)).toEqual(before);
    });

    it('lets nobody use the store meanwhile', async () => {
      const { env, file } = await setUp();
      await contactCliWith(
        env,
        async () => {
          await expect(openStore(readConfig(env)).then(({ close }) => close())).rejects.toThrow(
            'the store is just being restored',
          );
          return false;
        },
        'restore',
        file,
      );
      expect(await stored(env)).toMatchObject({ counts: { queued: 1 } });
    });

    it('erases again who was erased since, and leaves what they sent afterwards', async () => {
      const { env, file, delivered } = await setUp();
      await contactCli(env, 'erase', erased.toUpperCase());
      const again = join(dirname(file), 'again.backup');
      const [later = ''] = await fill(env, [erased]);
      await contactCli(env, 'backup', again);
      expect(await contactJson(env, 'restore', again, '--yes')).toMatchObject({ messages: 2, erased: 0 });
      expect(await contactJson(env, 'export', erased)).toMatchObject({ messages: [{ id: later }] });
      expect(await contactJson(env, 'restore', file, '--yes')).toMatchObject({ messages: 2, erased: 1 });
      expect(await contactCli(env, 'show', delivered)).toMatchObject({ code: 1 });
      expect(await contactCli(env, 'export', erased)).toMatchObject({ code: 1 });
      expect(await contactJson(env, 'export', other)).toMatchObject({ messages: [{}] });
    });

    it('finds the notes of erasures beside the backup, on a machine that has none', async () => {
      const { env, file, delivered } = await setUp();
      await contactCli(env, 'erase', erased);
      await contactCli(env, 'backup', join(dirname(file), 'later.backup'));
      const next = await newEnv();
      expect(await contactJson(next, 'restore', file, '--yes')).toMatchObject({ erased: 1 });
      expect(await contactCli(next, 'show', delivered)).toMatchObject({ code: 1 });
      // Now they are here as well.
      const copy = join(temporaryFolder(), 'elsewhere');
      cpSync(file, copy);
      expect(await contactJson(next, 'restore', copy, '--yes')).toMatchObject({ erased: 1 });
    });

    it('notes an erasure also where nothing is stored any more, and not for a dry run', async () => {
      const { env, file } = await setUp();
      const next = await newEnv();
      await fill(next, [other]);
      await contactCli(next, 'erase', other, '--dry-run');
      expect(existsSync(join(next.DATA_DIR, 'erasures'))).toBe(false);
      expect(await contactCli(next, 'erase', erased)).toMatchObject({
        code: 1,
        err: `contact erase: nothing is stored from ${erased}; noted for backups that are restored\n`,
      });
      expect(await contactJson(next, 'restore', file, '--yes')).toMatchObject({ erased: 1 });
      expect(await stored(env)).toMatchObject({ counts: { queued: 1, delivered: 1 } });
    });

    it('deletes again what has come of age', async () => {
      const env = await newEnv();
      const [old] = await fill(env, [other, other], () => Date.now() - 230 * DAY);
      const file = join(temporaryFolder(), 'contact.backup');
      await contactCli(env, 'backup', file);
      expect(await contactJson(env, 'purge')).toMatchObject({ messages: [{ id: old }] });
      expect(await contactJson(env, 'restore', file, '--yes')).toMatchObject({ purged: [{ id: old }] });
      expect(await stored(env)).toMatchObject({ counts: { queued: 1, delivered: 0 } });
    });

    describe('refuses a file and leaves everything as it was:', () => {
      /** Restores a file that is not fit, and resolves to why not. */
      async function refusal(file: string): Promise<string> {
        const env = await newEnv();
        await fill(env, [other, other]);
        const before = await stored(env);
        const { code, out, err } = await contactCli(env, 'restore', file, '--yes');
        expect([code, out]).toEqual([1, '']);
        expect(await stored(env)).toEqual(before);
        return err.replace('contact restore: ', '').replaceAll(file, 'FILE');
      }

      it('one that is not there', async () => {
        expect(await refusal('/nowhere/contact.backup')).toBe('there is no file FILE\n');
      });

      it.each([
        ['FILE is no backup\n', 'Guten Tag'],
        ['FILE is no backup\n', ''],
        ['FILE is encrypted; "age --decrypt" comes first\n', 'age-encryption.org/v1\n-> X25519'],
      ])('%s', async (words, content) => {
        const file = join(temporaryFolder(), 'file');
        writeFileSync(file, content);
        expect(await refusal(file)).toBe(words);
      });

      it.each([0.25, 0.5, 0.9])('cut after %f of it', async (part) => {
        const { file } = await setUp();
        truncateSync(file, Math.floor(statSync(file).size * part));
        expect(await refusal(file)).toMatch(/^FILE is damaged/);
      });

      it('while a note of an erasure cannot be read', async () => {
        const { env, file } = await setUp();
        mkdirSync(join(env.DATA_DIR, 'erasures'));
        writeFileSync(join(env.DATA_DIR, 'erasures', 'a.json'), '{');
        const { code, err } = await contactCli(env, 'restore', file, '--yes');
        expect([code, err]).toEqual([1, expect.stringContaining('a.json is no note of an erasure')]);
      });

      it('of a newer version', async () => {
        const { env, file } = await setUp();
        await fromTheFuture(env);
        // A release that was taken back still makes backups.
        expect(await contactCli(env, 'backup', file, '--force')).toMatchObject({ code: 0 });
        expect(await refusal(file)).toBe(
          'FILE is of a newer version than this one (it has 9999-later.sql)\n',
        );
      });

      it('older than the notes of erasures', async () => {
        const { env, file } = await setUp();
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 185 * DAY });
        onTestFinished(() => void vi.useRealTimers());
        const { code, err } = await contactCli(env, 'restore', file, '--yes');
        expect([code, err]).toEqual([1, expect.stringContaining('too old, as erasures are noted')]);
        expect(await stored(env)).toMatchObject({ counts: { queued: 1, delivered: 1 } });
      });
    });
  });
}
