import type { AstroConfig } from 'astro';
import { publicConfig } from './config.ts';

type Csp = Exclude<AstroConfig['security']['csp'], boolean>;
type Directives = NonNullable<Csp['directives']>;
type Sources = { scripts: string[]; directives: Directives };

const { apiBase, recaptchaSiteKey, analyticsContainer } = publicConfig;

/** The contact service where it has an origin of its own. */
const apiOrigin = apiBase === '' ? '' : ` ${new URL(apiBase).origin}`;

/** What Google's captcha loads (its own documentation), only in a site that is built with it. */
const google = 'https://www.google.com/recaptcha/';
const usesGoogle = recaptchaSiteKey !== '';

/** Where Matomo's container comes from and reports to, only in a site that is built with it. */
const usesMatomo = analyticsContainer !== '';
const matomo = usesMatomo ? ` ${new URL(analyticsContainer).origin}` : '';

/**
 * Scripts of others neither know our Trusted Types policy nor bring one that we could name, so they are
 * asked for only where every script is ours.
 */
const trustedTypes: Directives =
  usesGoogle || usesMatomo ? [] : ["require-trusted-types-for 'script'", 'trusted-types default'];

/** What any page may load and do; Astro adds the hashes of what it writes inline. */
export const everyPage: Sources = {
  scripts: ["'self'", ...(usesMatomo ? [matomo.trim()] : [])],
  directives: [
    "default-src 'none'",
    `img-src 'self'${matomo}`,
    "font-src 'self'",
    `connect-src 'self'${apiOrigin}${matomo}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // The form without JavaScript posts to the contact service, wherever that lives.
    `form-action 'self'${apiOrigin}`,
    ...trustedTypes,
  ],
};

/** What the contact page may load besides. */
export const captchaPage: Sources = usesGoogle
  ? {
      scripts: [google, 'https://www.gstatic.com/recaptcha/'],
      directives: [`connect-src ${google}`, `frame-src ${google}`],
    }
  : { scripts: [], directives: [] };
