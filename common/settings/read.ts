import type * as z from 'zod';
import { allSettings, needs, others, ours, refusals, type buildSettings } from './schema.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Thrown for a configuration that cannot work: one line for each fault, each naming its variable. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
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
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const faults = new Map<string, string>();
  // Each setting is reported once, with the first fault found.
  const add = (name: string, fault: string) => faults.set(name, faults.get(name) ?? `${name}: ${fault}`);
  const isRead = (name: string) => name in schema.shape;
  const holds = (condition: string) => {
    const [name = '', value] = condition.split('=');
    return isRead(name) && (value === undefined ? env[name] !== undefined : env[name] === value);
  };

  for (const name of unknownSettings(env, fromFile)) add(name, 'is not a setting; .env.example has them all');
  const { data, error } = schema.safeParse(env);
  for (const { path, message } of error?.issues ?? []) add(path.join('.'), message);
  for (const [condition, needed, unless] of needs) {
    if (!holds(condition) || !isRead(needed) || env[needed] !== undefined) continue;
    if (unless === undefined) add(needed, `is missing; ${condition} needs it`);
    else if (!holds(unless)) add(needed, `is missing; ${condition} needs it, unless ${unless}`);
  }
  for (const [other, refused] of refusals) {
    const [name = '', value = ''] = refused.split('=');
    if (holds(other) && holds(refused)) add(name, `${value} is refused with ${other}`);
  }
  if (data === undefined || faults.size > 0) throw new ConfigError([...faults.values()]);
  return data;
}

/** The captcha for page and service alike: the chosen one, else Google's if its key is set. */
export function captchaOf(settings: Pick<z.output<typeof buildSettings>, 'CAPTCHA' | 'RECAPTCHA_SITE_KEY'>) {
  return settings.CAPTCHA ?? (settings.RECAPTCHA_SITE_KEY === undefined ? 'altcha' : 'recaptcha');
}
