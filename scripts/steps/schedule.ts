/** One part of a run of the tests. */
export type Step = {
  name: string;
  /** A shell command, on npm's PATH. */
  run: string;
  /** How many processor cores it keeps busy; none where it waits for the network. */
  cores: 0 | 1 | 2;
  /** Names of the steps without which it cannot work. A run may leave them out: then they were done before. */
  needs?: readonly string[];
};

/** How a step ended. */
export type Outcome = 'passed' | 'FAILED' | 'not run';

/**
 * Runs steps side by side as far as the cores reach. A step starts once all that it needs has passed and its cores are
 * free; of several the one that is listed first.
 * @param steps in the order in which they should start
 * @param take runs a step, and says whether it passed
 * @param cores how many there are, at least as many as any step keeps busy
 * @returns how each step ended, in the given order; 'not run' where something that it needs did not pass
 */
export async function runSteps(
  steps: readonly Step[],
  take: (step: Step) => Promise<boolean>,
  cores: number,
): Promise<Map<string, Outcome>> {
  const ended = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  const listed = new Set(steps.map(({ name }) => name));
  let waiting = [...steps];
  let free = cores;

  const needsOf = ({ needs = [] }: Step) => needs.filter((name) => listed.has(name));
  const isReady = (step: Step) => needsOf(step).every((name) => ended.get(name) === 'passed');
  const isHopeless = (step: Step) =>
    needsOf(step).some((name) => ended.has(name) && ended.get(name) !== 'passed');

  async function runOne(step: Step): Promise<void> {
    const hasPassed = await take(step);
    ended.set(step.name, hasPassed ? 'passed' : 'FAILED');
    running.delete(step.name);
    free += step.cores;
  }

  /** Starts what can start now. */
  function startReady(): void {
    for (const step of waiting) {
      if (isHopeless(step)) ended.set(step.name, 'not run');
      else if (isReady(step) && step.cores <= free) {
        free -= step.cores;
        running.set(step.name, runOne(step));
      }
    }
    waiting = waiting.filter(({ name }) => !ended.has(name) && !running.has(name));
  }

  startReady();
  while (running.size > 0) {
    await Promise.race(running.values());
    startReady();
  }
  for (const { name } of waiting) ended.set(name, 'not run');
  return new Map(steps.map(({ name }) => [name, ended.get(name) ?? 'not run']));
}
