import * as z from 'zod';

/**
 * What a deployment sets at build time (decision 5). A wrong value stops the build with one line per
 * fault, because a site with a broken outward link looks fine until a customer clicks it.
 */
const origin = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).transform((value) => {
  const { origin, pathname } = new URL(value);
  return origin + pathname.replace(/\/$/, '');
});

const schema = z
  .object({
    PUBLIC_SITE_URL: origin.default('https://www.bewertra.example'),
    PUBLIC_PLATFORM_URL: origin.default('https://app.bewertra.example'),
    PUBLIC_API_BASE: z.union([z.literal(''), origin]).default(''),
    CAPTCHA: z.optional(z.string()),
    RECAPTCHA_SITE_KEY: z.optional(z.string()),
    // Read by scripts/launch; checked here, so that a slip of the pen does not switch its refusal off.
    BUILD_ENV: z.optional(z.literal('production', { error: 'must be production or unset' })),
    ALLOW_PLACEHOLDERS: z.optional(z.literal('1', { error: 'must be 1 or unset' })),
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
