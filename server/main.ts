import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { collectDefaultMetrics } from 'prom-client';
import { brand } from '#common/company.ts';
import { endWith } from '#common/operatorError.ts';
import { loadSettings } from '#common/settings/load.ts';
import { ceilingCheck } from './alerts/checks.ts';
import { checksOf } from './alerts/checksOf.ts';
import { alertSender } from './alerts/send.ts';
import { startWatch } from './alerts/watch.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDestinations, targetsOf } from './delivery/destinations/open.ts';
import { startDelivery } from './delivery/worker.ts';
import { createLogger } from './log.ts';
import { createMetrics } from './metrics.ts';
import { outageLog } from './outage.ts';
import { openProtection } from './protection/protection.ts';
import { startRetention } from './retention/job.ts';
import { openDatabaseForServer } from './store/openDatabase.ts';
import { expectCaptchaOf, listenAt, openDataFolder } from './startFaults.ts';
import { stop, stopLimit } from './stop.ts';
import { storedAlertStates } from './store/alertState.ts';
import { storedSecret } from './store/secret.ts';

const siteDir = fileURLToPath(new URL('../dist', import.meta.url));

/** Starts the server; what it throws ends the process. */
async function start(): Promise<void> {
  // Messages are personal data: whatever this process writes is for its owner only.
  process.umask(0o077);
  const { variables, fromFile } = loadSettings();
  const config = readConfig(variables, fromFile);
  const { dataDir } = config;
  expectCaptchaOf(siteDir, config);
  openDataFolder(dataDir);

  const log = createLogger(config);
  const { database, freed } = await openDatabaseForServer(config);
  if (freed > 0) log.info({ deliveries: freed }, 'what was under way when the service ended is due now');
  const storeOutage = outageLog(log, { away: 'the store cannot write', back: 'the store can write again' });
  const destinations = openDestinations(config, database);
  const metrics = createMetrics(database, dataDir);
  collectDefaultMetrics({ register: metrics.registry });

  const deliveryWorkers = destinations.map((destination) =>
    startDelivery({ database, destination, log, metrics }),
  );
  const retention = startRetention({ database, dataDir, log });

  const ceiling = ceilingCheck(dataDir);
  const watch = startWatch({
    ...checksOf({ database, dataDir, destinations, retention, ceiling, storeOutage }),
    states: storedAlertStates(database),
    send: config.alertUrl === undefined ? undefined : alertSender(config.alertUrl),
    heartbeatUrl: config.heartbeatUrl,
    log,
    metrics,
  });

  const app = await buildApp({
    config,
    siteDir,
    database,
    storeOutage,
    targets: targetsOf(destinations),
    protection: openProtection(config, () => storedSecret(database), log),
    metrics,
    onAccepted: () => deliveryWorkers.forEach(({ wake }) => wake()),
    onCeilingReached: ceiling.noteReached,
    logger: log,
  });

  const ends = [() => app.close(), ...[...deliveryWorkers, retention, watch].map(({ stop: end }) => end)];
  closeWithGrace({ delay: stopLimit, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    await stop(ends, database);
  });

  const { host, port } = config;
  const listenTextResolver = (address: string) => `${brand.name} is at ${address}`;
  await listenAt(config, () => app.listen({ host, port, listenTextResolver }));
  if (!existsSync(join(siteDir, 'index.html')))
    log.warn('the site is not built: pages are 404 until "npm run build" has run and the server restarted');
  for (const { name, location } of destinations) log.info(`messages (${name}) go to ${location}`);
  if (config.captcha === 'off') log.warn('CAPTCHA=off: messages are accepted unchecked');
}

try {
  await start();
} catch (error) {
  endWith(error);
}
