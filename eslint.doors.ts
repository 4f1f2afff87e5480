/** What helps tests: receivers, clocks, samples. */
export const testSupport = [
  'build/testing',
  'common/testing',
  'deploy/testing',
  'server/testing',
  'site/content/testing',
  'tests',
];
/** What may import it: itself, as far as it does, and … */
export const supportOfSupport = ['deploy/testing', 'server/testing'];

/**
 * … commands that weigh or photograph the site, put the service under load or try the guides: they look
 * with the tests' eyes.
 */
export const measuring = [
  'scripts/bench',
  'scripts/bench.ts',
  'scripts/counts',
  'scripts/guides.ts',
  'scripts/screenshots',
  'scripts/screenshots.ts',
  'scripts/soak',
  'scripts/soak.ts',
];

/**
 * The service's front doors: what commands, backups and documents use of it. What is behind them (routes, protection,
 * delivery, the watch over alerts) can be rebuilt without anybody outside noticing.
 */
export const frontDoors = [
  // Starting it, and its settings.
  'server/main.ts',
  'server/config.ts',
  // Its commands, and who may give them.
  'server/cli',
  // What it has stored, and for how long.
  'server/store',
  'server/retention/rule.ts',
  'server/retention/trustedClock.ts',
  // Telling a person, and the notes that it reads.
  'server/alerts/send.ts',
  'server/alerts/words.ts',
  'server/backupStamp.ts',
  'server/unitNote.ts',
  'server/time.ts',
];
