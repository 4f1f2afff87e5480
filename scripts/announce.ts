/**
 * Tells search engines which pages a release has changed, if the site was built with `INDEXNOW_KEY`; otherwise
 * nothing. `deploy/release.sh` calls it once the release is in use.
 */
import { existsSync, readFileSync } from 'node:fs';
import { changedPages, keyOf, tellSearchEngines } from './announce/indexNow.ts';
import { readOptions, wrongUsage } from './commandLine.ts';

const help = `Usage: npm run announce -- [--before SITEMAP]

Tells search engines by IndexNow which pages have changed since SITEMAP, or all of them without one.
Does nothing where the site in dist/ was built without INDEXNOW_KEY.

  --before    the sitemap.xml of the release before
  -h, --help  this text`;

const { before } = readOptions(help, { before: { type: 'string' } });
if (before !== undefined && !existsSync(before)) wrongUsage(`--before: there is no ${before}.`, help);

const key = keyOf('dist');
if (key !== undefined) {
  const earlier = before === undefined ? '' : readFileSync(before, 'utf8');
  const pages = changedPages(readFileSync('dist/sitemap.xml', 'utf8'), earlier);
  await tellSearchEngines(pages, key);
  console.log(`Search engines know of ${pages.length} changed pages.`);
}
