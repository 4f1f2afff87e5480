import { resolve } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The fastest files first: once a test has noticed a change, no other is run. Vitest itself begins with the slowest. */
class FastestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return Promise.resolve(files.toSorted((one, other) => durationOf(one) - durationOf(other)));
  }
}

/** The tests of `common/` and `server/` need no Astro, which the project's own configuration starts for each process. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^.*\/describeWithPostgres\.ts$/, replacement: resolve('scripts/mutation/withoutPostgres.ts') },
    ],
  },
  test: {
    include: ['{common,server}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.full.test.ts'],
    environment: 'node',
    sequence: { sequencer: FastestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
