import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filesOf, movedAddresses, pagesWithSections, siteAddresses, viewOf } from '#common/addresses.ts';
import {
  caching,
  documentHeaders,
  hashedFolder,
  headersOfFile,
  pageFile,
  type Policies,
} from '#common/headers.ts';
import { localeOfPath, type Locale } from '#common/locales.ts';
import { comingSoonPath, localisedPath, messageSentPath, pathTo } from '#common/routes.ts';
import { pathOf } from '#server/log.ts';
import type { AppOptions } from '#server/options.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { contactPageSender } from './contact/contactPage.ts';
import { sentPageSender } from './contact/sentPage.ts';
import { isApiPath, otherMethods, sendError } from './errors.ts';

const maintenancePause = 10 * MINUTE;

/** No validators: an error page must not turn into a 304. */
const errorPage = { etag: false, lastModified: false } as const;

/**
 * Files that are reached by an address of their own, by content negotiation, or by nobody (the build's
 * own notes), not by name.
 */
const notByName = /\.(html|br|gz)$|\/\.(?!well-known\/)/;

/**
 * Serves the static build: each page at its one address, other spellings redirected to it, the rest
 * (scripts, pictures, fonts, sitemap) by file name.
 * @param policies the content security policies of pages, by their views
 */
export async function registerSite(
  app: FastifyInstance,
  options: AppOptions,
  policies: Policies['views'],
): Promise<void> {
  await registerFiles(app, options.siteDir, policies);
  registerPages(app, options, policies);
  registerRedirects(app);
  setNotFound(app, options.config);
}

async function registerFiles(
  app: FastifyInstance,
  siteDir: string,
  policies: Policies['views'],
): Promise<void> {
  await app.register(fastifyStatic, {
    root: siteDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Files come whole: @fastify/send answers HEAD with a part, and lets If-Range match weak ETags and later days
    // (RFC 9110, 14.2 and 13.1.5), so that halves of two releases could be joined. nginx has `max_ranges 0`.
    acceptRanges: false,
    setHeaders: (reply, file) => setHeaders(reply, addressOf(siteDir, file), policies),
    // Reached through the catch-all alone; pages are sent by their own routes below.
    allowedPath: (path, _root, request) => request.routeOptions.url !== '/*' || !notByName.test(path),
  });
}

function registerPages(app: FastifyInstance, options: AppOptions, policies: Policies['views']): void {
  const { maintenance } = options.config;
  for (const address of siteAddresses) {
    const { path, locale } = address;
    const sendPage = senderOf(address, options, policies);
    // Messages are taken during maintenance: whoever has sent one by the form learns that it has arrived.
    const isClosed = maintenance && path !== localisedPath(locale, messageSentPath);
    app.get(path, (request, reply) => (isClosed ? comingSoon(reply, locale) : sendPage(request, reply)));
    for (const alias of aliasesOf(path)) app.get(alias, redirectTo(path));
  }
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** What sends the page of an address: its file as it is, unless the service has something to add to it. */
function senderOf(
  { path, locale }: (typeof siteAddresses)[number],
  { siteDir, protection, config: { captcha } }: AppOptions,
  policies: Policies['views'],
): SendPage {
  const files = filesOf(path);
  const file = files.find((name) => existsSync(join(siteDir, name))) ?? files[0];
  const built = join(siteDir, file);
  const sendFile: SendPage = (_request, reply) => reply.sendFile(file);
  if (!existsSync(built)) return sendFile;
  const withPolicy =
    (sendPage: SendPage): SendPage =>
    (request, reply) =>
      sendPage(request, setPolicy(reply, file, policies));
  if (path === localisedPath(locale, messageSentPath)) return withPolicy(sentPageSender(built, locale));
  const needsToken = path === pathTo(locale, 'contact') && captcha !== 'off';
  return needsToken ? withPolicy(contactPageSender(built, protection)) : sendFile;
}

function registerRedirects(app: FastifyInstance): void {
  for (const { from, to } of movedAddresses) {
    for (const spelling of [from, ...aliasesOf(from)]) app.get(spelling, redirectTo(to));
  }
  for (const path of pagesWithSections) {
    app.get(`${path}/:section`, redirectTo(path));
    app.get(`${path}/:section/`, redirectTo(path));
  }
}

function setNotFound(app: FastifyInstance, { maintenance }: AppOptions['config']): void {
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request.url);
    const allowed = otherMethods(app, request);
    if (allowed.length > 0) {
      sendError(request, reply.header('allow', allowed.join(', ')), 405);
    } else if (isApiPath(path)) {
      sendError(request, reply, 404);
    } else if (maintenance) {
      comingSoon(reply, localeOfPath(path));
    } else {
      const [file] = filesOf(localisedPath(localeOfPath(path), '/404'));
      reply.code(404).sendFile(file, errorPage);
    }
  });
}

function comingSoon(reply: FastifyReply, locale: Locale): FastifyReply {
  const [file] = filesOf(localisedPath(locale, comingSoonPath));
  return reply
    .code(503)
    .header('retry-after', maintenancePause / SECOND)
    .sendFile(file, errorPage);
}

/** Other spellings of an address, which lead to it. */
function aliasesOf(path: string): string[] {
  return path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`, `${path}/index.html`];
}

/** Permanently, with the query kept; browsers ask again each time, or no address could ever come back. */
function redirectTo(path: string) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.url.indexOf('?');
    reply
      .header('cache-control', caching.page)
      .redirect(query === -1 ? path : path + request.url.slice(query), 301);
  };
}

/** The address of a file of the site, or of the file that a compressed one stands for: `/favicon.svg`. */
function addressOf(siteDir: string, file: string): string {
  const path = `/${relative(siteDir, file).replaceAll(sep, '/')}`;
  return path.replace(/\.(br|gz)$/, '');
}

/**
 * Narrows the policy of an answer to what the pages of a view need: the hashes of all pages' styles and scripts take
 * more than a kilobyte before the first word.
 * @param file relative to the site, such as `en/faq.html`
 */
function setPolicy(reply: FastifyReply, file: string, policies: Policies['views']): FastifyReply {
  const policy = policies[viewOf(file)];
  return policy === undefined ? reply : reply.header('content-security-policy', policy);
}

function setHeaders(reply: FastifyReply, path: string, policies: Policies['views']): void {
  reply.header('cache-control', cacheControlFor(path));
  if (pageFile.test(path)) {
    setPolicy(reply, path.slice(1), policies);
    return;
  }
  reply.headers(headersOfFile(path));
  for (const name of Object.keys(documentHeaders)) reply.removeHeader(name);
}

function cacheControlFor(path: string): string {
  if (pageFile.test(path)) return caching.page;
  return path.startsWith(hashedFolder) ? caching.hashed : caching.other;
}
