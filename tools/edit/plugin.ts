import { join } from 'node:path';
import type { ServerResponse } from 'node:http';
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';
import type { Config } from '@keystatic/core';
import {
  isRunnableDevEnvironment,
  type Connect,
  type DevEnvironment,
  type EnvironmentModuleNode,
  type Plugin,
  type ViteDevServer,
} from 'vite';
import { inGerman } from './german.ts';
import { broughtTogether, NotSaved, remember, type Save } from './saving.ts';
import { withDraftHooks } from './draftHooks.ts';

const folder = import.meta.dirname;
const root = join(folder, '../..');
const page = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Texte</title>
  </head>
  <body>
    <div id="editor"></div>
    <script type="module" src="/tools/edit/main.tsx"></script>
  </body>
</html>
`;

/** Keystatic asks Google for a typeface, which would tell it who edits when. */
const policy = "default-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:";

/** Serves the editor below /keystatic, and what it reads and writes below /api/keystatic. */
export function editor(): Plugin {
  return {
    name: 'editor',
    enforce: 'pre',
    config: () => ({
      optimizeDeps: {
        entries: ['tools/edit/main.tsx'],
        rolldownOptions: { plugins: [inGerman, withDraftHooks] },
      },
      resolve: { dedupe: ['react', 'react-dom'] },
    }),
    // Astro's server reads a changed file again unless a browser has the file too, which then reloads by itself. Here
    // the browser is the editor, which has all texts: without this, pages would keep the words that they first had.
    hotUpdate({ modules, timestamp }) {
      if (this.environment.name !== 'client') readAgain(this.environment, modules, timestamp);
    },
    // As a function that Vite calls later, the editor stands behind Vite's check of the host's name.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://127.0.0.1');
        if (pathname.startsWith('/api/keystatic/')) {
          answer(server, request, response).catch((error: unknown) => {
            // Whoever leaves a form while it loads hangs up; Vite would lay that as an error over the next form.
            if (!request.socket.destroyed) refuse(response, error as NodeJS.ErrnoException);
          });
        } else if (/^\/keystatic(?:\/|$)/.test(pathname)) {
          show(server, pathname, response).catch(next);
        } else {
          next();
        }
      });
    },
  };
}

/** Has the server read changed modules, and all that import them, again for its next answer. */
function readAgain(
  environment: DevEnvironment,
  modules: readonly EnvironmentModuleNode[],
  timestamp: number,
) {
  const outdated = new Set<EnvironmentModuleNode>();
  for (const module of modules) environment.moduleGraph.invalidateModule(module, outdated, timestamp, true);
  if (!isRunnableDevEnvironment(environment)) return;
  const { evaluatedModules } = environment.runner;
  for (const { id } of outdated) {
    const evaluated = id === null ? undefined : evaluatedModules.getModuleById(id);
    if (evaluated) evaluatedModules.invalidateModule(evaluated);
  }
}

async function show(server: ViteDevServer, pathname: string, response: ServerResponse) {
  const html = await server.transformIndexHtml(pathname, page);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  response.end(html);
}

async function answer(server: ViteDevServer, request: Connect.IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://127.0.0.1');
  const body = await bodyOf(request);
  if (pathname === '/api/keystatic/together') {
    const said = JSON.stringify(together(body));
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(said);
    return;
  }
  const { default: config } = (await server.ssrLoadModule('/tools/edit/keystatic.config.ts')) as {
    default: Config;
  };
  const handle = makeGenericAPIRouteHandler({ config, localBaseDirectory: root });
  const asked = pathname === '/api/keystatic/update' ? withOthers(body) : body;
  const { status = 200, headers = {}, body: said } = await handle(asRequest(request, asked));
  if (status === 200 && said instanceof Uint8Array) remember(Buffer.from(said));
  response.writeHead(status, headers as Record<string, string>);
  response.end(said);
}

/** A form with what others have changed in its files (`saving.ts`). */
const together = (body: Buffer) => broughtTogether(root, JSON.parse(String(body)) as Save);

/** The same as what Keystatic writes. */
function withOthers(body: Buffer): Buffer {
  const { additions, deletions } = together(body);
  return Buffer.from(JSON.stringify({ additions, deletions }));
}

/** Why nothing was saved or loaded, in words that Keystatic shows. */
function refuse(response: ServerResponse, error: NodeJS.ErrnoException) {
  const isOurs = error instanceof NotSaved;
  if (!isOurs) console.error(error);
  response.writeHead(isOurs ? 409 : 500, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`Nicht gespeichert: ${isOurs ? error.message : causeOf(error)}`);
}

function causeOf({ code = '', message }: NodeJS.ErrnoException): string {
  const [firstLine = ''] = message.split('\n');
  return `${causes[code] ?? 'Etwas ist schiefgegangen'} (${firstLine}).`;
}

const causes: Readonly<Record<string, string>> = {
  EACCES: 'Auf diesem Rechner darf die Datei nicht geändert werden',
  EPERM: 'Auf diesem Rechner darf die Datei nicht geändert werden',
  EROFS: 'Auf diesem Rechner darf die Datei nicht geändert werden',
  ENOSPC: 'Auf diesem Rechner ist kein Platz mehr',
};

async function bodyOf(request: Connect.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function asRequest(
  { method = 'GET', originalUrl = '/', headers }: Connect.IncomingMessage,
  body: Buffer,
): Request {
  return new Request(new URL(originalUrl, 'http://127.0.0.1'), {
    method,
    headers: headers as Record<string, string>,
    ...(method === 'GET' ? {} : { body }),
  });
}
