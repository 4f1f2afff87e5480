import type * as z from 'zod';
import { OperatorError } from '../operatorError.ts';
import { allSettings, needs, others, ours, refusals, type buildSettings } from './schema.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Thrown for a configuration that cannot work: one line for each fault, each naming its variable. */
export class ConfigError extends OperatorError {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** The variables that are set: an empty one is not. */
export function withoutEmpty(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
}

/** Names that can only be meant as settings and are none: mostly typing errors. */
function unknownSettings(env: Variables, fromFile: readonly string[]): string[] {
  const meantForUs = (name: string) => (fromFile.includes(name) ? !others.test(name) : ours.test(name));
  return Object.keys(env).filter((name) => meantForUs(name) && !(name in allSettings.shape));
}

/**
 * Reads the settings of a schema. Refuses wrong values, and names that are no setting. An empty variable
 * counts as unset, as `.env` files have them.
 * @param fromFile names that come from `.env`
 * @throws ConfigError naming every fault at once; values are not repeated, they may be secrets
 */
export function readSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  variables: Variables,
  fromFile: readonly string[] = [],
): z.output<z.ZodObject<Shape>> {
  const env = withoutEmpty(variables);
  const given: Given = { env, isRead: (name) => name in schema.shape };
  const { data, error } = schema.safeParse(env);
  const wrong = (error?.issues ?? []).map(({ path, message }) => ({ name: path.join('.'), fault: message }));
  const unknown = unknownSettings(env, fromFile).map((name) => ({
    name,
    fault: 'is not a setting; .env.example has them all',
  }));
  const faults = [...unknown, ...wrong, ...missingSettings(given), ...refusedValues(given)];
  if (data === undefined || faults.length > 0) throw new ConfigError(onceEach(faults));
  return data;
}

/** The variables that are set, and which of them the schema reads. */
type Given = { env: Variables; isRead: (name: string) => boolean };

type Fault = { name: string; fault: string };

/** Whether a setting is read and set, or has the value that the condition names (`MAIL=folder`). */
function holds({ env, isRead }: Given, condition: string): boolean {
  const [name = '', value] = condition.split('=');
  if (!isRead(name)) return false;
  return value === undefined ? env[name] !== undefined : env[name] === value;
}

function missingSettings(given: Given): Fault[] {
  const { env, isRead } = given;
  return needs
    .filter(([condition, needed]) => holds(given, condition) && isRead(needed) && env[needed] === undefined)
    .filter(([, , unless]) => unless === undefined || !holds(given, unless))
    .map(([condition, needed, unless]) => {
      const way = unless === undefined ? '' : `, unless ${unless}`;
      return { name: needed, fault: `is missing; ${condition} needs it${way}` };
    });
}

function refusedValues(given: Given): Fault[] {
  return refusals
    .filter(([other, refused]) => holds(given, other) && holds(given, refused))
    .map(([other, refused]) => {
      const [name = '', value = ''] = refused.split('=');
      return { name, fault: `${value} is refused with ${other}` };
    });
}

/** Each setting is reported once, with the first fault found. */
function onceEach(faults: readonly Fault[]): string[] {
  const first = new Map<string, string>();
  for (const { name, fault } of faults) if (!first.has(name)) first.set(name, `${name}: ${fault}`);
  return [...first.values()];
}

/** The captcha for page and service alike: the chosen one, else Google's if its key is set. */
export function captchaOf(settings: Pick<z.output<typeof buildSettings>, 'CAPTCHA' | 'RECAPTCHA_SITE_KEY'>) {
  return settings.CAPTCHA ?? (settings.RECAPTCHA_SITE_KEY === undefined ? 'altcha' : 'recaptcha');
}
