import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

type Variables = Readonly<Record<string, string | undefined>>;

export type Settings = {
  variables: Variables;
  /** Names that stand in `.env`, which is ours alone: what we do not know there is a mistake. */
  fromFile: string[];
};

/** The environment, and `.env` of the working folder for what the environment does not set. */
export function loadSettings(file = '.env', environment: Variables = process.env): Settings {
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  // For those who read the process's environment themselves: Node, PostgreSQL's client, the C library.
  if (environment === process.env && existsSync(file)) process.loadEnvFile(file);
  return { variables: { ...inFile, ...environment }, fromFile: Object.keys(inFile) };
}

/** Names that nothing but our settings begin with. Shorter ones belong to others as well. */
const ours = /^(SMTP|MAIL|CAPTCHA|RECAPTCHA|RATE_LIMIT|METRICS|TRUSTED|CORS|ANALYTICS|PUBLIC)_/;

/** Not ours, but read by Node, by PostgreSQL's client and by the C library. */
const others = /^(NODE_|PG|TZ$)/;

/** One line for each setting that we do not know and that can only be meant for us: mostly slips of the pen. */
export function unknownSettings({ variables, fromFile }: Settings, known: readonly string[]): string[] {
  const meantForUs = (name: string) => (fromFile.includes(name) ? !others.test(name) : ours.test(name));
  return Object.keys(variables)
    .filter((name) => Boolean(variables[name]?.trim()) && meantForUs(name) && !known.includes(name))
    .map((name) => `${name}: is not a setting; .env.example has them all`);
}
