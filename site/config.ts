import * as z from 'zod';

/**
 * What a deployment sets at build time (decision 5). A wrong value stops the build with one line per
 * fault, because a site with a broken outward link looks fine until a customer clicks it.
 */
const origin = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).transform((value) => {
  const { origin, pathname } = new URL(value);
  return origin + pathname.replace(/\/$/, '');
});

/** Matomo's own address, with its path where it does not live at the root: the container's file is below it. */
const matomo = z
  .url({ protocol: /^https$/, error: 'must be an https address', abort: true })
  .refine((value) => {
    const { username, password, search, hash, pathname } = new URL(value);
    return username + password + search + hash === '' && !pathname.endsWith('.js');
  }, 'must be the address of Matomo itself, without the file of the container')
  .transform((value) => value.replace(/\/$/, ''));

const schema = z
  .object({
    PUBLIC_SITE_URL: origin.default('https://www.bewertra.example'),
    PUBLIC_PLATFORM_URL: origin.default('https://app.bewertra.example'),
    PUBLIC_API_BASE: z.union([z.literal(''), origin]).default(''),
    CAPTCHA: z.optional(z.string()),
    RECAPTCHA_SITE_KEY: z.optional(z.string()),
    // Read by build/launch; checked here, so that a slip of the pen does not switch its refusal off.
    BUILD_ENV: z.optional(z.literal('production', { error: 'must be production or unset' })),
    ALLOW_PLACEHOLDERS: z.optional(z.literal('1', { error: 'must be 1 or unset' })),
    ANALYTICS_URL: z.optional(matomo),
    ANALYTICS_CONTAINER_ID: z.optional(z.string().regex(/^\w+$/, 'must be an id of letters and digits')),
  })
  .superRefine((env, context) => {
    const halves = ['ANALYTICS_URL', 'ANALYTICS_CONTAINER_ID'] as const;
    const [missing, ...more] = halves.filter((name) => env[name] === undefined);
    if (missing !== undefined && more.length === 0)
      context.addIssue({
        code: 'custom',
        path: [missing],
        message: 'is missing; analytics needs both of its settings',
      });
  })
  .transform((env) => ({
    /** Origin of this site, for canonical addresses. */
    siteUrl: env.PUBLIC_SITE_URL,
    /** Origin of the application, for sign-in and registration. */
    platformUrl: env.PUBLIC_PLATFORM_URL,
    /** Origin of the contact service; empty means this site's own. */
    apiBase: env.PUBLIC_API_BASE,
    /** Key of Google's captcha; empty means the embedded one. The service chooses by the same rule. */
    recaptchaSiteKey: (env.CAPTCHA ?? 'recaptcha') === 'recaptcha' ? (env.RECAPTCHA_SITE_KEY ?? '') : '',
    /** Address of the analytics container's script; empty means a site without analytics and without consent. */
    analyticsContainer:
      env.ANALYTICS_URL === undefined || env.ANALYTICS_CONTAINER_ID === undefined
        ? ''
        : `${env.ANALYTICS_URL}/js/container_${env.ANALYTICS_CONTAINER_ID}.js`,
  }));

export type PublicConfig = z.infer<typeof schema>;

/** Reads the build-time variables; throws one error that names every fault. */
export function readPublicConfig(env: Record<string, string | undefined>): PublicConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The site cannot be built with this configuration.\n${faults.join('\n')}`);
}

export const publicConfig = readPublicConfig(process.env);
