/** Serves a built site as the service does, as a process of its own. Arguments: the site's folder, one for data. */
import { openDatabase } from '#server/store/openDatabase.ts';
import { plainApp } from '#server/testing/plainApp.ts';

const [siteDir = '', dataDir = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
const app = await plainApp({}, { siteDir, database });
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
