import type { Pool, PoolClient } from 'pg';

/** Runs `work` in a transaction on a connection of its own. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // Closed rather than returned to the pool: its state is unknown.
    client.release(true);
    throw error;
  }
}
