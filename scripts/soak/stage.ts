import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import type { Database } from '#server/store/database.ts';
import { setClock } from '#server/testing/clock.ts';
import { startMailServer, type MailServerOptions, type ReceivedMail } from '#server/testing/mailServer.ts';
import type { TestPostgres } from '#server/testing/postgres.ts';
import { endLeases, nowhere, startServer, type TestServer } from '#server/testing/server.ts';

export type Setting = {
  mail?: MailServerOptions;
  /** Command in front of each server. A function, since what it needs may not be installed yet. */
  wrapper?: () => string[];
};

/** What a scenario works with: servers on one store, and a mail server that keeps every mail. */
export type Stage = {
  /** Address of one of the servers, in turn. */
  nextAddress: () => string;
  pid: () => number;
  killAndStart: () => Promise<void>;
  /**
   * Makes messages due now that killed servers had leased, that were leased as the database crashed, so that no server
   * knows of it, or that a clock set back has postponed.
   */
  endWaiting: () => Promise<void>;
  mailDown: () => Promise<void>;
  mailUp: () => Promise<void>;
  crashDatabase: () => Promise<void>;
  /** Moves the servers' time of day by so many seconds; only with libfaketime in the wrapper. */
  setClock: (offset: number) => void;
  /** Message-IDs in order of arrival. */
  received: () => string[];
  /** A second connection to the store, for reading. */
  database: Database;
  close: () => Promise<void>;
};

/** One server on a SQLite file, or two on one PostgreSQL. */
export async function setStage(
  store: 'SQLite' | 'PostgreSQL',
  { mail: mailOptions = {}, wrapper = () => [] }: Setting,
  postgres: TestPostgres,
): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-soak-'));
  let mail = await startMailServer(mailOptions);
  const { url, port } = mail;
  // The arrays themselves, not copies: a mail server that closes still finishes what it is receiving.
  const boxes: ReceivedMail[][] = [mail.received];
  const env: Record<string, string> = { ...nowhere, SMTP_URL: url, DATA_DIR: folder, LOG_LEVEL: 'info' };
  if (store === 'PostgreSQL') env['DATABASE_URL'] = await postgres.newDatabase();
  setClock(folder, 0);
  const servers: TestServer[] = [];
  for (let count = store === 'PostgreSQL' ? 2 : 1; count > 0; count -= 1)
    servers.push(await startServer(env, wrapper()));
  const database = await openDatabase(readConfig(env));
  let turn = 0;
  let isWaiting = false;

  return {
    nextAddress: () => servers[(turn += 1) % servers.length]?.address ?? '',
    pid: () => servers[0]?.child.pid ?? 0,
    async killAndStart() {
      const [victim] = servers;
      await victim?.kill();
      isWaiting = true;
      servers[0] = await startServer(env, wrapper());
    },
    endWaiting: async () => {
      if (isWaiting) await endLeases(env);
    },
    mailDown: () => mail.close(),
    async mailUp() {
      mail = await startMailServer({ ...mailOptions, port });
      boxes.push(mail.received);
    },
    async crashDatabase() {
      isWaiting = true;
      await postgres.crash();
    },
    setClock(offset) {
      isWaiting = true;
      setClock(folder, offset);
    },
    // Receipts go out as well; what must not be lost is the team's mail.
    received: () =>
      boxes.flat().flatMap(({ to, mail }) => (to.includes(nowhere.MAIL_TO) ? [mail.messageId ?? ''] : [])),
    database,
    async close() {
      await Promise.all(servers.map((server) => server.kill()));
      await database.close();
      await mail.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
