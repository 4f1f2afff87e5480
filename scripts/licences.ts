/** Lists the packages that build and serve the site, by licence, with what the licence asks of us. */
import { readOptions } from './commandLine.ts';
import { accepted, isAccepted } from './dependencies/licences.ts';
import { lockedPackages } from './dependencies/lockfile.ts';

const help = `Usage: npm run licences

Lists the packages that build and serve the site, by licence. Exits with 1 when a licence is not accepted.`;

readOptions(help, {});
const packages = lockedPackages().filter(({ production }) => production);
const byLicence = Object.groupBy(packages, ({ licence }) => licence);

for (const [licence, those = []] of Object.entries(byLicence).sort()) {
  const note = isAccepted(licence) ? (accepted[licence] ?? '') : 'NOT ACCEPTED';
  console.log(`${licence || 'no licence'} (${those.length})${note === '' ? '' : `: ${note}`}`);
  for (const { name, version } of those) console.log(`  ${name} ${version}`);
}
process.exitCode = packages.every(({ licence }) => isAccepted(licence)) ? 0 : 1;
