/**
 * Draws what the sample report shows into site/assets: map and plans as SVG, and its photographs as sections of
 * the town's render. Usage: node art/report.ts
 * The result is committed, so that a build draws nothing; run it again when the property or the render changes.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawings } from './report/drawings.ts';
import { photographs } from './report/photographs.ts';

const assets = join(import.meta.dirname, '../site/assets');

for (const [name, content] of Object.entries({
  ...drawings(),
  ...(await photographs(join(assets, 'art'))),
})) {
  await writeFile(join(assets, name), content);
  console.log(`${name}: ${(content.length / 1024).toFixed(1)} KiB`);
}
