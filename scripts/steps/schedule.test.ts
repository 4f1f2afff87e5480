import { describe, expect, it } from 'vitest';
import { runSteps, type Step } from './schedule.ts';

/** Steps that end when the test says so. */
function stage() {
  const started: string[] = [];
  const ends = new Map<string, (hasPassed: boolean) => void>();
  return {
    started,
    take: ({ name }: Step) => {
      started.push(name);
      return new Promise<boolean>((resolve) => ends.set(name, resolve));
    },
    end: async (name: string, hasPassed = true): Promise<void> => {
      ends.get(name)?.(hasPassed);
      await new Promise((settled) => setTimeout(settled));
    },
  };
}

const step = (name: string, cores: Step['cores'], ...needs: string[]): Step => ({
  name,
  run: name,
  cores,
  needs,
});

describe('a run of the tests', () => {
  it('runs two steps side by side on two cores, and the third when one has ended', async () => {
    const { started, take, end } = stage();
    void runSteps([step('build', 1), step('lint', 1), step('types', 1)], take, 2);
    expect(started).toEqual(['build', 'lint']);
    await end('lint');
    expect(started).toEqual(['build', 'lint', 'types']);
  });

  it('leaves a step that keeps all cores busy alone with them', async () => {
    const { started, take, end } = stage();
    void runSteps([step('lint', 1), step('journeys', 2)], take, 2);
    expect(started).toEqual(['lint']);
    await end('lint');
    expect(started).toEqual(['lint', 'journeys']);
  });

  it('installs over the network while all cores are busy', () => {
    const { started, take } = stage();
    void runSteps([step('unit', 2), step('tools', 0)], take, 2);
    expect(started).toEqual(['unit', 'tools']);
  });

  it('lets the next step go ahead while what a step needs is not there yet', async () => {
    const { started, take, end } = stage();
    void runSteps([step('build', 1), step('built', 1, 'build'), step('types', 1)], take, 2);
    expect(started).toEqual(['build', 'types']);
    await end('build');
    expect(started).toEqual(['build', 'types', 'built']);
  });

  it('takes what it leaves out for done: one part runs without the build before it', () => {
    const { started, take } = stage();
    void runSteps([step('built', 1, 'build')], take, 2);
    expect(started).toEqual(['built']);
  });

  it('runs all other steps after one has failed, and says how each ended', async () => {
    const { take, end } = stage();
    const run = runSteps([step('lint', 1), step('types', 1), step('unit', 2)], take, 2);
    await end('lint', false);
    await end('types');
    await end('unit');
    expect(Object.fromEntries(await run)).toEqual({ lint: 'FAILED', types: 'passed', unit: 'passed' });
  });

  it('does not run what cannot work without a step that failed, nor what needs that', async () => {
    const { started, take, end } = stage();
    const steps = [step('build', 1), step('built', 1, 'build'), step('journeys', 2, 'built')];
    const run = runSteps(steps, take, 2);
    await end('build', false);
    expect(started).toEqual(['build']);
    expect(Object.fromEntries(await run)).toEqual({
      build: 'FAILED',
      built: 'not run',
      journeys: 'not run',
    });
  });
});
