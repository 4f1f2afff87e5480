import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sitemap } from '#site/seo/sitemap.ts';
import { changedPages, keyOf, tellSearchEngines } from './indexNow.ts';

const page = (path: string, modified?: string) => ({
  address: `https://www.site.example${path}`,
  alternates: [],
  modified,
});

it('finds pages that changed, came or went', () => {
  const before = sitemap([page('/', '2026-01-01'), page('/faq', '2026-01-01'), page('/old')]);
  const now = sitemap([page('/', '2026-01-01'), page('/faq', '2026-02-02'), page('/new')]);
  const changed = ['/faq', '/new', '/old'].map((path) => `https://www.site.example${path}`);
  expect(changedPages(now, before)).toEqual(changed);
  expect(changedPages(now, now)).toEqual([]);
  expect(changedPages(now, '')).toHaveLength(3);
});

it('knows the key by its file, and no other file as a key', () => {
  const site = temporaryFolder();
  writeFileSync(join(site, 'robots.txt'), 'robots');
  writeFileSync(join(site, 'somebody.txt'), 'Something about somebody');
  mkdirSync(join(site, 'institutional'));
  expect(keyOf(site)).toBeUndefined();
  writeFileSync(join(site, 'a1b2c3d4e5.txt'), 'a1b2c3d4e5');
  expect(keyOf(site)).toBe('a1b2c3d4e5');
});

/** Stands where IndexNow's own server would be. */
let server: Server;
let status = 200;
const received: unknown[] = [];
let endpoint: string;

beforeEach(async () => {
  received.length = 0;
  status = 200;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/indexnow`;
});
afterEach(() => server.close());

it('tells which pages changed, and where the key stands', async () => {
  const pages = ['https://www.site.example/faq', 'https://www.site.example/en/faq'];
  await tellSearchEngines(pages, 'abcdefgh', endpoint);
  expect(received).toEqual([
    {
      host: 'www.site.example',
      key: 'abcdefgh',
      keyLocation: 'https://www.site.example/abcdefgh.txt',
      urlList: pages,
    },
  ]);
});

it('sends nothing where nothing changed', async () => {
  await tellSearchEngines([], 'abcdefgh', endpoint);
  expect(received).toEqual([]);
});

it('says what was refused', async () => {
  status = 403;
  await expect(tellSearchEngines(['https://www.site.example/'], 'abcdefgh', endpoint)).rejects.toThrow('403');
});
