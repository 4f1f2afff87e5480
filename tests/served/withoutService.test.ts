import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengePath } from '#common/contact.ts';
import type { Service } from '#server/testing/server.ts';
import { siteFolder } from '../built/site.ts';
import { ask } from './ask.ts';
import { serveByCaddy } from './caddy.ts';
import { serveByNginx } from './nginx.ts';

/** An address where nobody listens. */
const nowhere = '127.0.0.1:1';

describe.each([
  ['nginx', serveByNginx],
  ['Caddy', serveByCaddy],
] as const)('%s, while the service is away', (_name, serve) => {
  let site: Service;
  beforeAll(async () => void (site = await serve(nowhere, false)));
  afterAll(() => site.stop());

  it.each(['index', 'contact', 'en/contact'])('still shows %s as it was built', async (page) => {
    const { status, text } = await ask(site.address, page === 'index' ? '/' : `/${page}`);
    expect(status).toBe(200);
    expect(text).toBe(readFileSync(join(siteFolder, `${page}.html`), 'utf8'));
  });

  it('says so to whoever needs the service', async () => {
    for (const path of ['/readyz', challengePath]) expect((await ask(site.address, path)).status).toBe(502);
  });
});

it('nginx leads plain HTTP to HTTPS, at the one name of the site', async () => {
  const site = await serveByNginx(nowhere, false);
  try {
    const { status, headers } = await ask(site.plain, '/faq?a=1', { headers: { host: 'bewertra.example' } });
    expect([status, headers.location]).toEqual([301, 'https://www.bewertra.example/faq?a=1']);
  } finally {
    await site.stop();
  }
});
