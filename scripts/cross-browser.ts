/** Runs the main journeys in Chromium, Firefox and WebKit, and installs the browsers that are missing. */
import { spawnSync } from 'node:child_process';
import { readOptions } from './commandLine.ts';
import { buildSite, installTestTools, installTool } from './prepare.ts';

const help = `Usage: npm run cross-browser -- [--only TEXT]

  --only  only browsers or journeys with TEXT in their name (Firefox)`;

const { only } = readOptions(help, { only: { type: 'string', default: '' } });

installTool('browsers');
installTestTools();
buildSite();
const journeys = ['run', 'browsers', '--', '--testNamePattern', only];
const { status } = spawnSync('npm', journeys, { stdio: 'inherit' });
process.exitCode = status ?? 1;
