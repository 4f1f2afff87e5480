/** The findings of `build/launch/` for people and programs: see `help`. */
import { endWith } from '#common/operatorError.ts';
import { loadSettings, type Settings } from '#common/settings/load.ts';
import { asLines } from '../build/launch/finding.ts';
import { launchFindings } from '../build/launch/findings.ts';
import { readOptions } from './commandLine.ts';

const help = `Usage: npm run --silent launch-check -- [--json]

Lists everything between this tree and a public launch, each with the file and the line to change: placeholders, legal
drafts, figures in the place of portraits, missing or half set settings, claims that are overdue or open. Reads
.env and the environment as the server does.

  --json      for programs: a JSON array on standard output
  -h, --help  this text

Exit codes: 0 nothing is left, 1 something is, 2 wrong usage.`;

/** Those of the server; a file that cannot be read is no finding, since nothing can be said of what is in it. */
function settings(): Settings {
  try {
    return loadSettings();
  } catch (error) {
    return endWith(error);
  }
}

const { json } = readOptions(help, { json: { type: 'boolean' } });
const { variables, fromFile } = settings();
const findings = launchFindings(variables, fromFile);
if (json) console.log(JSON.stringify(findings, undefined, 2));
else if (findings.length === 0) console.log('Nothing is left: ready to launch.');
else console.log(`${asLines(findings)}\n\n${findings.length} left before a public launch.`);
process.exitCode = findings.length === 0 ? 0 : 1;
