import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsOfView } from '#common/addresses.ts';
import { deployFolder, policiesFile, securityHeaders, type Policies } from '#common/headers.ts';
import { siteFolder } from '../built/site.ts';

/** A file of the built site, as every server has to send it. */
export const fileOf = (name: string): string => readFileSync(join(siteFolder, name), 'utf8');

/** Headers by names in small letters, as Node gives those of an answer. */
export const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const policies = JSON.parse(fileOf(`${deployFolder}/${policiesFile}`)) as Policies;

/** The security headers of every answer that is no page. */
export const expectedHeaders = lowerCased(securityHeaders(policies.any));

/** The security headers of the page at an address. */
export function expectedHeadersOf(address: string): Record<string, string> {
  const [, policy] = Object.entries(policies.views).find(([view]) => pathsOfView(view).test(address)) ?? [];
  if (policy === undefined) throw new Error(`no view has the page ${address}`);
  return lowerCased(securityHeaders(policy));
}

/** Files whose names change with each build, and a picture that stands for a page elsewhere. */
export const sharePicture = /"https?:\/\/[^"/]+(\/og\/[^"]+)"/.exec(fileOf('faq.html'))?.[1] ?? '';
export const hashedPicture = /(\/_astro\/[^" ]+\.avif)/.exec(fileOf('index.html'))?.[1] ?? '';
export const hashedScript = /"(\/_astro\/[^"]+\.js)"/.exec(fileOf('contact.html'))?.[1] ?? '';
