import type { Contents, Prepared, Undelivered } from '#server/store/backup.ts';
import { erasedUntil, type Erasure } from '#server/store/erasures.ts';
import { migrationsOf } from '#server/store/migrations.ts';
import { readPostgresBackup } from './backup.ts';
import { storeLock } from './database.ts';
import { startProgram } from './programs.ts';
import { openPsql, type Session } from './psql.ts';

/**
 * Restores a backup in a transaction that is left open; the last step is its commit.
 * @param accept throws for what the caller does not want
 */
export async function prepareRestoreToPostgres(
  databaseUrl: string,
  file: string,
  erasures: Erasure[],
  accept: (contents: Contents) => void,
): Promise<Contents & Prepared> {
  const contents = await readPostgresBackup(file);
  accept(contents);
  const psql = openPsql(databaseUrl);
  try {
    await psql.run(`begin; set local lock_timeout = '5s';`);
    const [alone] = await psql.run(`select pg_try_advisory_xact_lock(${storeLock});`);
    if (alone !== 't')
      throw new Error('the store is in use: stop every server first, and let other commands end');
    await replaceTables(psql, file);
    await migrate(psql, contents.migrations);
    const [lost] = await psql.run(
      'select count(*) from pg_temp.present where id not in (select id from contact_message);',
    );
    return {
      ...contents,
      lost: Number(lost),
      erased: await eraseAgain(psql, erasures),
      undelivered: await undeliveredIn(psql),
      async commit() {
        await psql.run('commit;');
        await psql.end();
      },
      // Undone before it ends: the database would notice the end a moment later, and keep the lock until then.
      async abandon() {
        await psql.run('rollback;');
        await psql.end();
      },
    };
  } catch (error) {
    await psql.end().catch(() => undefined);
    throw error;
  }
}

async function replaceTables(psql: Session, file: string): Promise<void> {
  const tables = await psql.run(
    `select oid::regclass from pg_class
     where relkind = 'r' and starts_with(relname, 'contact_') and pg_table_is_visible(oid);`,
  );
  const known = tables.includes('contact_message')
    ? 'select id from contact_message'
    : 'select null::uuid as id where false';
  await psql.run(`create temporary table present on commit drop as ${known};`);
  if (tables.length > 0) await psql.run(`drop table ${tables.join(', ')};`);
  await psql.runOutputOf(startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-', file]));
  // Emptied by what pg_restore writes.
  await psql.run('reset search_path;');
}

async function migrate(psql: Session, applied: string[]): Promise<void> {
  for (const { name, sql } of migrationsOf('postgres').filter((one) => !applied.includes(one.name)))
    await psql.run(`${sql}\ninsert into contact_migration (name, applied) values ('${name}', now());`);
}

async function eraseAgain(psql: Session, erasures: Erasure[]): Promise<number> {
  const until = erasedUntil(erasures);
  const senders = await psql.run(
    'select to_json(sender) from (select distinct sender from contact_message) as one;',
  );
  let erased = 0;
  for (const sender of senders.map((line) => JSON.parse(line) as string)) {
    const time = until(sender);
    if (time === undefined) continue;
    const bytes = Buffer.from(sender).toString('hex');
    const [gone] = await psql.run(
      `with gone as (
         delete from contact_message
         where sender = convert_from('\\x${bytes}', 'UTF8') and received <= '${time.toISOString()}' returning 1
       ) select count(*) from gone;`,
    );
    erased += Number(gone);
  }
  return erased;
}

async function undeliveredIn(psql: Session): Promise<Undelivered[]> {
  const rows = await psql.run(
    `select json_build_array(id, reference, received, json_agg(destination))
     from contact_message join contact_delivery on message = id where state = 'queued'
     group by id order by received, id;`,
  );
  return rows.map((row) => {
    const [id, reference, received, destinations] = JSON.parse(row) as [
      string,
      string | null,
      string,
      string[],
    ];
    return { id, reference: reference ?? undefined, receivedAt: new Date(received), destinations };
  });
}
