import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { secretFrom, secretLength, type Secret } from '#server/store/secret.ts';

/** The secret that all servers of one database share; the first to ask makes it. */
export async function postgresSecret(pool: Pool): Promise<Secret> {
  await pool.query('insert into contact_secret (id, secret) values (1, $1) on conflict do nothing', [
    randomBytes(secretLength),
  ]);
  const { rows } = await pool.query<{ secret: Buffer }>('select secret from contact_secret');
  const [row] = rows;
  if (row === undefined) throw new Error('the database keeps no secret');
  return secretFrom(row.secret);
}
