import { loadSettings } from '#common/settings/load.ts';
import { captchaOf, readSettings, type Variables } from '#common/settings/read.ts';
import { buildSettings } from '#common/settings/schema.ts';

/**
 * Reads the build-time settings.
 * @param fromFile names of the variables that come from `.env`
 * @throws ConfigError naming every fault: a broken outward link would go unnoticed until a customer clicks it
 */
export function readPublicConfig(variables: Variables, fromFile: readonly string[] = []) {
  const env = readSettings(buildSettings, variables, fromFile);
  return {
    /** Origin of this site, for canonical addresses. */
    siteUrl: env.PUBLIC_SITE_URL,
    /** Address of the application, for sign-in and registration. */
    platformUrl: env.PUBLIC_PLATFORM_URL,
    /** Address of the contact service; empty means this site's own. */
    apiBase: env.PUBLIC_API_BASE ?? '',
    /** Key of Google's captcha; empty means the embedded one. */
    recaptchaSiteKey: captchaOf(env) === 'recaptcha' ? (env.RECAPTCHA_SITE_KEY ?? '') : '',
    /** Address of the analytics container's script; empty means a site without analytics and without consent. */
    analyticsContainer:
      env.ANALYTICS_URL === undefined || env.ANALYTICS_CONTAINER_ID === undefined
        ? ''
        : `${env.ANALYTICS_URL}/js/container_${env.ANALYTICS_CONTAINER_ID}.js`,
  };
}

const { variables, fromFile } = loadSettings();
export const publicConfig = readPublicConfig(variables, fromFile);

/** The settings that shape the pages, which a build keeps beside them. */
export const builtWith = JSON.stringify(readSettings(buildSettings, variables, fromFile));
