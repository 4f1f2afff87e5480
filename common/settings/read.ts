import type * as z from 'zod';
import { allSettings, needs, others, ours, refusals, type buildSettings } from './schema.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Thrown for a configuration that cannot work; one line a fault, each naming its variable. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** One line for each setting that we do not know and that can only be meant for us: mostly slips of the pen. */
function unknownSettings(env: Variables, fromFile: readonly string[]): string[] {
  const meantForUs = (name: string) => (fromFile.includes(name) ? !others.test(name) : ours.test(name));
  return Object.keys(env)
    .filter((name) => meantForUs(name) && !(name in allSettings.shape))
    .map((name) => `${name}: is not a setting; .env.example has them all`);
}

/** Settings that are fine alone and wrong together; each is named once, by the first reason. */
function contradictions(env: Variables, isRead: (name: string) => boolean): string[] {
  const faults = new Map<string, string>();
  const add = (name: string, fault: string) => faults.set(name, faults.get(name) ?? `${name}: ${fault}`);
  const holds = (condition: string) => {
    const [name = '', value] = condition.split('=');
    return isRead(name) && (value === undefined ? env[name] !== undefined : env[name] === value);
  };
  for (const [condition, needed] of needs)
    if (holds(condition) && isRead(needed) && env[needed] === undefined)
      add(needed, `is missing; ${condition} needs it`);
  for (const [production, refused] of refusals) {
    const [name = '', value = ''] = refused.split('=');
    if (holds(production) && holds(refused)) add(name, `${value} is refused with ${production}`);
  }
  return [...faults.values()];
}

/**
 * Reads what a schema names, and refuses what is wrong with that, or is no setting at all. An empty variable
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
  const { data, error } = schema.safeParse(env);
  const faults = [
    ...unknownSettings(env, fromFile),
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...contradictions(env, (name) => name in schema.shape),
  ];
  if (data === undefined || faults.length > 0) throw new ConfigError(faults);
  return data;
}

/** The captcha that page and service agree on: chosen, or else Google's when its key is there. */
export function captchaOf(settings: Pick<z.output<typeof buildSettings>, 'CAPTCHA' | 'RECAPTCHA_SITE_KEY'>) {
  return settings.CAPTCHA ?? (settings.RECAPTCHA_SITE_KEY === undefined ? 'altcha' : 'recaptcha');
}
