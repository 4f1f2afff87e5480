import { afterAll, beforeAll, describe } from 'vitest';
import { MINUTE } from '#server/time.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from './postgres.ts';

/**
 * A group of tests on one real PostgreSQL. Where it is not installed they are skipped, except in CI, where
 * they must run and so fail.
 * @param tests declares the tests; the server it is given runs when they do
 */
export function describeWithPostgres(
  title: string,
  tests: (server: Omit<TestPostgres, 'stop'>) => void,
): void {
  const missing = postgresPrograms() === undefined;
  describe.skipIf(missing && process.env['CI'] === undefined)(title, () => {
    let server: TestPostgres;
    beforeAll(async () => {
      server = await startPostgres();
    }, MINUTE);
    afterAll(() => server.stop());

    tests({
      newDatabase: () => server.newDatabase(),
      emptyDatabase: () => server.emptyDatabase(),
      crash: () => server.crash(),
      away: (meanwhile) => server.away(meanwhile),
    });
  });
}
