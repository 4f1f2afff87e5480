import type { AstroConfig } from 'astro';
import { publicConfig } from './config.ts';

type Csp = Exclude<AstroConfig['security']['csp'], boolean>;
type Directives = NonNullable<Csp['directives']>;
type Sources = { scripts: string[]; directives: Directives };

const { apiBase, recaptchaSiteKey, analyticsContainer } = publicConfig;

/** The contact service, if it has its own origin. */
const apiOrigin = apiBase === '' ? '' : ` ${new URL(apiBase).origin}`;

/** Sources of Google's captcha, by its documentation; only in a site that is built with it. */
const google = 'https://www.google.com/recaptcha/';
const usesGoogle = recaptchaSiteKey !== '';

/** Origin of Matomo's container and its reports; only in a site that is built with it. */
const usesMatomo = analyticsContainer !== '';
const matomo = usesMatomo ? ` ${new URL(analyticsContainer).origin}` : '';

/**
 * Third-party scripts neither know our Trusted Types policy nor bring one that we could name, so Trusted
 * Types are required only where every script is ours.
 */
const trustedTypes: Directives =
  usesGoogle || usesMatomo ? [] : ["require-trusted-types-for 'script'", 'trusted-types default'];

/** What any page may load and do; Astro adds the hashes of what it writes inline. */
export const everyPage: Sources & { styles: string[] } = {
  scripts: ["'self'", ...(usesMatomo ? [matomo.trim()] : [])],
  // The dialogues that ask for consent bring a sheet of their own.
  styles: usesMatomo ? ["'self'"] : [],
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

/** What the contact page may load in addition. */
export const captchaPage: Sources = usesGoogle
  ? {
      scripts: [google, 'https://www.gstatic.com/recaptcha/'],
      directives: [`connect-src ${google}`, `frame-src ${google}`],
    }
  : { scripts: [], directives: [] };
