import { pattern, wholeNumber, readOptions, wrongUsage } from '../../scripts/commandLine.ts';
import { isFull, readFaults, type Fault } from './list.ts';
import { copyTree, type Test, type Tree, type Verdict } from './tree.ts';

/**
 * Plants one fault after the other in a copy of the tree, and runs the test that should find it: it has to pass
 * without the fault and to fail with it. Prints a table; ends with 1 when a fault is not found.
 */
const help = `Usage: npm run planted -- [--only TEXT] [--jobs 2]

  --only  only faults whose sentence, file or test matches TEXT, a regular expression; all of them if not given
  --jobs  how many faults are tried at a time`;

const values = readOptions(help, {
  only: { type: 'string', default: '' },
  jobs: { type: 'string', default: '2' },
});
const only = pattern('--only', values.only, help);
const chosen = readFaults().filter(({ says, file, by }) =>
  only.test(`${says} ${file} ${by.file} ${by.title}`),
);
const jobs = wholeNumber('--jobs', values.jobs, help);
if (chosen.length === 0) wrongUsage(`No fault matches "${values.only}".`, help);

type Outcome = 'found' | 'NOT FOUND' | 'site does not build' | 'test does not run' | 'test fails without it';

const looksAtSite = ({ file }: Test) => file.startsWith('tests/');
/** Whether the site has to be built with the fault in it. */
const needsBuild = ({ file, by }: Fault) => looksAtSite(by) && !/^(server|tests|deploy)\//.test(file);
/** Those that need no build come first, while the copy holds the site as it was built without a fault. */
const waiting = chosen.toSorted((one, other) => Number(needsBuild(one)) - Number(needsBuild(other)));
const key = ({ file, title }: Test) => `${file} ${title}`;
const tests = [...new Map(chosen.map(({ by }) => [key(by), by])).values()];
const withoutFault = new Map<string, Verdict>();

async function look(tree: Tree, fault: Fault): Promise<Outcome> {
  const clean = withoutFault.get(key(fault.by));
  if (clean !== 'passed') return clean === 'failed' ? 'test fails without it' : 'test does not run';
  const takeOut = tree.plant(fault);
  try {
    if (needsBuild(fault) && !(await tree.build())) return 'site does not build';
    const verdict = await tree.run(fault.by);
    if (verdict === 'none') return 'test does not run';
    return verdict === 'failed' ? 'found' : 'NOT FOUND';
  } finally {
    takeOut();
  }
}

const firstPort = Number(process.env['TEST_PORT'] ?? 4200);
const trees = Array.from({ length: Math.min(jobs, chosen.length) }, (_, index) =>
  copyTree(firstPort + index),
);
let missed = 0;

/** Works off a list that all copies share. */
async function each<T>(list: T[], work: (tree: Tree, item: T) => Promise<void>): Promise<void> {
  await Promise.all(
    trees.map(async (tree) => {
      for (let item = list.shift(); item !== undefined; item = list.shift()) await work(tree, item);
    }),
  );
}

try {
  if (tests.some(looksAtSite) && (await Promise.all(trees.map((tree) => tree.build()))).includes(false))
    throw new Error('The site does not build without a fault.');
  await each([...tests], async (tree, test) => void withoutFault.set(key(test), await tree.run(test)));
  await each(waiting, async (tree, fault) => {
    const outcome = await look(tree, fault);
    if (outcome !== 'found') missed += 1;
    const where = isFull(fault) ? 'test:full' : 'test';
    console.log(`| ${fault.says} | ${outcome} | ${where} | ${fault.by.file} |`);
  });
} finally {
  for (const tree of trees) tree.remove();
}
console.log(`\n${chosen.length - missed} found, ${missed} not found`);
process.exitCode = missed === 0 ? 0 : 1;
